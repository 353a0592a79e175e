import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The folder in an output folder in which builds keep what they know: the list of outputs, and the cache.
struct StateFolder: Sendable {
  /// The folder.
  let folder: Folder

  /// The name of the cache's file.
  static let cacheName = "cache"

  private var outputs: DiskPlace { DiskPlace(folder: folder, name: BuildState.fileName, status: nil) }
  private var cache: DiskPlace { DiskPlace(folder: folder, name: Self.cacheName, status: nil) }

  /// What earlier builds wrote.
  func readOutputs() -> BuildState {
    guard let bytes = try? outputs.read(limit: Limits.fileSize) else { return BuildState([]) }
    return BuildState(parsing: bytes)
  }

  /// Remembers what builds wrote.
  func writeOutputs(_ state: BuildState) throws(SystemError) {
    let bytes = state.bytes
    guard (try? outputs.read(limit: Limits.fileSize)) != bytes else { return }
    try outputs.replace(with: bytes)
  }

  /// What the file system says of the list of outputs.
  var outputsStamp: FileStamp? {
    guard let status = try? folder.status(of: BuildState.fileName), status.kind == .file else { return nil }
    return FileStamp(status)
  }

  // MARK: The cache

  /// As large as a cache may be, in bytes.
  static let cacheLimit = 1 << 30

  /// The cache's bytes; nil where there is none.
  func readCache() -> [UInt8]? { (try? cache.read(limit: Self.cacheLimit)).flatMap(\.self) }

  /// Replaces the cache, as far as the disk has room for it: without one all is done anew.
  func writeCache(_ bytes: [UInt8]) {
    guard bytes.count <= Self.cacheLimit, (try? cache.replace(with: bytes)) == nil else { return }
    removeCache()
  }

  /// Removes the cache.
  func removeCache() { try? folder.remove(Self.cacheName) }
}
