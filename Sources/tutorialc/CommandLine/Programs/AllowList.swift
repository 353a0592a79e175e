import TutorialDriving
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The user's allowed commands, as stored in their file.
struct AllowList: Hashable, Sendable {
  /// The commands, sorted by root and words.
  private(set) var entries: [ProgramFingerprint] = []

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

  /// Parses the contents of a file; nil if anything in it is invalid, and then nothing is allowed.
  init?(parsing bytes: [UInt8]) {
    guard let list = JSONValue(bytes), list.count == 2, list["schema"]?.text == Self.schema,
      let programs = list["programs"]?.items
    else { return nil }
    for program in programs {
      guard program.count == 3, let root = program["root"]?.text, let command = program["command"]?.texts,
        !command.isEmpty, let written = program["files"]?.items
      else { return nil }
      var files: [ProgramFingerprint.File] = []
      for file in written {
        guard file.count == 2, let path = file["path"]?.text, let digest = file["blake3"]?.text else { return nil }
        files.append(.init(path: path, digest: digest))
      }
      allow(ProgramFingerprint(root: root, command: command, files: files))
    }
  }
}
