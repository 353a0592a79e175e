import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The folder in an output folder in which builds keep what they know: the list of outputs, and the cache.
struct StateFolder: Sendable {
  let folder: Folder

  static let cacheName = "cache"
  private static let changesName = "changes"

  private var outputs: DiskPlace { DiskPlace(folder: folder, name: BuildState.fileName, status: nil) }
  private var cache: DiskPlace { DiskPlace(folder: folder, name: Self.cacheName, status: nil) }
  private var changes: DiskPlace { DiskPlace(folder: folder, name: Self.changesName, status: nil) }

  func readOutputs() -> BuildState {
    outputsList.map(BuildState.init(parsing:)) ?? BuildState([])
  }

  /// The contents of the list of earlier builds' outputs; nil if there is none.
  var outputsList: [UInt8]? { (try? outputs.read(limit: Limits.fileSize)).flatMap(\.self) }

  func writeOutputs(_ state: BuildState) throws(SystemError) { try writeOutputs(state.bytes) }

  /// Writes the list of outputs, given as its contents.
  func writeOutputs(_ bytes: [UInt8]) throws(SystemError) {
    guard !outputs.nowHolds(bytes) else { return }
    try outputs.replace(with: bytes)
  }

  func removeOutputs() { try? folder.remove(BuildState.fileName) }

  var outputsStamp: FileStamp? {
    guard let status = try? folder.status(of: BuildState.fileName), status.kind == .file else { return nil }
    return FileStamp(status)
  }

  // MARK: The cache

  /// The maximum size of a cache, in bytes.
  static let cacheLimit = 1 << 30

  /// The contents of the cache; nil if there is none.
  func readCache() -> [UInt8]? { (try? cache.read(limit: Self.cacheLimit)).flatMap(\.self) }

  /// The contents of the changes since the cache was written; nil if there are none.
  func readChanges() -> [UInt8]? { (try? changes.read(limit: Self.cacheLimit)).flatMap(\.self) }

  /// Replaces the cache, or removes it if the disk is full; without one, everything is rebuilt.
  func writeCache(_ bytes: [UInt8]) {
    if bytes.count <= Self.cacheLimit, (try? cache.replace(with: bytes)) != nil {
      try? folder.remove(Self.changesName)
    } else {
      removeCache()
    }
  }

  /// Replaces the changes since the cache was written, if the disk isn't full.
  func writeChanges(_ bytes: [UInt8]) {
    guard bytes.count <= Self.cacheLimit, (try? changes.replace(with: bytes)) == nil else { return }
    removeCache()
  }

  func removeCache() {
    try? folder.remove(Self.cacheName)
    try? folder.remove(Self.changesName)
  }
}
