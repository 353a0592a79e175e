package import TutorialLanguage
package import TutorialSelectors
package import TutorialSyntax

/// A query for elements on screens. Empty criteria match everything.
package struct ElementQuery: Sendable {
  /// Returns true if a screen is wanted, by its name.
  package var isScreenWanted: @Sendable (String) -> Bool = { _ in true }
  /// Returns true if a variant is wanted, by its name.
  package var isVariantWanted: @Sendable (String) -> Bool = { _ in true }
  /// The type, compared without case.
  package var type: String?
  /// A label, text or value, compared as selectors do.
  package var text: String?
  /// A pattern that the id, label, text or value must match.
  package var pattern: RegularExpression?
  /// A selector that must match.
  package var selector: Selector?

  /// Makes a query for everything.
  package init() {}

  /// Returns the snapshots that match.
  package func snapshots(of all: [Snapshot]) -> [Snapshot] {
    all.filter { isScreenWanted($0.screen) && isVariantWanted($0.variant) }
  }

  /// Returns the elements of a snapshot that match, in document order.
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
