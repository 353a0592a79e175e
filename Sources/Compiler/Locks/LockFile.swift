import TutorialSyntax

/// What there is to know of a file that may be a lock, before it is replaced.
package enum LockFile {
  /// Whether some bytes are those of a lock that this compiler may replace: one of its own version, be it with marks of a
  /// merge, or nothing.
  package static func isLock(_ bytes: [UInt8]) -> Bool {
    let schema = Array("schema: tutorialc.lock/1".utf8)
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return bytes.allSatisfy { [0x20, 0x0A, 0x0D].contains($0) }
      || lines.prefix(20).contains { line in
        line.starts(with: schema) && [nil, UInt8(ascii: "."), 0x20].contains(line.dropFirst(schema.count).first)
      }
  }

  /// How many references a lock has that an older one has not, has otherwise, or has no longer, and how many in all.
  package static func changes(
    from old: [UInt8]?, to new: TutorialLock
  ) -> (added: Int, changed: Int, removed: Int, all: Int) {
    let old = decodeLock(SourceText(path: "", bytes: old ?? [])).value
    let kept = new.entries.filter { old[$0.key] != nil }
    let changed = kept.filter { entry in old[entry.key].map { !$0.locksTheSame(as: entry) } ?? false }
    return (
      new.entries.count - kept.count, changed.count, old.entries.count - kept.count, new.entries.count
    )
  }
}
