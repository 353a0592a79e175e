import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The files of this machine, within a boundary. Relative paths start at the working directory.
struct DiskWorld: World {
  let boundary: Boundary

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    Self.read(path)
  }

  func accessScope(of path: String) -> AccessScope {
    boundary.accessScope(of: path)
  }

  func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    readStamped(path, within: scope).result
  }

  /// A file's content, and its stamp; nil if the stamp changed during reading.
  func readStamped(_ path: String, within scope: AccessScope) -> (
    result: Result<[UInt8], WorldError>, stamp: FileStamp?
  ) {
    guard let roots = boundary.roots(of: scope) else {
      boundary.disk.note(path)
      return Self.readStamped(path)
    }
    do {
      return Self.bytes(of: try boundary.open(path, beneath: roots))
    } catch {
      return (.failure(error.asWorldError), nil)
    }
  }

  /// The folder at a path, if its files may be read.
  func folder(at path: String, within scope: AccessScope) -> Folder? {
    guard let roots = boundary.roots(of: scope) else { return try? boundary.disk.folder(at: path) }
    guard let place = try? boundary.place(of: path, beneath: roots), place.name == "." else { return nil }
    return place.folder
  }

  func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    GlobSearch.search(glob, boundary, boundary.roots(of: scope), filesOnly: true)
  }

  func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    GlobSearch.search(glob, boundary, boundary.roots(of: scope), filesOnly: false)
  }

  // MARK: Files named on the command line

  /// The bytes of a file that a person names, anywhere and through any links.
  static func read(_ path: String) -> Result<[UInt8], WorldError> { readStamped(path).result }

  private static func readStamped(_ path: String) -> (result: Result<[UInt8], WorldError>, stamp: FileStamp?) {
    do {
      return bytes(of: try FileDescriptor.open(path, .read))
    } catch {
      guard error.isNotFound else { return (.failure(.unreadable(error.words)), nil) }
      let isLink = (try? FileSystem.linkStatus(path))?.kind == .link
      return (.failure(isLink ? .unreadable("it is a symbolic link to nothing") : .notFound), nil)
    }
  }

  private static func bytes(
    of file: consuming FileDescriptor
  ) -> (result: Result<[UInt8], WorldError>, stamp: FileStamp?) {
    do throws(SystemError) {
      let status = try FileSystem.status(of: file.number)
      guard status.kind == .file else { return (.failure(.notAFile), nil) }
      guard status.size <= Limits.fileSize else { return (.failure(.tooLarge), nil) }
      guard let bytes = try file.readAll(expected: status.size, limit: Limits.fileSize) else {
        return (.failure(.tooLarge), nil)
      }
      let stamp = FileStamp(status)
      return (.success(bytes), FileStamp(try FileSystem.status(of: file.number)) == stamp ? stamp : nil)
    } catch {
      return (.failure(.unreadable(error.words)), nil)
    }
  }
}
