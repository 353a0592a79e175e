package import TutorialLanguage
package import TutorialLayouts
package import TutorialSyntax

/// Resolves every selector of a tutorial in every variant that it is for.
///
/// `judgeSelectors` interprets the outcomes once all are known.
///
/// - Parameters:
///   - tutorial: the decoded tutorial.
///   - library: its solved layouts.
///   - variants: returns true for the variants to resolve; all by default.
///   - budget: the search budget. If it is exceeded, that is the only diagnostic, and the result has no variants.
/// - Returns: each step in each variant with its selectors' outcomes.
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
  // Only the other variants can tell if something that is missing here is missing everywhere.
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
  /// Returns an empty result for a tutorial over budget, so that no further diagnostics follow.
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
      ? "the layouts of \"\(tutorial.id.value)\" have no variant with the requested name"
      : "\"\(tutorial.id.value)\" is for none of the variants in the layouts",
    at: SourceSpan(tutorial.source, range))
  // Without any variant the tour would be empty.
  if !excludedByName { diagnostic.severity = .error }
  return diagnostic
}
