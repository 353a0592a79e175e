import TutorialSystem
import TutorialWatching

/// The files of this machine. Every path is resolved here, component by component: a symbolic link is read, and what it
/// says takes its place, so that what a path leads to is known before it is touched, and what is touched is what was
/// known.
///
/// The file system's own resolution of paths is never asked.
final class Disk: Sendable {
  /// What is resolved at most: as many links as Linux follows, and more components than any path of a person has.
  private static let limits = (links: 40, components: 4096)

  /// The folder that holds everything.
  let top: Folder
  /// The working directory, from which relative paths start.
  let workingDirectory: Folder
  /// Whether somebody takes down what is looked at.
  let isWatched: Bool

  /// The disk as seen from a working directory, given as an absolute path.
  ///
  /// - Parameter sightings: takes down what is looked at.
  init(workingDirectory path: String, _ sightings: Sightings? = nil) throws(SystemError) {
    isWatched = sightings != nil
    let top = try Folder.fileSystemRoot(sightings)
    var folder = top
    // The system reports it without links.
    for name in path.split(separator: "/") { folder = try folder.folder(String(name)) }
    self.top = top
    workingDirectory = folder
  }

  /// Where `path` ends. Its last component need not exist.
  ///
  /// - Parameters:
  ///   - followsLast: whether a link that the whole path names is followed too.
  ///   - visitLink: told of each link on the way: the folder that it is in, and its name.
  ///   - check: nil where the folders on the way must exist. Else it is asked about the folder in which one is missing,
  ///     and one that it lets pass gets it.
  func place(
    of path: String, followingLast followsLast: Bool = true,
    makingFolders check: ((Folder) throws(AccessError) -> Void)? = nil,
    visitingLinks visitLink: (Folder, String) -> Void = { _, _ in }
  ) throws(AccessError) -> DiskPlace {
    var folder = path.hasPrefix("/") ? top : workingDirectory
    var waiting = Self.components(path)
    var (links, count) = (0, 0)
    while let name = waiting.popLast() {
      count += 1
      guard count <= Self.limits.components else { throw .system(.tooLongName) }
      if name == ".." {
        folder = folder.parent ?? folder
        continue
      }
      switch try status(of: name, in: folder) {
      case nil:
        if waiting.isEmpty { return DiskPlace(folder: folder, name: name, status: nil) }
        guard let check else { throw .system(.notFound) }
        try check(folder)
        folder = try make(name, in: folder)
      case let status? where status.kind == .link && (followsLast || !waiting.isEmpty):
        links += 1
        guard links <= Self.limits.links else { throw .system(.tooManyLinks) }
        visitLink(folder, name)
        let target = try linkTarget(of: name, in: folder)
        if target.hasPrefix("/") { folder = top }
        waiting += Self.components(target)
      case let status? where status.kind == .folder:
        folder = try open(name, in: folder)
      case let status?:
        guard waiting.isEmpty else { throw .system(.notAFolder) }
        return DiskPlace(folder: folder, name: name, status: status)
      }
    }
    return DiskPlace(folder: folder, name: ".", status: folder.status)
  }

  /// The folder at `path`.
  func folder(at path: String) throws(AccessError) -> Folder {
    let place = try place(of: path)
    guard place.name == "." else { throw .system(place.status == nil ? .notFound : .notAFolder) }
    return place.folder
  }

  /// The same disk, on which nothing is taken down that is looked at: what does not decide how a run comes out.
  var unwatched: Disk { isWatched ? (try? Disk(workingDirectory: workingDirectory.path)) ?? self : self }

  /// Takes down all that stands on the way to a path, for who is about to let the operating system resolve it.
  func note(_ path: String) {
    if isWatched { _ = try? place(of: path) }
  }

  /// The components of a path, the first one last; `.` and empty ones are left out.
  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").reversed().filter { $0 != "." }.map(String.init)
  }

  // MARK: Calls whose errors are the system's

  private func status(of name: String, in folder: Folder) throws(AccessError) -> FileSystem.Status? {
    do { return try folder.status(of: name) } catch { throw .system(error) }
  }

  private func linkTarget(of name: String, in folder: Folder) throws(AccessError) -> String {
    do { return try folder.linkTarget(of: name) } catch { throw .system(error) }
  }

  private func open(_ name: String, in folder: Folder) throws(AccessError) -> Folder {
    do { return try folder.folder(name) } catch { throw .system(error) }
  }

  private func make(_ name: String, in folder: Folder) throws(AccessError) -> Folder {
    do throws(SystemError) {
      do throws(SystemError) { try folder.makeFolder(name) } catch { if !error.isExisting { throw error } }
      return try folder.folder(name)
    } catch {
      throw .system(error)
    }
  }
}
