import TutorialSystem
import TutorialWatching

/// The files of this machine, with our own resolution of paths.
///
/// Every path is resolved component by component: a symbolic link is read, and its target takes its place. So the final
/// place is known before it is accessed, and exactly that place is accessed. The file system's own resolution is never
/// used.
final class Disk: Sendable {
  /// Limits of resolution: as many links as Linux follows, and more components than any real path has.
  private static let limits = (links: 40, components: 4096)

  /// The root of the file system.
  let top: Folder
  /// The working directory, which relative paths start from.
  let workingDirectory: Folder
  /// True if accesses are recorded.
  let isWatched: Bool

  /// The disk as seen from a working directory, given as an absolute path.
  ///
  /// - Parameter accesses: records all accesses.
  init(workingDirectory path: String, _ accesses: AccessRecord? = nil) throws(SystemError) {
    isWatched = accesses != nil
    let top = try Folder.fileSystemRoot(accesses)
    var folder = top
    // The system reports the working directory without links.
    for name in path.split(separator: "/") { folder = try folder.folder(String(name)) }
    self.top = top
    workingDirectory = folder
  }

  /// The place of `path`. Its last component need not exist.
  ///
  /// - Parameters:
  ///   - followsLast: true to also follow a link at the end of the path.
  ///   - visitLink: called for each link on the way, with its folder and its name.
  ///   - check: nil if the folders on the way must exist. Otherwise it is called for the folder that lacks one, which
  ///     is created unless it throws.
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

  func folder(at path: String) throws(AccessError) -> Folder {
    let place = try place(of: path)
    guard place.name == "." else { throw .system(place.status == nil ? .notFound : .notAFolder) }
    return place.folder
  }

  /// The same disk without recording, for accesses that don't affect a run's result.
  var unwatched: Disk { isWatched ? (try? Disk(workingDirectory: workingDirectory.path)) ?? self : self }

  /// Records everything on the way to a path that the operating system is about to resolve.
  func note(_ path: String) {
    if isWatched { _ = try? place(of: path) }
  }

  /// The components of a path in reverse order, without `.` and empty ones.
  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").reversed().filter { $0 != "." }.map(String.init)
  }

  // MARK: System calls

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
