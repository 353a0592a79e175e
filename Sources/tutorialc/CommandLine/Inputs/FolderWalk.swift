import TutorialCompiler
import TutorialSyntax
import TutorialSystem
import TutorialWatching

/// Walks a tree of folders.
///
/// Hidden folders and the output of builds are left out. A folder that symbolic links reach twice, in a cycle or not,
/// is visited once, and links out of the folder's roots aren't followed.
enum FolderWalk {
  /// A folder that is still to be visited.
  private struct Waiting {
    let parent: Folder
    let name: String
    let path: String
  }

  /// Visits a folder and all below it, parents first, in the order of their bytes, with their paths and entries.
  ///
  /// - Parameter passing: called for the output of a build, of which only the names are looked at.
  /// - Returns: the reason why the search ended early: the limit was exceeded, or a folder, given by its path, is
  ///   unreadable.
  static func walk(
    _ start: Folder, _ path: String, _ boundary: Boundary, _ roots: Roots,
    visit: (_ folder: Folder, _ path: String, _ names: [String]) -> Void,
    passing: (_ path: String, _ names: [String]) -> Void = { _, _ in }
  ) -> (path: String, error: WorldError)? {
    var visited: Set<FileSystem.Identity> = []
    // A folder is opened when its turn comes, so that only it and its ancestors are open.
    var waiting: [Waiting] = []
    var looked = Spending(.names, of: boundary.budget)
    var next: (folder: Folder, path: String)? = (start, path)
    while true {
      if let (folder, path) = next, visited.insert(folder.identity).inserted {
        let entries: [FileSystem.Entry]
        do { entries = try folder.entries(for: filter) } catch { return (path, .unreadable(error.words)) }
        guard looked.spend(entries.count) else { return (path, .tooMuch(limit: looked.limit)) }
        visit(folder, path, entries.map(\.name))
        waiting += entries.reversed().filter { $0.mayBeFolder && !$0.name.hasPrefix(".") }.map { entry in
          Waiting(parent: folder, name: entry.name, path: FilePath.join(path, entry.name))
        }
      }
      guard let last = waiting.popLast() else { return nil }
      next = nil
      do throws(SystemError) {
        guard let folder = try open(last, boundary, roots) else { continue }
        if isBuildOutput(folder) {
          passing(last.path, try folder.names(for: passedSieve))
        } else {
          next = (folder, last.path)
        }
      } catch {
        return (last.path, .unreadable(error.words))
      }
    }
  }

  /// New entries matter if they are folders or tutorials. Hidden links, with which editors mark files that are being
  /// edited, don't.
  private static let filter = NameFilter("walk", takesFolders: true, isTutorial)

  /// In the output of a build, only new tutorials matter.
  private static let passedSieve = NameFilter("passed", takesFolders: false, isTutorial)

  private static func isTutorial(_ name: String, _ kind: PathState.Kind) -> Bool {
    name.hasSuffix(".tutorial.yaml") && !(kind == .link && name.hasPrefix("."))
  }

  private static func open(
    _ next: Waiting, _ boundary: Boundary, _ roots: Roots
  ) throws(SystemError) -> Folder? {
    guard let status = try next.parent.status(of: next.name, for: .kind) else { return nil }
    switch status.kind {
    case .folder: return try next.parent.folder(next.name)
    case .link:
      let end = try? boundary.place(of: next.parent.path(of: next.name), beneath: roots)
      return end?.name == "." ? end?.folder : nil
    case .file, .other: return nil
    }
  }

  /// Returns true if a build has written into the folder, so that its files aren't sources.
  static func isBuildOutput(_ folder: Folder) -> Bool {
    ((try? folder.status(of: OutputFolder.stateName, for: .kind)) ?? nil) != nil
  }
}
