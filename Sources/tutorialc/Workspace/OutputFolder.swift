import TutorialCompiler

/// The folder that a build writes into. Files are first staged in its state folder, in any order and from any thread;
/// when all is known, those that may be written are renamed into their places.
///
/// One build at a time works in a folder: others wait. Builds that another tool drives (`isShared`) do not: that tool
/// knows which of them write what, each stages in a folder of its own, and none keeps a state.
final class OutputFolder: Sendable {
  /// The folder inside an output folder that holds a build's state.
  static let stateName = ".tutorialc"

  /// The folder.
  let path: String
  private let isShared: Bool
  private let staging: StagingFolder
  /// Held, not used: its lock ends with it.
  private let lock: FileDescriptor?

  /// Opens a folder, making it if needed, and waits for its lock.
  init(_ path: String, isShared: Bool) throws(SystemError) {
    let state = FilePath.join(path, Self.stateName)
    try FileSystem.makeFolders(state)
    let lock = isShared ? nil : try Self.takeLock(state)
    let staging = try StagingFolder.make(in: state)
    self.path = path
    self.isShared = isShared
    self.lock = consume lock
    self.staging = consume staging
  }

  /// Waits until no other build works in the folder, and clears away what killed ones left behind.
  private static func takeLock(_ state: String) throws(SystemError) -> FileDescriptor {
    let descriptor = try FileDescriptor.open(FilePath.join(state, "lock"), .lock)
    descriptor.lock()
    StagingFolder.removeAbandoned(in: state)
    return descriptor
  }

  /// Removes what is staged and not committed. Nothing can be staged afterwards.
  var cleanUp: @Sendable () -> Void {
    let folder = staging.path
    let state = isShared ? FilePath.join(path, Self.stateName) : nil
    return {
      StagingFolder.remove(folder)
      // It goes only if it is empty, which it is not where other builds keep their state.
      if let state { try? FileSystem.removeEmptyFolder(state) }
    }
  }

  /// Puts a file's content aside, unless the file in its place has it already. To be called from any thread.
  func stage(_ bytes: [UInt8], as outputPath: String) throws(SystemError) -> StagedFile {
    let final = FilePath.join(path, outputPath)
    if AtomicFile.holds(final, bytes) { return StagedFile(path: outputPath, stagedAt: nil) }
    let temporary = staging.nextPath()
    try AtomicFile.writeNew(bytes, to: temporary, permissionsOf: final)
    return StagedFile(path: outputPath, stagedAt: temporary)
  }

  /// Puts a staged file in its place.
  func commit(_ file: StagedFile) throws(SystemError) {
    guard let temporary = file.stagedAt else { return }
    let final = FilePath.join(path, file.path)
    if AtomicFile.isStream(final) { return try copy(temporary, to: final) }
    if file.path.contains("/") { try FileSystem.makeFolders(FilePath.folder(of: final)) }
    do {
      try FileSystem.rename(temporary, to: try FileSystem.followingLinks(final))
    } catch  where error.isCrossDevice {
      // The output, or a folder below the output folder, is a link to another file system.
      try copy(temporary, to: final)
    }
  }

  private func copy(_ source: String, to destination: String) throws(SystemError) {
    let file = try FileDescriptor.open(source, .read)
    guard let bytes = try file.readAll(expected: 0, limit: .max - 1) else { return }
    try AtomicFile.write(bytes, to: destination)
  }

  // MARK: State

  /// What earlier builds wrote here.
  func readState() -> BuildState {
    guard !isShared, let file = try? FileDescriptor.open(statePath, .read),
      let bytes = try? file.readAll(expected: 0, limit: 1 << 30)
    else { return BuildState([]) }
    return BuildState(parsing: bytes)
  }

  /// Remembers what builds wrote here.
  func writeState(_ state: BuildState) throws(SystemError) {
    if !isShared { try AtomicFile.write(state.bytes, to: statePath) }
  }

  private var statePath: String { FilePath.join(path, "\(Self.stateName)/outputs") }

  /// Removes a file that an earlier build wrote, and the folders that it leaves empty. Only ever a file: what somebody
  /// put in its place, such as a folder or a link, stays.
  ///
  /// - Returns: whether there was something to remove.
  func removeOutput(_ outputPath: String) throws(SystemError) -> Bool {
    let final = FilePath.join(path, outputPath)
    guard let status = try? FileSystem.linkStatus(final), status.kind == .file else { return false }
    try FileSystem.removeFile(final)
    var folder = FilePath.folder(of: outputPath)
    while folder != ".", (try? FileSystem.removeEmptyFolder(FilePath.join(path, folder))) != nil {
      folder = FilePath.folder(of: folder)
    }
    return true
  }
}

/// A file whose content is put aside.
struct StagedFile: Sendable, Hashable {
  /// Relative to the output folder.
  let path: String
  /// Where its content is; nil where the file in its place has it already.
  let stagedAt: String?
}
