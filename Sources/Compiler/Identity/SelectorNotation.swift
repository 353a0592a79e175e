import TutorialLanguage
import TutorialSyntax

/// Writes selectors: the same maps in YAML and in JSON, which quotes all names and texts.
struct SelectorNotation {
  /// True for JSON, false for YAML.
  let isJSON: Bool

  /// An id, or a map of conditions.
  func selector(_ selector: Selector) -> String {
    if let id = selector.plainID { return text(id.value) }
    return "{ " + selector.terms.map { term($0.value) }.joined(separator: ", ") + " }"
  }

  private func term(_ term: Selector.Term) -> String {
    switch term {
    case .id(let matcher): entry("id", self.matcher(matcher))
    case .nativeId(let matcher): entry("nativeId", self.matcher(matcher))
    case .label(let matcher): entry("label", self.matcher(matcher))
    case .text(let matcher): entry("text", self.matcher(matcher))
    case .value(let matcher): entry("value", self.matcher(matcher))
    case .type(let matcher): entry("type", self.matcher(matcher))
    case .path(let path): entry("path", text(path.levels.map { "\($0.type)[\($0.index)]" }.joined(separator: "/")))
    case .within(let outer): entry("within", selector(outer))
    case .has(let inner): entry("has", selector(inner))
    case .anyOf(let selectors): entry("anyOf", "[\(selectors.map(selector).joined(separator: ", "))]")
    case .nth(let place): entry("nth", "\(place)")
    case .first: entry("first", "true")
    case .last: entry("last", "true")
    }
  }

  private func matcher(_ matcher: TextMatcher) -> String {
    switch matcher {
    case .exact(let text): self.text(text)
    case .matches(let pattern): map("matches", pattern)
    case .contains(let part): map("contains", part)
    case .equalsIgnoringCase(let text): map("equalsIgnoringCase", text)
    }
  }

  private func matcher(_ matcher: LocalizedMatcher) -> String {
    switch matcher {
    case .plain(let matcher): self.matcher(matcher)
    case .byLocale(let entries):
      "{ " + entries.map { entry(text($0.locale.value), self.matcher($0.matcher)) }.joined(separator: ", ") + " }"
    }
  }

  private func map(_ key: String, _ value: String) -> String { "{ \(entry(key, text(value))) }" }

  /// - Parameter key: a word, or a result of `text`.
  private func entry(_ key: String, _ value: String) -> String {
    isJSON && !key.hasPrefix("\"") ? "\"\(key)\": \(value)" : "\(key): \(value)"
  }

  private func text(_ text: String) -> String {
    guard isJSON else { return SelectorText.scalar(text) }
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
