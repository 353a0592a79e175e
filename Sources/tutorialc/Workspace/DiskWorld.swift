import TutorialCompiler
import TutorialIR

/// The files of this machine. Relative paths are relative to the working directory.
struct DiskWorld: World {
  func read(_ path: String) -> Result<[UInt8], WorldError> {
    do {
      let file = try FileDescriptor.open(path, .read)
      let status = try FileSystem.status(of: file.number)
      guard status.kind == .file else { return .failure(.notAFile) }
      guard status.size <= Limits.fileSize else { return .failure(.tooLarge) }
      guard let bytes = try file.readAll(expected: status.size, limit: Limits.fileSize) else {
        return .failure(.tooLarge)
      }
      return .success(bytes)
    } catch {
      guard error.isNotFound else { return .failure(.unreadable(error.words)) }
      let isLink = (try? FileSystem.linkStatus(path))?.kind == .link
      return .failure(isLink ? .unreadable("it is a symbolic link to nothing") : .notFound)
    }
  }

  func files(matching glob: String) -> [String] {
    GlobSearch.files(matching: glob)
  }

  func entries(matching glob: String) -> [String] {
    GlobSearch.entries(matching: glob)
  }
}
