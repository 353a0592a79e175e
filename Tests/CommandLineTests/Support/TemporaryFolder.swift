import Foundation

/// A temporary folder of one test, removed together with this object.
final class TemporaryFolder: Sendable {
  /// The folder's absolute path, with symbolic links resolved.
  let path: String
  private let isOwn: Bool

  /// A folder that its owner removes.
  init(borrowing path: String) throws {
    self.path = path
    isOwn = false
  }

  init() throws {
    isOwn = true
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tutorialc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    if isOwn { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The absolute path of something in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a folder and its parents.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file, making its folder and that one's parents.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, making its folder and that one's parents.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The text of a file, or nil if there is none.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files in the folder and below, sorted, including hidden ones.
  func files(below name: String = ".") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(name)).filter { entry in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path("\(name)/\(entry)"), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The time of a file's last change.
  func changeDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }
}
