import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The user's allowed commands, as stored in their file.
struct AllowList: Hashable, Sendable {
  /// The commands, sorted by root and words.
  private(set) var entries: [ProgramFingerprint] = []

  /// An empty list.
  init() {}

  /// The entry for a command, even if its files have changed since.
  func entry(root: String, command: [String]) -> ProgramFingerprint? {
    entries.first { $0.root == root && $0.command == command }
  }

  /// Allows a command, replacing an earlier entry for it.
  mutating func allow(_ fingerprint: ProgramFingerprint) {
    revoke(root: fingerprint.root, command: fingerprint.command)
    entries.append(fingerprint)
    entries.sort { Self.key($0).lexicographicallyPrecedes(Self.key($1)) { $0.precedesInBytes($1) } }
  }

  /// Revokes a command beneath a root, or all commands there if it is nil.
  ///
  /// - Returns: the number of revoked commands.
  @discardableResult
  mutating func revoke(root: String, command: [String]?) -> Int {
    let before = entries.count
    entries.removeAll { $0.root == root && (command == nil || $0.command == command) }
    return before - entries.count
  }

  private static func key(_ entry: ProgramFingerprint) -> [String] { [entry.root] + entry.command }
}

extension AllowList {
  private static let schema = "tutorialc.allowed/1"

  /// The contents of the file.
  var bytes: [UInt8] {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("schema", Self.schema)
      json.list("programs", of: entries) { json, entry in
        json.object { json in
          json.member("root", entry.root)
          json.member("command", entry.command)
          json.list("files", of: entry.files) { json, file in
            json.object(onOneLine: true) { json in
              json.member("path", file.path)
              json.member("blake3", file.digest)
            }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private enum Key: String, DocumentKey {
    case schema, programs
    static let table = KeyTable<Self>()
  }

  private enum EntryKey: String, DocumentKey {
    case root, command, files
    static let table = KeyTable<Self>()
  }

  private enum FileKey: String, DocumentKey {
    case path, blake3
    static let table = KeyTable<Self>()
  }

  /// Parses the contents of a file; nil if anything in it is invalid, and then nothing is allowed.
  init?(parsing source: SourceText) {
    let parsed = JSONReader.read(source)
    var decoder = Decoder(parsed.value)
    guard parsed.diagnostics.isEmpty, let root = parsed.value.root else { return nil }
    var schema: String?
    var fields = decoder.fields(root, Key.self, of: "the list")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .schema: schema = decoder.string(field.value)?.value
      case .programs:
        for node in Self.items(field.value, &decoder) {
          guard let entry = Self.entry(node, &decoder) else { return nil }
          allow(entry)
        }
      }
    }
    guard decoder.diagnostics.isEmpty, schema == Self.schema else { return nil }
  }

  private static func items(_ node: NodeID, _ decoder: inout Decoder) -> [NodeID] {
    guard decoder.document.kind(node) == .sequence else {
      decoder.reportWrongType(node, expected: "a list")
      return []
    }
    return Array(decoder.document.children(node))
  }

  private static func entry(_ node: NodeID, _ decoder: inout Decoder) -> ProgramFingerprint? {
    var root: String?
    var command: [String] = []
    var files: [ProgramFingerprint.File]?
    var fields = decoder.fields(node, EntryKey.self, of: "a program")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .root: root = decoder.string(field.value)?.value
      case .command: command = items(field.value, &decoder).compactMap { decoder.string($0)?.value }
      case .files: files = items(field.value, &decoder).compactMap { file($0, &decoder) }
      }
    }
    guard let root, let files, !command.isEmpty else { return nil }
    return ProgramFingerprint(root: root, command: command, files: files)
  }

  private static func file(_ node: NodeID, _ decoder: inout Decoder) -> ProgramFingerprint.File? {
    var path: String?
    var digest: String?
    var fields = decoder.fields(node, FileKey.self, of: "a file")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .path: path = decoder.string(field.value)?.value
      case .blake3: digest = decoder.string(field.value)?.value
      }
    }
    guard let path, let digest else {
      decoder.reportOutOfRange(node, "a file has a path and a digest")
      return nil
    }
    return ProgramFingerprint.File(path: path, digest: digest)
  }
}
