import TutorialCompiler
import TutorialSystem

/// The folders beneath which lies what is compiled, as far as programs are concerned. Paths are resolved as those are
/// that files name: component by component.
struct ProgramRoots: Sendable {
  private let roots: Roots
  private let disk: Disk

  /// The given folders. Which files decide about a program, a watch knows by its command.
  init(_ roots: Roots, on disk: Disk) {
    self.roots = roots
    self.disk = disk.unwatched
  }

  /// The roots of the configuration and of what is compiled, and of the working directory, from where standard input
  /// reaches.
  init(
    _ boundary: Boundary, configuration: String?,
    tutorials: some Sequence<String> = EmptyCollection<String>(), layouts: [String] = []
  ) {
    var all: [Roots.Root] = []
    var last = ""
    var found = [boundary.roots(in: boundary.disk.workingDirectory)]
    let add = { (path: String) in
      // Of thousands most lie in the folder of the one before.
      if !last.isEmpty, FilePath.isName(path, behind: last) { return }
      let folder = FilePath.folder(of: path)
      if let roots = boundary.roots(of: boundary.reach(inFolder: folder)) { found.append(roots) }
      last = FilePath.start(ofPathsIn: folder)
    }
    if let configuration { add(configuration) }
    tutorials.forEach(add)
    layouts.forEach(add)
    for root in found.flatMap(\.all) where !all.contains(root) { all.append(root) }
    self.init(Roots(all: all), on: boundary.disk)
  }

  /// A single root, at an absolute path. One that is not there any more holds everything.
  ///
  /// - Parameter isFlat: whether only what lies directly in it is beneath it.
  init(at path: String, isFlat: Bool = false, on disk: Disk) {
    let folder = (try? disk.folder(at: path)) ?? disk.top
    self.init(Roots(all: [Roots.Root(folder, isFlat: isFlat && folder.path == path)]), on: disk)
  }

  /// Whether a path ends beneath a root, or would if all of it were there; or a link beneath a root says where it ends.
  /// A path whose end cannot be known counts as beneath.
  func hold(_ path: String) -> Bool {
    var isLed = false
    var holder = path
    while true {
      do throws(AccessError) {
        let place = try disk.place(of: holder, visitingLinks: { isLed = isLed || roots.hold($0, $1) })
        // What is to be made in a folder that is missing lies deeper than that.
        return isLed || roots.hold(place.folder, place.name, deeper: holder != path && place.status == nil)
      } catch {
        guard case .system(let reason) = error, reason.isNotFound, holder != "/", holder != "." else { return true }
        holder = FilePath.folder(of: holder)
      }
    }
  }

  /// The path of the innermost root that holds the folder at a path, or else that folder's own; both without links.
  func innermost(of folder: String) -> String {
    guard let open = try? disk.folder(at: folder) else { return folder }
    return roots.innermost(of: open)?.path ?? open.path
  }
}
