import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Reports unwise selectors, regardless of what they resolve to.
func checkSelectorStyle(_ resolved: ResolvedTutorial) -> [Diagnostic] {
  let tutorial = resolved.tutorial
  var style = SelectorStyle(source: tutorial.source, languages: languages(of: resolved))
  if let defaults = tutorial.defaults { style.visit(defaults) }
  for place in tutorial.styles.indices { style.visit(tutorial.styles[place].partial) }
  for place in tutorial.steps.indices { style.visit(tutorial.steps[place].partial) }
  return style.diagnostics
}

private func languages(of resolved: ResolvedTutorial) -> Set<String> {
  Set(
    resolved.variants.compactMap { variant in
      variant.snapshot.traits.locale.map { locale in
        String(LanguageTag.folded(locale).prefix { $0 != "-" })
      }
    })
}

private struct SelectorStyle {
  let source: SourceText
  let languages: Set<String>
  var diagnostics: [Diagnostic] = []

  mutating func visit(_ partial: StepPartial) {
    for target in partial.targets?.value ?? [] { visit(target.selector) }
    for selector in partial.fallback?.value ?? [] { visit(selector) }
    if let anchor = partial.anchor { visit(anchor) }
    for selector in partial.interaction?.allow?.value ?? [] { visit(selector) }
    for rule in partial.advance?.value ?? [] {
      if case .tap(let selector) = rule.trigger.value { visit(selector) }
      if let awaited = rule.trigger.value.awaited { visit(awaited.selector) }
    }
    for item in partial.before?.value ?? [] { if let awaited = item.awaited { visit(awaited.selector) } }
  }

  private mutating func visit(_ selector: Selector) {
    for term in selector.terms {
      switch term.value {
      case .path:
        diagnostics.append(fragile(term, "a path finds its target by its place, which any new element changes"))
      case .nth:
        diagnostics.append(
          fragile(
            term, "nth finds its target by its place, which any new element changes",
            "if the place is meant, and not the element in it, write `first: true` or `last: true`, or lock it: "
              + "`tutorialc lock`"))
      case .label(.plain(let matcher)), .text(.plain(let matcher)):
        if languages.count > 1 { diagnostics.append(localised(term, matcher)) }
      case .within(let inner), .has(let inner): visit(inner)
      case .anyOf(let selectors): for inner in selectors { visit(inner) }
      default: break
      }
    }
  }

  private func fragile(_ term: Located<Selector.Term>, _ message: String, _ note: String? = nil) -> Diagnostic {
    Diagnostic(
      .fragileSelector, message, at: SourceSpan(source, term.range),
      notes: ["an id stays with its element", note].compactMap { $0.map { .init($0) } })
  }

  private func localised(_ term: Located<Selector.Term>, _ matcher: TextMatcher) -> Diagnostic {
    Diagnostic(
      .localisedSelector,
      "one text for \(languages.count) languages: \(languages.sorted().joined(separator: ", "))",
      at: SourceSpan(source, term.range),
      notes: [.init("write the text by locale, `label: { en: Close, ja: 閉じる }`, or name the element by its id")])
  }
}
