import TutorialCompiler
import TutorialSystem

/// The reaches of a run by descriptions that a later run understands: the roots, as they are seen from the working
/// directory. Two runs may number them differently.
final class ReachNames {
  private let boundary: Boundary
  private var names: [Reach: String] = [:]
  private var reaches: [String: Reach] = [:]

  /// Nothing named yet.
  init(_ boundary: Boundary) {
    self.boundary = boundary
  }

  /// The description of a reach, which is known by it from now on.
  func name(of reach: Reach) -> String {
    if let known = names[reach] { return known }
    let name =
      boundary.roots(of: reach).map { roots in
        roots.all.map { root in
          (root.isFlat ? "=" : "/") + RelativePath.path(to: root.path, from: boundary.disk.workingDirectory.path)
        }.joined(separator: "\n")
      } ?? "*"
    names[reach] = name
    reaches[name] = reach
    return name
  }

  /// The reach of a description; nil where this run has come across none.
  func reach(named name: String) -> Reach? { reaches[name] }

  /// The description of how far names reach that stand in the files of a folder.
  func name(ofFolder folder: String) -> String { name(of: boundary.reach(inFolder: folder)) }
}
