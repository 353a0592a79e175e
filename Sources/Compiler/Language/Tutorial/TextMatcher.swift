package import TutorialSyntax
import TutorialValues

/// A comparison of an element's text with a string.
package enum TextMatcher: Sendable, Hashable {
  /// Both are equal after normalisation.
  case exact(String)
  /// `matches`: a valid regular expression matches somewhere in the text.
  case matches(String)
  /// `contains`: the text contains the string.
  case contains(String)
  /// `equalsIgnoringCase`: both are equal except for case.
  case equalsIgnoringCase(String)
}

/// A comparison of an element's text with a string that may differ by language.
package enum LocalizedMatcher: Sendable {
  /// The same matcher in every language.
  case plain(TextMatcher)
  /// A matcher by language.
  case byLocale([(locale: Located<String>, matcher: TextMatcher)])

  /// The matcher for a variant's locale: that of `en-US`, then that of `en`; nil if there is neither.
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

/// A matcher map while it is being decoded.
struct MatcherPartial: DescribedMap {
  var first: NodeID?
  var result: TextMatcher?
  var hasSeveral = false

  static let keys = MapDescription<Self>(
    "matcher", of: "a text to match", its: "the text's", "A way to match a text.",
    rules: { [.init("minProperties", 1), .init("maxProperties", 1)] }
  ) {
    way(
      "matches",
      KindForm(["type": "string", "minLength": 1, "maxLength": .number(Double(Limits.pattern))], examples: ["^Order"]),
      "A [regular expression](#regular-expressions) that matches anywhere in the element's text. At most 1,000 bytes."
    ) { decoder, field, _ in decoder.pattern(field.value).map { .matches($0) } }
    way("contains", KindForm(.reference(.word), examples: ["Order"]), "A text that occurs in the element's text.") {
      decoder, field, _ in
      decoder.filledString(field.value, of: "the text to find").map { .contains($0.value) }
    }
    way(
      "equalsIgnoringCase", KindForm(.reference(.word), examples: ["search"]),
      "A text that equals the element's text except for case."
    ) {
      decoder, field, called in decoder.filledString(field.value, of: called).map { .equalsIgnoringCase($0.value) }
    }
  }

  private static func way(
    _ name: String, _ form: KindForm, _ prose: String,
    read: @escaping @Sendable (inout Decoder, FieldCursor.Field, String) -> TextMatcher?
  ) -> Key<Self> {
    Key(KeyDescription(name: name, prose: prose, form: form, otherwise: .nothing)) { decoder, field, called, matcher in
      guard let first = matcher.first else {
        matcher.first = field.name
        matcher.result = read(&decoder, field, called)
        return
      }
      if !matcher.hasSeveral {
        decoder.report(twoWaysToMatch(at: decoder.document.span(field.name), first: decoder.document.span(first)))
      }
      matcher.hasSeveral = true
      matcher.result = nil
    }
  }
}

extension SchemaDefinition {
  /// A text to compare with, of any length.
  static let word = SchemaDefinition("word") {
    ["type": ["string", "number", "boolean"], "minLength": 1, "maxLength": .number(Double(Limits.text))]
  }
  /// A text to equal, or a way to match it.
  static let match = SchemaDefinition("match") {
    [
      "description": "A text to equal, or a way to match it.",
      "anyOf": [.reference(.word), .reference(MatcherPartial.keys.outline.definition)],
    ]
  }
  /// A text to equal, a way to match it, or either by language.
  static let localizedMatch = SchemaDefinition("localizedMatch") {
    [
      "description": "A text to equal, a way to match it, or either by language.",
      "anyOf": [
        .reference(.match),
        [
          "type": "object", "minProperties": 1, "propertyNames": .reference(.locale),
          "additionalProperties": .reference(.match),
        ],
      ],
    ]
  }
}

extension Decoder {
  /// Reads a text to compare exactly, or `{ matches }`, `{ contains }`, `{ equalsIgnoringCase }`.
  mutating func textMatcher(_ node: NodeID, of name: String) -> TextMatcher? {
    guard document.kind(node) == .mapping else {
      return filledString(node, of: name, expected: "text or a way to match it").map { .exact($0.value) }
    }
    var matcher = MatcherPartial()
    read(node, into: &matcher, MatcherPartial.keys, called: name)
    if document.childCount(node) == 0 {
      reportWrongType(node, expected: "text or a way to match it")
    }
    return matcher.result
  }

  /// Reads a text matcher, or a map from locales to text matchers.
  mutating func localizedMatcher(_ node: NodeID, of name: String) -> LocalizedMatcher? {
    guard document.kind(node) == .mapping, let key = document.children(node).first(where: { _ in true }),
      isLocale(key)
    else {
      return textMatcher(node, of: name).map { .plain($0) }
    }
    guard isShort(node, of: "a text by locale") else { return nil }
    var entries: [(locale: Located<String>, matcher: TextMatcher)] = []
    var isComplete = true
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard isLocale(key) else {
        reportOutOfRange(key, "\"\(excerpt(document.string(key)))\" is not a language tag such as en or pt-BR")
        isComplete = false
        continue
      }
      let locale = Located(document.string(key), document.range(key))
      if let first = entries.first(where: { $0.locale.value == locale.value }) {
        reportDuplicateKey(key, first: first.locale.range)
      } else if let matcher = textMatcher(value, of: name) {
        entries.append((locale, matcher))
      } else {
        isComplete = false
      }
    }
    return isComplete ? .byLocale(entries) : nil
  }

  /// Returns true if a scalar has the form of a language tag.
  ///
  /// That is two or three letters, then subtags of one to eight letters and digits. No key of a matcher has that form.
  private func isLocale(_ node: NodeID) -> Bool {
    isLanguageTag(document.arena[document.textBounds(node)])
  }

  /// Reads a valid regular expression that isn't too large to be searched for in many texts.
  fileprivate mutating func pattern(_ node: NodeID) -> String? {
    guard
      let text = filledString(
        node, of: "the regular expression", expected: "a regular expression", limit: Limits.pattern)
    else { return nil }
    do {
      _ = try RegularExpression(text.value)
      return text.value
    } catch {
      if error.isLimit {
        report(Diagnostic(.limitExceeded, "the regular expression \(error.message)", at: document.span(node)))
      } else {
        reportOutOfRange(node, "the regular expression does not compile: \(excerpt(error.message))")
      }
      return nil
    }
  }
}

private func twoWaysToMatch(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "a text is matched in one way only", at: span,
    labels: [.init(first, "the first way is written here")])
}
