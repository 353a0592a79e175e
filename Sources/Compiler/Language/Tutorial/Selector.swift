package import TutorialSyntax

/// Names elements of a screen. All terms must hold; `nth` then picks among what is left.
package struct Selector: Sendable {
  /// One condition of a selector.
  package enum Term: Sendable {
    /// The element's id.
    case id(TextMatcher)
    /// The id in the app's own toolkit.
    case nativeId(TextMatcher)
    /// The accessibility label.
    case label(LocalizedMatcher)
    /// The text it shows.
    case text(LocalizedMatcher)
    /// The value, of a field or a switch.
    case value(LocalizedMatcher)
    /// The kind of element.
    case type(TextMatcher)
    /// The place in the tree.
    case path(ElementPath)
    /// Some ancestor matches.
    case within(Selector)
    /// Some descendant matches.
    case has(Selector)
    /// One of the selectors matches.
    case anyOf([Selector])
    /// The place in document order among what matches all else, from 0.
    case nth(Int)
  }

  /// The string or the map.
  package var range: ByteRange
  /// The conditions in the order of the file, each key at most once, each at its value.
  package var terms: [Located<Term>]

  /// A selector of the given conditions.
  package init(range: ByteRange, terms: [Located<Term>]) {
    self.range = range
    self.terms = terms
  }

  /// The id, where the selector is nothing but one to be matched exactly.
  package var plainID: Located<String>? {
    guard terms.count == 1, case .id(.exact(let id)) = terms[0].value else { return nil }
    return Located(id, terms[0].range)
  }
}

/// How a string is compared with an element's.
package enum TextMatcher: Sendable, Hashable {
  /// Equal, once both are normalised.
  case exact(String)
  /// `matches`: a regular expression, which compiles, finds something.
  case matches(String)
  /// `contains`: occurs in it.
  case contains(String)
  /// `equalsIgnoringCase`: equal but for case.
  case equalsIgnoringCase(String)
}

/// How a string that differs by language is compared with an element's.
package enum LocalizedMatcher: Sendable {
  /// The same in every language.
  case plain(TextMatcher)
  /// By language.
  case byLocale([(locale: Located<String>, matcher: TextMatcher)])

  /// The matcher for a variant's locale: that of `en-US`, then that of `en`; nil where the map has neither.
  package func matcher(for locale: String?) -> TextMatcher? {
    switch self {
    case .plain(let matcher):
      return matcher
    case .byLocale(let entries):
      guard var tag = locale.map({ Substring($0) }) else { return nil }
      while true {
        if let entry = entries.first(where: { $0.locale.value.lowercased() == tag.lowercased() }) {
          return entry.matcher
        }
        guard let joiner = tag.lastIndex(where: { $0 == "-" || $0 == "_" }) else { return nil }
        tag = tag[..<joiner]
      }
    }
  }
}

/// A place in the tree of elements: `window[0]/list/cell[2]`.
package struct ElementPath: Sendable, Hashable {
  /// One level of the tree.
  package struct Level: Sendable, Hashable {
    /// The type of element.
    package var type: String
    /// The place among the siblings of that type, from 0.
    package var index: Int

    /// The element of `type` at `index`.
    package init(type: String, index: Int) {
      self.type = type
      self.index = index
    }
  }

  /// From a root down.
  package var levels: [Level]

  /// A path of the given levels.
  package init(levels: [Level]) {
    self.levels = levels
  }
}
