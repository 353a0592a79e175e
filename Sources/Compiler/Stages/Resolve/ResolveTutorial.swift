package import TutorialLanguage
package import TutorialLayouts
package import TutorialSyntax

/// Resolves every selector of a tutorial in every variant that it is for. What the outcomes mean, `judgeSelectors` says
/// once all are known.
///
/// - Parameters:
///   - tutorial: the tutorial as decoded.
///   - library: its layouts, solved.
///   - variants: only these variants; all where absent.
///   - budget: how much may be looked at; what exceeds it is the one diagnostic, and the result has no variants.
/// - Returns: each step in each variant, as far as its selectors go.
package func resolveTutorial(
  _ tutorial: Tutorial, in library: LayoutLibrary, variants: (String) -> Bool = { _ in true }, budget: Budget = Budget()
) -> Parsed<ResolvedTutorial> {
  var resolved = ResolvedTutorial(tutorial: tutorial, variants: [])
  let wanted = library.variants.filter(variants)
  resolved.hasAllVariants = wanted.count == library.variants.count
  resolved.screens = library.screens
  let search = StepSearch(budget)
  var merged = MergedSteps(tutorial)
  for name in wanted {
    guard let first = library.firstSnapshot(ofVariant: name) else { continue }
    if let only = tutorial.only, !only.matches({ first.traits[$0] }) { continue }
    var resolver = VariantResolver(tutorial, library, variant: name, first: first, search: search)
    resolved.variants.append(resolver.resolve(&merged))
    if let exceeded = search.exceeded { return tutorial.isTooMuch(exceeded.spending, at: exceeded.range) }
  }
  // Whether what is missing here is missing everywhere, only the others know.
  if !resolved.hasAllVariants, resolved.variants.contains(where: { $0.selectors.contains { $0.outcome.isAbsent } }) {
    for name in library.variants where !variants(name) {
      guard let first = library.firstSnapshot(ofVariant: name) else { continue }
      if let only = tutorial.only, !only.matches({ first.traits[$0] }) { continue }
      var resolver = VariantResolver(tutorial, library, variant: name, first: first, search: search)
      resolved.others.append(resolver.resolve(&merged))
      if search.exceeded != nil { break }
    }
  }
  let isEmpty = resolved.variants.isEmpty && !library.snapshots.isEmpty
  return Parsed(resolved, diagnostics: isEmpty ? [noVariant(tutorial, excludedByName: wanted.isEmpty)] : [])
}

extension Tutorial {
  /// What is left of a tutorial that takes more than there is: nothing, so that no diagnostic follows from it.
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
