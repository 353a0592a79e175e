import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The files of this machine, within a boundary. Relative paths are relative to the working directory.
struct DiskWorld: World {
  /// What files may name.
  let boundary: Boundary

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    Self.read(path)
  }

  func reach(of path: String) -> Reach {
    boundary.reach(of: path)
  }

  func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError> {
    guard let roots = boundary.roots(of: reach) else { return read(path) }
    do {
      return Self.bytes(of: try boundary.open(path, beneath: roots))
    } catch {
      return .failure(error.asWorldError)
    }
  }

  func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    GlobSearch.search(glob, boundary, boundary.roots(of: reach), filesOnly: true)
  }

  func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    GlobSearch.search(glob, boundary, boundary.roots(of: reach), filesOnly: false)
  }

  // MARK: Files that the command line names

  /// The bytes of a file that a person names; wherever it lies, and over all links.
  static func read(_ path: String) -> Result<[UInt8], WorldError> {
    do {
      return bytes(of: try FileDescriptor.open(path, .read))
    } catch {
      guard error.isNotFound else { return .failure(.unreadable(error.words)) }
      let isLink = (try? FileSystem.linkStatus(path))?.kind == .link
      return .failure(isLink ? .unreadable("it is a symbolic link to nothing") : .notFound)
    }
  }

  private static func bytes(of file: consuming FileDescriptor) -> Result<[UInt8], WorldError> {
    do throws(SystemError) {
      let status = try FileSystem.status(of: file.number)
      guard status.kind == .file else { return .failure(.notAFile) }
      guard status.size <= Limits.fileSize else { return .failure(.tooLarge) }
      guard let bytes = try file.readAll(expected: status.size, limit: Limits.fileSize) else {
        return .failure(.tooLarge)
      }
      return .success(bytes)
    } catch {
      return .failure(.unreadable(error.words))
    }
  }
}
