import TutorialCompiler
import TutorialSyntax
import TutorialSystem
import TutorialWatching

/// Walks a tree of folders. Hidden folders and the output of builds are left out; a folder that is reached twice, by
/// symbolic links that make a circle or not, is visited once, and links that lead out of the roots of the folder are
/// not followed.
enum FolderWalk {
  /// A folder on the way.
  private struct Waiting {
    let parent: Folder
    let name: String
    let path: String
  }

  /// Visits a folder and all below it, parents first, in the order of their bytes, with their paths and what is in them.
  ///
  /// - Parameter passing: what is done with the output of a build, of which nothing but the names is looked at.
  /// - Returns: why the search has ended before its end, if so: there was more than a search may look at, or a folder
  ///   that cannot be read, by its path.
  static func walk(
    _ start: Folder, _ path: String, _ boundary: Boundary, _ roots: Roots,
    visit: (_ folder: Folder, _ path: String, _ names: [String]) -> Void,
    passing: (_ path: String, _ names: [String]) -> Void = { _, _ in }
  ) -> (path: String, error: WorldError)? {
    var visited: Set<FileSystem.Identity> = []
    // A folder is opened when its turn comes: so only those are open that hold it.
    var waiting: [Waiting] = []
    var looked = Spending(.names, of: boundary.budget)
    var next: (folder: Folder, path: String)? = (start, path)
    while true {
      if let (folder, path) = next, visited.insert(folder.identity).inserted {
        let entries: [FileSystem.Entry]
        do { entries = try folder.entries(for: sieve) } catch { return (path, .unreadable(error.words)) }
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

  /// What comes into a folder leads on, or is a tutorial; no link that is hidden, with which editors say that they are at
  /// work on a file.
  private static let sieve = NameSieve("walk", takesFolders: true, isTutorial)

  /// Of what comes into the output of a build only a tutorial counts.
  private static let passedSieve = NameSieve("passed", takesFolders: false, isTutorial)

  private static func isTutorial(_ name: String, _ kind: Sight.Kind) -> Bool {
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

  /// Whether a build has written into the folder: what lies there is no source.
  static func isBuildOutput(_ folder: Folder) -> Bool {
    ((try? folder.status(of: OutputFolder.stateName, for: .kind)) ?? nil) != nil
  }
}
