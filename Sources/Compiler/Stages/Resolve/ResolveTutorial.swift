package import TutorialLanguage
package import TutorialLayouts
package import TutorialSyntax

/// Resolves every selector of a tutorial in every variant that it is for.
///
/// `judgeSelectors` interprets the outcomes once all are known.
///
/// - Parameters:
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
  func resolve(_ name: String) -> ResolvedVariant? {
    guard let first = library.firstSnapshot(ofVariant: name) else { return nil }
    if let only = tutorial.only, !only.matches({ first.traits[$0] }) { return nil }
    var resolver = VariantResolver(tutorial, library, variant: name, first: first, search: search)
    return resolver.resolve(&merged)
  }
  for name in wanted {
    if let variant = resolve(name) { resolved.variants.append(variant) }
    if let (spending, range) = search.exceeded {
      // An empty result, so that no further diagnostics follow.
      let cut = ResolvedTutorial(tutorial: tutorial, variants: [], isCutShort: true)
      let span = SourceSpan(tutorial.source, range)
      return Parsed(cut, diagnostics: [spending.kind.exceeded(spending.limit, at: span)])
    }
  }
  // Only the other variants can tell if something that is missing here is missing everywhere.
  if !resolved.hasAllVariants, resolved.variants.contains(where: { $0.selectors.contains { $0.outcome.isAbsent } }) {
    for name in library.variants where !variants(name) && search.exceeded == nil {
      if let variant = resolve(name) { resolved.others.append(variant) }
    }
  }
  let isEmpty = resolved.variants.isEmpty && !library.snapshots.isEmpty
  return Parsed(resolved, diagnostics: isEmpty ? [noVariant(tutorial, excludedByName: wanted.isEmpty)] : [])
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
