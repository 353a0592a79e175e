import TutorialSyntax

/// The keys of a selector.
enum SelectorKey: String, DocumentKey {
  case id, label, text, value, type, within, path, has, anyOf, nth, nativeId
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// A selector: an element's id, or a map of conditions.
  ///
  /// - Parameter depth: how many selectors this one stands in. Aliases can nest deeper than the file does, so the file's
  ///   own limit does not bound it.
  mutating func selector(_ node: NodeID, depth: Int = 0) -> Selector? {
    guard depth < Limits.selectorNesting else {
      report(
        Diagnostic(
          .limitExceeded, "selectors nest deeper than the limit of \(Limits.selectorNesting)", at: document.span(node)))
      return nil
    }
    guard document.kind(node) == .mapping else {
      guard let id = filledString(node, of: "an element id", expected: "an element id or a map of conditions") else {
        return nil
      }
      return Selector(range: id.range, terms: [id.map { .id(.exact($0)) }])
    }
    var terms: [Located<Selector.Term>] = []
    var isComplete = true
    var fields = self.fields(node, SelectorKey.self, of: "a selector")
    while let field = next(&fields) {
      if let term = term(field.key, field.value, depth: depth) {
        terms.append(Located(term, document.range(field.value)))
      } else {
        isComplete = false
      }
    }
    guard isComplete else { return nil }
    guard !terms.isEmpty else {
      if document.childCount(node) == 0 { reportOutOfRange(node, "a selector without conditions matches everything") }
      return nil
    }
    return Selector(range: document.range(node), terms: terms)
  }

  /// A list of selectors, or one.
  mutating func selectors(_ node: NodeID, depth: Int = 0) -> Located<[Selector]> {
    oneOrMore(node) { $0.selector($1, depth: depth) }
  }

  private mutating func term(_ key: SelectorKey, _ node: NodeID, depth: Int) -> Selector.Term? {
    switch key {
    case .id: textMatcher(node, of: "an element id").map { .id($0) }
    case .nativeId: textMatcher(node, of: "a native id").map { .nativeId($0) }
    case .type: textMatcher(node, of: "a type").map { .type($0) }
    case .label: localizedMatcher(node, of: "a label").map { .label($0) }
    case .text: localizedMatcher(node, of: "a text").map { .text($0) }
    case .value: localizedMatcher(node, of: "a value").map { .value($0) }
    case .path: elementPath(node).map { .path($0) }
    case .within: selector(node, depth: depth + 1).map { .within($0) }
    case .has: selector(node, depth: depth + 1).map { .has($0) }
    case .anyOf: alternatives(node, depth: depth + 1).map { .anyOf($0) }
    case .nth: integer(node, in: 0...1_000_000, of: "nth").map { .nth($0.value) }
    }
  }

  private mutating func alternatives(_ node: NodeID, depth: Int) -> [Selector]? {
    guard document.kind(node) == .sequence, document.childCount(node) > 0 else {
      reportWrongType(node, expected: "a list of selectors")
      return nil
    }
    let selectors = list(node) { $0.selector($1, depth: depth) }.value
    return selectors.count == document.childCount(node) ? selectors : nil
  }
}
