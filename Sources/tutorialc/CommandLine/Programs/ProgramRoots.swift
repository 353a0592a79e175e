import TutorialCompiler
import TutorialSystem

/// The folders that contain the inputs, for decisions about programs.
///
/// Paths are resolved like those in files: component by component.
struct ProgramRoots: Sendable {
  private let roots: Roots
  private let disk: Disk

  /// The given folders. Accesses aren't recorded, because a watch records the words of commands instead.
  init(_ roots: Roots, on disk: Disk) {
    self.roots = roots
    self.disk = disk.unwatched
  }

  /// The roots of the configuration, of the inputs, and of the working directory, which is the base of standard input.
  init(
    _ boundary: Boundary, configuration: String?,
    tutorials: some Sequence<String> = EmptyCollection<String>(), layouts: [String] = []
  ) {
    var all: [Roots.Root] = []
    var last = ""
    var found = [boundary.roots(in: boundary.disk.workingDirectory)]
    let add = { (path: String) in
      // Of thousands of inputs, most are in the same folder as the one before.
      if !last.isEmpty, FilePath.isName(path, behind: last) { return }
      let folder = FilePath.folder(of: path)
      if let roots = boundary.roots(of: boundary.scope(inFolder: folder)) { found.append(roots) }
      last = FilePath.start(ofPathsIn: folder)
    }
    if let configuration { add(configuration) }
    tutorials.forEach(add)
    layouts.forEach(add)
    for root in found.flatMap(\.all) where !all.contains(root) { all.append(root) }
    self.init(Roots(all: all), on: boundary.disk)
  }

  /// A single root, at an absolute path. If it doesn't exist any more, it contains everything.
  ///
  /// - Parameter isFlat: true if only direct entries are beneath it.
  init(at path: String, isFlat: Bool = false, on disk: Disk) {
    let folder = (try? disk.folder(at: path)) ?? disk.top
    self.init(Roots(all: [Roots.Root(folder, isFlat: isFlat && folder.path == path)]), on: disk)
  }

  /// Returns true if a path ends beneath a root, or would if it fully existed, or if a link beneath a root determines
  /// its end. Unresolvable paths count as beneath.
  func hold(_ path: String) -> Bool {
    var isLed = false
    var holder = path
    while true {
      do throws(AccessError) {
        let place = try disk.place(of: holder, visitingLinks: { isLed = isLed || roots.hold($0, $1) })
        // Anything to be made in a missing folder is deeper than that.
        return isLed || roots.hold(place.folder, place.name, deeper: holder != path && place.status == nil)
      } catch {
        guard case .system(let reason) = error, reason.isNotFound, holder != "/", holder != "." else { return true }
        holder = FilePath.folder(of: holder)
      }
    }
  }

  /// The path of the innermost root that contains the folder at a path, or else that folder's own; both without links.
  func innermost(of folder: String) -> String {
    guard let open = try? disk.folder(at: folder) else { return folder }
    return roots.innermost(of: open)?.path ?? open.path
  }
}
