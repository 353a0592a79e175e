import TutorialIdentity
import TutorialLanguage
import TutorialSyntax

/// Reports selectors that use an id made up by the importer, because the next capture may give it to another element.
///
/// Suggests a selector that matches the same element in all variants by stable properties.
func checkMadeUpIDs(_ resolved: ResolvedTutorial, budget: Budget = Budget()) -> [Diagnostic] {
  var check = MadeUpIDs(source: resolved.tutorial.source)
  for variant in resolved.variants {
    for result in variant.selectors { check.visit(result, in: variant.id) }
  }
  return check.diagnostics(SelectorAdvisor(budget: budget))
}

private struct MadeUpIDs {
  /// A made-up id, its location, the identity of its element and the enclosing selector.
  struct Finding {
    let id: Located<String>
    let identity: ElementIdentity
    let selector: Selector
    var variants: [String] = []
  }

  let source: SourceText
  var findings: [ByteRange: Finding] = [:]
  var order: [ByteRange] = []
  /// The elements that each selector matches, from all screens on which it matches one.
  var occurrences: [ByteRange: [ElementOccurrence]] = [:]
  /// Selectors that match several elements, or none, on some screen: nothing else can be suggested for them.
  var unclear: Set<ByteRange> = []

  mutating func visit(_ result: SelectorResult, in variant: String) {
    guard let snapshot = result.snapshot, snapshot.elements.hasMadeUpIDs else { return }
    let range = result.selector.range
    visit(result.selector, of: result.selector, on: snapshot, in: variant)
    guard findings.values.contains(where: { $0.selector.range == range }) else { return }
    switch result.outcome {
    case .found(let found) where found.count == 1: note(found[0], on: snapshot, of: range)
    case .unusable(let index, _): note(index, on: snapshot, of: range)
    default: unclear.insert(range)
    }
  }

  private mutating func note(_ index: Int, on snapshot: Snapshot, of range: ByteRange) {
    let isKnown = occurrences[range]?.contains { $0.snapshot === snapshot && $0.index == index } ?? false
    if !isKnown { occurrences[range, default: []].append(ElementOccurrence(snapshot, index)) }
  }

  private mutating func visit(
    _ selector: Selector, of whole: Selector, on snapshot: Snapshot, in variant: String
  ) {
    for term in selector.terms {
      switch term.value {
      case .id(.exact(let id)):
        guard let index = snapshot.element(id) else { continue }
        let identity = snapshot.elements.identity(index)
        if identity.isMadeUp { add(Located(id, term.range), identity, whole, variant) }
      case .within(let inner), .has(let inner): visit(inner, of: whole, on: snapshot, in: variant)
      case .anyOf(let selectors):
        for inner in selectors { visit(inner, of: whole, on: snapshot, in: variant) }
      default: continue
      }
    }
  }

  private mutating func add(
    _ id: Located<String>, _ identity: ElementIdentity, _ selector: Selector, _ variant: String
  ) {
    if findings[id.range] == nil {
      findings[id.range] = Finding(id: id, identity: identity, selector: selector)
      order.append(id.range)
    }
    if findings[id.range]?.variants.last != variant { findings[id.range]?.variants.append(variant) }
  }

  func diagnostics(_ advisor: SelectorAdvisor) -> [Diagnostic] {
    order.compactMap { findings[$0] }.map { finding in
      var diagnostic = Diagnostic(
        .fragileSelector, "\"\(excerpt(finding.id.value))\" \(finding.identity.flaw)",
        at: SourceSpan(source, finding.id.range), variants: finding.variants)
      let range = finding.selector.range
      let known = unclear.contains(range) ? [] : occurrences[range] ?? []
      if let suggestion = known.isEmpty ? nil : advisor.suggestion(for: known), !suggestion.isFragile {
        diagnostic.primaryLabel = "`\(excerpt(suggestion.text(in: source)))` lasts longer"
        diagnostic.fixits = [suggestion.fix(replacing: SourceSpan(source, range))]
      } else {
        diagnostic.notes.append(
          .init("an id from the app would last; `tutorialc lock` notices if it changes"))
      }
      return diagnostic
    }
  }
}

extension ElementIdentity {
  /// The flaw of an id of this kind, as a predicate that follows the id.
  fileprivate var flaw: String {
    switch self {
    case .native: ""
    case .numbered: "has a number because several elements share an id; a new one changes the numbers"
    case .path: "is made up by the import from the element's place, which any new element changes"
    }
  }
}
