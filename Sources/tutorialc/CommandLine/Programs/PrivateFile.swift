import TutorialCompiler
import TutorialPlatform
import TutorialSystem

/// A file in a private folder of the user: nobody else may be able to write to either, and they must not be in a
/// checkout.
struct PrivateFile: Sendable {
  /// The reason why the file is ignored.
  struct Problem: Error, Hashable {
    let words: String

    init(words: String) { self.words = words }

    init(_ error: any Error) {
      switch error {
      case let error as Problem: self = error
      case let error as SystemError: words = error.code == ELOOP ? "it is a symbolic link" : error.words
      default: words = "it cannot be used"
      }
    }
  }

  /// The folder, an absolute path.
  let folder: String
  let name: String

  /// The program's folder in a base folder of XDG, or else below the user's home; nil unless one of both is absolute.
  static func folder(in base: String?, orBelow home: String?, _ standard: String) -> String? {
    if let base, base.hasPrefix("/") { return FilePath.join(base, "tutorialc") }
    return home.flatMap { $0.hasPrefix("/") ? FilePath.join($0, standard + "/tutorialc") : nil }
  }

  var path: String { FilePath.join(folder, name) }

  /// The whole file, at most 16 MiB; nil if there is none.
  ///
  /// - Parameters:
  ///   - roots: the roots that must not contain the file, after resolving links.
  ///   - isSecret: true if others must not be able to read it either.
  func read(outside roots: ProgramRoots, isSecret: Bool = false) throws(Problem) -> [UInt8]? {
    do {
      guard try check(outside: roots) else { return nil }
      let file = try FileDescriptor.open(path, .readNoLink)
      let status = try FileSystem.status(of: file.number)
      guard status.kind == .file else { throw Problem(words: "it is not a file") }
      try checkOwner(status, "it")
      if isSecret, status.permissions & 0o044 != 0 { throw Problem(words: "others may read it") }
      guard let bytes = try file.readAll(expected: status.size, limit: 1 << 24) else {
        throw Problem(words: "it is larger than 16 MiB")
      }
      return bytes
    } catch {
      if let error = error as? SystemError, error.isNotFound { return nil }
      throw Problem(error)
    }
  }

  /// Makes the folder, for this user alone, and does some work with a lock that excludes other processes.
  func locked(outside roots: ProgramRoots, _ work: () throws -> Void) throws(Problem) {
    do {
      if try !check(outside: roots) {
        try makeFolder()
        _ = try check(outside: roots)
      }
      let lock = try FileDescriptor.open(folder, .folder)
      lock.lock()
      try work()
    } catch {
      throw Problem(error)
    }
  }

  /// Atomically replaces the file, readable only by this user.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    let temporary = path + ".\(ProcessEnvironment.processNumber).tmp"
    try? FileSystem.removeFile(temporary)
    do {
      let file = try FileDescriptor.open(temporary, .create)
      file.setPermissions(0o600)
      try file.writeAll(bytes)
      try FileSystem.rename(temporary, to: path)
    } catch {
      try? FileSystem.removeFile(temporary)
      throw error
    }
  }

  /// Returns true if the folder exists; throws unless it is the user's alone and beneath no root.
  private func check(outside roots: ProgramRoots) throws -> Bool {
    guard !roots.hold(folder) else { throw Problem(words: "it lies beneath the files that are compiled") }
    do {
      try checkOwner(try FileSystem.status(folder), "its folder")
      return true
    } catch let error as SystemError where error.isNotFound {
      return false
    }
  }

  private func checkOwner(_ status: FileSystem.Status, _ what: String) throws(Problem) {
    guard status.owner == geteuid() else { throw Problem(words: "\(what) belongs to another user") }
    guard status.permissions & 0o022 == 0 else { throw Problem(words: "others may write to \(what)") }
  }

  private func makeFolder() throws(SystemError) {
    try FileSystem.makeFolders(FilePath.folder(of: folder))
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last }
  }
}
