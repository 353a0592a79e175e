import TutorialSyntax

/// What there is to know of a file that may be a lock, before it is replaced.
package enum LockFile {
  /// Whether some bytes are those of a lock, be it of an older version, or one with marks of a merge.
  package static func isLock(_ bytes: [UInt8]) -> Bool {
    let schema = Array("schema: tutorialc.lock/".utf8)
    return bytes.isEmpty
      || bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).prefix(20)
        .contains { $0.starts(with: schema) }
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
