package import TutorialSyntax
import TutorialValues

/// Names elements of a screen. All terms must hold; `nth`, `first` or `last` then picks among the matches.
package struct Selector: Sendable {
  /// One condition of a selector.
  package enum Term: Sendable {
    /// The element's id.
    case id(TextMatcher)
    /// The id in the app's own toolkit.
    case nativeId(TextMatcher)
    /// The accessibility label.
    case label(LocalizedMatcher)
    /// The text that it shows.
    case text(LocalizedMatcher)
    /// The value of a field or a switch.
    case value(LocalizedMatcher)
    /// The type of the element.
    case type(TextMatcher)
    /// The path in the tree of elements.
    case path(ElementPath)
    /// An ancestor matches.
    case within(Selector)
    /// A descendant matches.
    case has(Selector)
    /// One of the selectors matches.
    case anyOf([Selector])
    /// The index in document order among the matches of all other terms, from 0.
    case nth(Int)
    /// The first match of all other terms, in document order.
    case first
    /// The last match of all other terms, in document order.
    case last
  }

  /// The string or the map.
  package var range: ByteRange
  /// The conditions in the order of the file, each key at most once, each at its value.
  package var terms: [Located<Term>]

  /// A selector with these conditions.
  package init(range: ByteRange, terms: [Located<Term>]) {
    self.range = range
    self.terms = terms
  }

  /// The term that picks one of the matches; nil if all of them are meant.
  package var pick: Term? { terms.first(where: \.value.isPick)?.value }

  /// The id, if the selector consists only of an exact id; otherwise nil.
  package var plainID: Located<String>? {
    guard terms.count == 1, case .id(.exact(let id)) = terms[0].value else { return nil }
    return Located(id, terms[0].range)
  }
}

extension Selector.Term {
  /// True if the term picks one of the matches.
  package var isPick: Bool {
    switch self {
    case .nth, .first, .last: true
    default: false
    }
  }
}

/// A selector map while it is being decoded.
struct SelectorPartial: DescribedMap {
  /// The number of enclosing selectors.
  var depth = 0
  var terms: [Located<Selector.Term>] = []
  var isComplete = true

  static let keys = MapDescription<Self>(
    "conditions", of: "a selector", "Conditions, all of which must hold.",
    rules: {
      [
        .init("minProperties", 1),
        .init(
          "not",
          [
            "anyOf": [
              ["required": ["nth", "first"]], ["required": ["nth", "last"]], ["required": ["first", "last"]],
            ]
          ]),
      ]
    },
    finish: { decoder, _, selector in selector.reportSecondPick(&decoder) }
  ) {
    term(
      "id", .text("compose-button"),
      "The element's id. An Android id may be given without its package, if that is unique."
    ) {
      decoder, node, _ in decoder.textMatcher(node, of: "an element id").map { .id($0) }
    }
    term("label", .localized("Compose"), "The element's accessibility label.") { decoder, node, _ in
      decoder.localizedMatcher(node, of: "a label").map { .label($0) }
    }
    term("text", .localized("Order 42"), "The text that the element shows.") { decoder, node, _ in
      decoder.localizedMatcher(node, of: "a text").map { .text($0) }
    }
    term("value", .localized("on"), "The value of a field or a switch.") { decoder, node, _ in
      decoder.localizedMatcher(node, of: "a value").map { .value($0) }
    }
    term("type", .text("button"), "The kind of element.") { decoder, node, _ in
      decoder.textMatcher(node, of: "a type").map { .type($0) }
    }
    term("within", .selector("list"), "A selector that some ancestor of the element matches.") { decoder, node, depth in
      decoder.selector(node, depth: depth + 1).map { .within($0) }
    }
    term(
      "path", .path,
      "The element's path in the tree, from a root down: types and their number among siblings of that type, from 0. Without a number the first is meant."
    ) { decoder, node, _ in decoder.elementPath(node).map { .path($0) } }
    term("has", .selector(["type": "icon"]), "A selector that some descendant of the element matches.") {
      decoder, node, depth in
      decoder.selector(node, depth: depth + 1).map { .has($0) }
    }
    term(
      "anyOf", .selectors,
      "A list of selectors, of which at least one matches. It is a union, not a preference; for that there is `fallback`."
    ) { decoder, node, depth in decoder.alternatives(node, depth: depth + 1).map { .anyOf($0) } }
    term(
      "nth", Kind<Located<Int>>.whole(0...1_000_000, examples: [0]).form,
      "The index among the elements that match everything else, in document order, from 0."
    ) { decoder, node, _ in decoder.integer(node, in: 0...1_000_000, of: "nth").map { .nth($0.value) } }
    term(
      "first", .pick,
      "`true` for the first of the elements that match everything else. It means the position, whichever element is there."
    ) { decoder, node, _ in decoder.pick(node, "first").map { _ in .first } }
    term("last", .pick, "`true` for the last of the elements that match everything else.") { decoder, node, _ in
      decoder.pick(node, "last").map { _ in .last }
    }
    term("nativeId", .text("com.example:id/compose"), "The element's id in the app's own toolkit.") {
      decoder, node, _ in
      decoder.textMatcher(node, of: "a native id").map { .nativeId($0) }
    }
  }

  /// Reports a second term among `nth`, `first` and `last`.
  private mutating func reportSecondPick(_ decoder: inout Decoder) {
    let picks = terms.filter(\.value.isPick)
    guard picks.count > 1 else { return }
    decoder.report(
      Diagnostic(
        .valueOutOfRange, "a selector has one of nth, first and last",
        at: SourceSpan(decoder.document.source, picks[1].range),
        labels: [.init(SourceSpan(decoder.document.source, picks[0].range), "this key picks one already")]))
    isComplete = false
  }

  private static func term(
    _ name: String, _ form: KindForm, _ prose: String,
    read: @escaping @Sendable (inout Decoder, NodeID, Int) -> Selector.Term?
  ) -> Key<Self> {
    Key(KeyDescription(name: name, prose: prose, form: form, otherwise: .nothing)) { decoder, field, _, selector in
      if let term = read(&decoder, field.value, selector.depth) {
        selector.terms.append(Located(term, decoder.document.range(field.value)))
      } else {
        selector.isComplete = false
      }
    }
  }
}

extension KindForm {
  fileprivate static func text(_ example: SchemaNode) -> KindForm {
    KindForm(.reference(.match), examples: [example, ["contains": example]], map: { MatcherPartial.keys.outline })
  }

  /// A text to match, which may differ by language.
  fileprivate static func localized(_ example: SchemaNode) -> KindForm {
    KindForm(
      .reference(.localizedMatch), examples: [example, ["en": example]], map: { MatcherPartial.keys.outline },
      names: .maybe)
  }

  /// A nested selector.
  fileprivate static func selector(_ example: SchemaNode) -> KindForm {
    KindForm(.reference(.selector), examples: [example], map: { SelectorPartial.keys.outline })
  }

  fileprivate static var selectors: KindForm {
    KindForm(
      ["type": "array", "minItems": 1, "items": .reference(.selector)], examples: [["search", ["type": "field"]]],
      map: { SelectorPartial.keys.outline })
  }

  fileprivate static var pick: KindForm { KindForm(["const": true], examples: [true]) }

  fileprivate static var path: KindForm {
    KindForm(
      ["type": "string", "pattern": #"^[^/\[\]]+(\[[0-9]{1,6}\])?(/[^/\[\]]+(\[[0-9]{1,6}\])?)*$"#],
      examples: ["window[0]/list/cell[2]"])
  }
}

extension SchemaDefinition {
  static let selector = SchemaDefinition("selector") {
    [
      "description": "An element's id, or conditions, all of which must hold.",
      "anyOf": [.reference(.word), .reference(SelectorPartial.keys.outline.definition)],
    ]
  }
}

extension Kind where Value == Selector {
  static var selector: Kind {
    Kind(
      KindForm(
        .reference(.selector), examples: ["compose-button", ["label": "Compose", "type": "button"]],
        map: { SelectorPartial.keys.outline })
    ) { decoder, field, _ in decoder.selector(field.value) }
  }
}

extension Kind where Value == Located<[Selector]> {
  /// A selector, or a list of selectors.
  static var selectors: Kind {
    let schema = SchemaDefinition("selectors") {
      ["anyOf": [.reference(.selector), ["type": "array", "items": .reference(.selector)]]]
    }
    return Kind(
      KindForm(
        .reference(schema), examples: ["menu", ["menu", ["type": "field"]]], map: { SelectorPartial.keys.outline })
    ) { decoder, field, _ in decoder.selectors(field.value) }
  }
}

extension Decoder {
  /// Reads a selector: an element's id, or a map of conditions.
  ///
  /// - Parameter depth: the number of enclosing selectors. Aliases can nest deeper than the file does, so the limit on
  ///   the file's nesting isn't enough.
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
    var partial = SelectorPartial()
    partial.depth = depth
    read(node, into: &partial, SelectorPartial.keys)
    guard partial.isComplete else { return nil }
    guard !partial.terms.isEmpty else {
      if document.childCount(node) == 0 { reportOutOfRange(node, "a selector without conditions matches everything") }
      return nil
    }
    return Selector(range: document.range(node), terms: partial.terms)
  }

  /// Reads a list of selectors, or a single one.
  mutating func selectors(_ node: NodeID, depth: Int = 0) -> Located<[Selector]> {
    oneOrMore(node) { $0.selector($1, depth: depth) }
  }

  /// Reads `true`, the only value that `first` and `last` can have.
  fileprivate mutating func pick(_ node: NodeID, _ name: String) -> Bool? {
    guard let value = bool(node) else { return nil }
    guard value.value else {
      reportOutOfRange(node, "\(name) is true, or left out")
      return nil
    }
    return true
  }

  fileprivate mutating func alternatives(_ node: NodeID, depth: Int) -> [Selector]? {
    guard document.kind(node) == .sequence, document.childCount(node) > 0 else {
      reportWrongType(node, expected: "a list of selectors")
      return nil
    }
    let selectors = list(node) { $0.selector($1, depth: depth) }.value
    return selectors.count == document.childCount(node) ? selectors : nil
  }
}
