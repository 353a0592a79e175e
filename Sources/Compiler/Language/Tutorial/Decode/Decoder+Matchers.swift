import TutorialSyntax

/// The keys of a way to match a text.
enum MatcherKey: String, DocumentKey {
  case matches, contains, equalsIgnoringCase
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// A text to compare exactly, or `{ matches }`, `{ contains }`, `{ equalsIgnoringCase }`.
  mutating func textMatcher(_ node: NodeID, of name: String) -> TextMatcher? {
    guard document.kind(node) == .mapping else {
      return filledString(node, of: name, expected: "text or a way to match it").map { .exact($0.value) }
    }
    var result: TextMatcher?
    var first: NodeID?
    var fields = self.fields(node, MatcherKey.self, of: "a text to match")
    while let field = next(&fields) {
      if let first {
        report(twoWaysToMatch(at: document.span(field.name), first: document.span(first)))
        return nil
      }
      first = field.name
      switch field.key {
      case .matches: result = pattern(field.value).map { .matches($0) }
      case .contains: result = filledString(field.value, of: "the text to find").map { .contains($0.value) }
      case .equalsIgnoringCase: result = filledString(field.value, of: name).map { .equalsIgnoringCase($0.value) }
      }
    }
    if document.childCount(node) == 0 {
      reportWrongType(node, expected: "text or a way to match it")
    }
    return result
  }

  /// The same, or a map from locales to it.
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

  /// Whether a scalar has the form of a language tag: two or three letters, then subtags of one to eight letters and
  /// digits. No way of matching has a name of that form.
  private func isLocale(_ node: NodeID) -> Bool {
    isLanguageTag(document.arena[document.textBounds(node)])
  }
}

/// Whether bytes have the form of a language tag such as `en`, `ja` or `zh-Hant-TW`.
package func isLanguageTag(_ text: ArraySlice<UInt8>) -> Bool {
  func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  guard text.count <= 35 else { return false }
  let subtags = text.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  guard let language = subtags.first, 2...3 ~= language.count, language.allSatisfy(isLetter) else { return false }
  return subtags.dropFirst().allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
}

private func twoWaysToMatch(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "a text is matched in one way only", at: span,
    labels: [.init(first, "the first way is written here")])
}
