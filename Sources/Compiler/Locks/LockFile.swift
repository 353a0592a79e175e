import TutorialSyntax

/// Checks on a lock file before it is replaced.
package enum LockFile {
  /// Returns true if the bytes are a lock that this compiler may replace.
  ///
  /// That is a lock of its own version, even with conflict markers, or an empty file.
  package static func isLock(_ bytes: [UInt8]) -> Bool {
    let schema = Array("schema: tutorialc.lock/1".utf8)
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return bytes.allSatisfy { [0x20, 0x0A, 0x0D].contains($0) }
      || lines.prefix(20).contains { line in
        line.starts(with: schema) && [nil, UInt8(ascii: "."), 0x20].contains(line.dropFirst(schema.count).first)
      }
  }

  /// Returns the numbers of added, changed and removed references compared with an older lock, and of all references.
  package static func changes(
    from old: [UInt8]?, to new: TutorialLock
  ) -> (added: Int, changed: Int, removed: Int, all: Int) {
    let old = decodeLock(SourceText(path: "", bytes: old ?? [])).value
    let kept = new.entries.filter { old[$0.key] != nil }
    let changed = kept.filter { entry in old[entry.key].map { !$0.locksEqually(as: entry) } ?? false }
    return (
      new.entries.count - kept.count, changed.count, old.entries.count - kept.count, new.entries.count
    )
  }
}
