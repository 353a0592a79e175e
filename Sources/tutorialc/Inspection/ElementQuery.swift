package import TutorialLanguage
package import TutorialSelectors
package import TutorialSyntax

/// Which elements of which screens are asked for; what is left open holds for all.
package struct ElementQuery: Sendable {
  /// Whether a screen is wanted, by its name.
  package var isScreenWanted: @Sendable (String) -> Bool = { _ in true }
  /// Whether a variant is wanted, by its name.
  package var isVariantWanted: @Sendable (String) -> Bool = { _ in true }
  /// The type, whatever its case.
  package var type: String?
  /// What the element says (label, text or value), as selectors compare it.
  package var text: String?
  /// What its id, its label, its text or its value holds.
  package var pattern: RegularExpression?
  /// What names it.
  package var selector: Selector?

  /// Everything.
  package init() {}

  /// Whether it leaves out any element of a screen.
  package var isNarrow: Bool { type != nil || text != nil || pattern != nil || selector != nil }

  /// The snapshots that are asked for.
  package func snapshots(of all: [Snapshot]) -> [Snapshot] {
    all.filter { isScreenWanted($0.screen) && isVariantWanted($0.variant) }
  }

  /// The elements of a snapshot that are asked for, in document order.
  package func elements(of snapshot: Snapshot, _ search: ElementSearch) -> [Int] {
    var found = Array(snapshot.elements.indices)
    if let selector {
      var matcher = SelectorMatcher(snapshot, search: search)
      found = matcher.candidates(selector)
    }
    return found.filter { isWanted($0, of: snapshot) }
  }

  private func isWanted(_ index: Int, of snapshot: Snapshot) -> Bool {
    let elements = snapshot.elements
    if let type, elements.type(index)?.lowercased() != type.lowercased() { return false }
    guard text != nil || pattern != nil else { return true }
    let locale = snapshot.traits.locale
    let said = [elements.label(index), elements.text(index), elements.value(index)]
      .compactMap { $0?.text(for: locale).map(comparableText) }
    if let text, !said.contains(comparableText(text)) { return false }
    if let pattern { return ([elements.id(index)] + said).contains { pattern.isFound(in: $0) } }
    return true
  }
}
