import TutorialLanguage
package import TutorialSyntax
import TutorialYAML

/// Decodes a lock file.
///
/// - Returns: the lock and its diagnostics. If one of these is an error, the lock can't be used for comparisons.
package func decodeLock(_ source: SourceText, budget: Budget = Budget()) -> Parsed<TutorialLock> {
  if let conflict = conflict(in: source) { return Parsed(TutorialLock([]), diagnostics: [conflict]) }
  let parsed = DocumentReader.read(source, budget: budget)
  // A file that isn't a lock may contain secrets, so it isn't quoted.
  if let unknown = FileKind.lock.diagnostic(of: parsed) { return Parsed(TutorialLock([]), diagnostics: [unknown]) }
  var diagnostics = parsed.diagnostics
  var decoder = Decoder(parsed.value)
  var lock = TutorialLock()
  lock.source = source
  if let root = parsed.value.root, !parsed.value.isNull(root) {
    if decoder.isSupportedSchema(root, "tutorialc.lock/1", of: "a lock") {
      decoder.read(root, into: &lock, TutorialLock.keys)
    }
  } else if diagnostics.isEmpty {
    diagnostics.append(empty(source))
  }
  diagnostics += decoder.diagnostics
  let conflicts = lock.index()
  if let conflict = conflicts.first {
    diagnostics.append(contradiction(conflict.first, conflict.second, others: conflicts.count - 1, source))
  }
  return Parsed(lock, diagnostics: diagnostics)
}

/// Returns the diagnostic of the first conflict marker of git, or nil if there is none.
private func conflict(in source: SourceText) -> Diagnostic? {
  let mark = Array("<<<<<<< ".utf8)
  var start = 0
  for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.starts(with: mark) {
      let range = ByteRange(UInt32(clamping: start), UInt32(clamping: start + line.count))
      return Diagnostic(
        .conflictingLock, "the lock holds both sides of a merge", at: SourceSpan(source, range),
        notes: [
          .init("`tutorialc lock` writes it anew"),
          .init("`*.lock.yaml merge=union` in .gitattributes lets git merge locks line by line"),
        ])
    }
    start += line.count + 1
  }
  return nil
}

private func contradiction(
  _ first: LockEntry, _ second: LockEntry, others: Int, _ source: SourceText
) -> Diagnostic {
  let key = first.key
  return Diagnostic(
    .conflictingLock,
    "the lock has two different lines for \(key.part) of step \"\(excerpt(key.step))\" in \"\(excerpt(key.variant))\""
      + (others > 0 ? ", and of \(others) more" : ""),
    at: SourceSpan(source, second.range), labels: [.init(SourceSpan(source, first.range), "this is the other line")],
    notes: [.init("`tutorialc lock` writes the current state")])
}

private func empty(_ source: SourceText) -> Diagnostic {
  Diagnostic(
    .missingKey, "the lock is empty", at: SourceSpan(source, ByteRange(0, 0)),
    notes: [.init("`tutorialc lock` writes it anew")])
}
