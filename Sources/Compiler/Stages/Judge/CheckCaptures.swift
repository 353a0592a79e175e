import TutorialLanguage
import TutorialSyntax

/// What the captures that a tutorial relies on do not tell: once for each snapshot.
func checkCaptures(_ resolved: ResolvedTutorial) -> [Diagnostic] {
  var seen: Set<SourceSpan> = []
  var last: Snapshot?
  var diagnostics: [Diagnostic] = []
  for step in resolved.variants.flatMap(\.steps) where !step.targets.isEmpty {
    let snapshot = step.snapshot
    // Most steps stand on the screen of the one before.
    if snapshot === last { continue }
    last = snapshot
    guard seen.insert(snapshot.span).inserted else { continue }
    if snapshot.isTruncated {
      diagnostics.append(
        Diagnostic(
          .truncatedCapture,
          "the capture of screen \"\(excerpt(snapshot.screen))\" in variant \"\(excerpt(snapshot.variant))\" was cut short",
          at: snapshot.span))
    }
  }
  return diagnostics
}
