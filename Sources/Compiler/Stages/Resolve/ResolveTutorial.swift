package import TutorialLanguage
package import TutorialSyntax

/// Resolves every selector of a tutorial in every variant that it is for.
///
/// - Parameters:
///   - tutorial: the tutorial as decoded.
///   - library: its layouts, solved.
///   - variants: only these variants; all where absent.
///   - budget: how much may be looked at; what exceeds it is the one finding, and the result has no variants.
/// - Returns: the steps that could be resolved, and what is wrong with the others. The same defect in several variants
///   is one diagnostic.
package func resolveTutorial(
  _ tutorial: Tutorial, in library: LayoutLibrary, variants: (String) -> Bool = { _ in true }, budget: Budget = Budget()
) -> Parsed<ResolvedTutorial> {
  var findings = VariantGrouping()
  var resolved = ResolvedTutorial(tutorial: tutorial, variants: [])
  let wanted = library.variants.filter(variants)
  let search = ElementSearch(budget)
  let words = TargetFindings(source: tutorial.source)
  let selectors = SelectorPresence()
  var merged = MergedSteps(tutorial)
  for name in wanted {
    guard let first = library.firstSnapshot(ofVariant: name) else { continue }
    if let only = tutorial.only, !only.matches({ first.traits[$0] }) { continue }
    var resolver = VariantResolver(
      tutorial, library, variant: name, first: first, search: search, presence: selectors, words: words)
    resolved.variants.append(resolver.resolve(&merged))
    findings.add(resolver.diagnostics, variant: name)
    if let exceeded = search.exceeded { return tutorial.isTooMuch(exceeded.spending, at: exceeded.range) }
  }
  if resolved.variants.isEmpty, !library.snapshots.isEmpty {
    findings.add([noVariant(tutorial, excludedByName: wanted.isEmpty)])
  }
  let presence = PresenceCheck(resolved, selectors, words)
  findings.rewrite(presence.judge)
  // Variants that are not asked for may have what these lack.
  if wanted.count == library.variants.count {
    resolved.lostSteps = presence.lostTargets
    findings.add(presence.lostSteps + presence.absentSelectors(besides: findings.diagnostics))
  }
  findings.add(selectorRemarks(tutorial, in: resolved) + captureRemarks(resolved))
  return Parsed(resolved, diagnostics: findings.diagnostics)
}

extension Tutorial {
  /// What is left of a tutorial that takes more than there is: nothing, so that no finding follows from it.
  fileprivate func isTooMuch(_ spending: Spending, at range: ByteRange) -> Parsed<ResolvedTutorial> {
    var cut = ResolvedTutorial(tutorial: self, variants: [])
    cut.isCutShort = true
    return Parsed(cut, diagnostics: [spending.kind.exceeded(spending.limit, at: SourceSpan(source, range))])
  }
}

private func noVariant(_ tutorial: Tutorial, excludedByName: Bool) -> Diagnostic {
  let range = excludedByName ? tutorial.id.range : tutorial.only?.range ?? tutorial.id.range
  var diagnostic = Diagnostic(
    .matchesNothing,
    excludedByName
      ? "no variant of the layouts of \"\(tutorial.id.value)\" has the name asked for"
      : "no variant of the layouts is one that \"\(tutorial.id.value)\" is for",
    at: SourceSpan(tutorial.source, range))
  // With no variant at all there is nothing to compile: the tour would be empty.
  if !excludedByName { diagnostic.severity = .error }
  return diagnostic
}
