import TutorialCompiler
import TutorialSyntax
import TutorialSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file in which a user's allowed commands stand, in a folder of the user's own: nobody else may write to either,
/// and no checkout may bring them along.
struct AllowFile: Sendable {
  /// Why the file counts for nothing.
  struct Problem: Error, Hashable {
    /// A few words.
    let words: String
  }

  /// The folder, an absolute path.
  let folder: String

  /// The file in a folder.
  init(folder: String) {
    self.folder = folder
  }

  /// The user's: in `$XDG_CONFIG_HOME/tutorialc`, or else in `~/.config/tutorialc`; nil for who has no home.
  init?(configurationHome: String?, home: String?) {
    if let base = configurationHome, base.hasPrefix("/") {
      folder = FilePath.join(base, "tutorialc")
    } else if let home, home.hasPrefix("/") {
      folder = FilePath.join(home, ".config/tutorialc")
    } else {
      return nil
    }
  }

  /// The file's path.
  var path: String { FilePath.join(folder, "allowed.json") }

  /// What is allowed: nothing where there is no file.
  ///
  /// - Parameter roots: beneath which the file must not lie, after all links.
  func read(outside roots: ProgramRoots) throws(Problem) -> AllowList {
    do {
      guard try check(outside: roots) else { return AllowList() }
      return try list()
    } catch let error as SystemError {
      if error.isNotFound { return AllowList() }
      throw Problem(words: error.code == ELOOP ? "it is a symbolic link" : error.words)
    } catch let error as Problem {
      throw error
    } catch {
      throw Problem(words: "it cannot be read")
    }
  }

  /// Changes the list, while no other process does.
  func update(outside roots: ProgramRoots, _ change: (inout AllowList) -> Void) throws(Problem) {
    do {
      if try !check(outside: roots) {
        try makeFolder()
        _ = try check(outside: roots)
      }
      let lock = try FileDescriptor.open(folder, .folder)
      lock.lock()
      var list = try read(outside: roots)
      change(&list)
      try write(list)
    } catch let error as SystemError {
      throw Problem(words: error.words)
    } catch let error as Problem {
      throw error
    } catch {
      throw Problem(words: "it cannot be written")
    }
  }

  // MARK: Who may write

  /// Whether there is a folder, which then is the user's alone and beneath no root.
  private func check(outside roots: ProgramRoots) throws -> Bool {
    guard !roots.hold(folder) else { throw Problem(words: "it lies beneath the files that are compiled") }
    var status = stat()
    guard stat(folder, &status) == 0 else {
      let error = SystemError.last
      if error.isNotFound { return false }
      throw error
    }
    try checkOwner(status, "its folder")
    return true
  }

  private func list() throws -> AllowList {
    let file = try openFile()
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw SystemError.last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Problem(words: "it is no file") }
    try checkOwner(status, "it")
    guard let bytes = try file.readAll(expected: Int(status.st_size), limit: 1 << 24) else {
      throw Problem(words: "it is larger than 16 MiB")
    }
    guard let list = AllowList(parsing: SourceText(path: path, bytes: bytes)) else {
      throw Problem(words: "it is not as tutorialc writes it; remove it and allow the programs anew")
    }
    return list
  }

  private func openFile() throws(SystemError) -> FileDescriptor {
    #if canImport(Glibc)
      let number = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    #elseif canImport(Musl)
      let number = Musl.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    #else
      let number = Darwin.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    #endif
    guard number >= 0 else { throw .last }
    return FileDescriptor(owning: number)
  }

  private func checkOwner(_ status: stat, _ what: String) throws(Problem) {
    guard status.st_uid == geteuid() else { throw Problem(words: "\(what) belongs to another user") }
    guard status.st_mode & 0o022 == 0 else { throw Problem(words: "others may write to \(what)") }
  }

  // MARK: Writing

  /// Makes the folder, for this user alone.
  private func makeFolder() throws(SystemError) {
    try FileSystem.makeFolders(FilePath.folder(of: folder))
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  private func write(_ list: AllowList) throws(SystemError) {
    let temporary = path + ".\(ProcessEnvironment.processNumber).tmp"
    try? FileSystem.removeFile(temporary)
    do {
      let file = try FileDescriptor.open(temporary, .create)
      file.setPermissions(0o600)
      try file.writeAll(list.bytes)
      try FileSystem.rename(temporary, to: path)
    } catch {
      try? FileSystem.removeFile(temporary)
      throw error
    }
  }
}
