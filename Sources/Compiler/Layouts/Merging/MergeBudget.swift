import TutorialLanguage
import TutorialSyntax

/// Keeps what snapshots inherit within the limits: a small file of snapshots that each extend the one before could
/// otherwise stand for any number of elements.
struct MergeBudget {
  private var elements: [String: Int] = [:]
  private var entries = 0

  /// Takes a merged snapshot into account.
  ///
  /// - Returns: what is wrong, at the first snapshot of a variant that is too much, and whether it is.
  mutating func add(_ snapshot: SnapshotDeclaration) -> (isTooMuch: Bool, diagnostic: Diagnostic?) {
    let own = snapshot.elements.count
    let before = entries
    entries += own + snapshot.spaces.count + snapshot.windows.count + snapshot.occluders.count
    if entries > Limits.inheritedEntries {
      return (true, before > Limits.inheritedEntries ? nil : tooManyEntries(at: snapshot.nameSpan))
    }
    guard !snapshot.isAbstract, let variant = snapshot.name?.variant else { return (false, nil) }
    let known = elements[variant, default: 0]
    elements[variant] = known + own
    guard known + own > Limits.elements else { return (false, nil) }
    return (true, known > Limits.elements ? nil : tooManyElements(variant, at: snapshot.nameSpan))
  }
}

private func tooManyElements(_ variant: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .limitExceeded,
    "variant \"\(excerpt(variant))\" has more than \(Limits.elements) elements up to here, which is the limit", at: span
  )
}

private func tooManyEntries(at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .limitExceeded,
    "the snapshots up to here have more than \(Limits.inheritedEntries) entries with what they inherit, which is the limit",
    at: span)
}
