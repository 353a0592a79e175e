import TutorialLanguage
import TutorialSyntax

/// Keeps inherited content within the limits.
///
/// Otherwise a small file, of snapshots that each extend the previous one, could expand to any number of elements.
struct MergeBudget {
  private var elements: [String: Int] = [:]
  private var entries = 0

  /// Counts a merged snapshot.
  ///
  /// - Returns: true if it exceeds a limit, and the diagnostic, which only the first such snapshot of a variant gets.
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
