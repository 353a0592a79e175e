import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Formats a rectangle as authors write it: `[x, y, width, height]`, with at most one decimal.
func describe(_ rect: Rect) -> String {
  "[\(describe(rect.x)), \(describe(rect.y)), \(describe(rect.width)), \(describe(rect.height))]"
}

/// Formats a number for a message, with at most one decimal.
func describe(_ value: Double) -> String {
  let rounded = (value * 10).rounded(.toNearestOrAwayFromZero) / 10
  if let whole = Int(exactly: rounded) { return String(whole) }
  return "\(rounded)"
}

/// Formats a fraction for a message, in whole per cent.
func describePercent(_ fraction: Double) -> String {
  "\(describe((fraction * 100).rounded())) %"
}

/// Describes a selector for a message: `id "save"`, `label "Close" and type "button"`.
func describe(_ selector: Selector) -> String {
  let parts = selector.terms.map { term -> String in
    switch term.value {
    case .id(let matcher): "id \(describe(matcher))"
    case .nativeId(let matcher): "native id \(describe(matcher))"
    case .label(let matcher): "label \(describe(matcher))"
    case .text(let matcher): "text \(describe(matcher))"
    case .value(let matcher): "value \(describe(matcher))"
    case .type(let matcher): "type \(describe(matcher))"
    case .path: "that path"
    case .within(let outer): "an ancestor with \(describe(outer))"
    case .has(let inner): "a descendant with \(describe(inner))"
    case .anyOf: "any of those selectors"
    case .nth(let index): "nth \(index)"
    case .first: "the first place"
    case .last: "the last place"
    }
  }
  return excerpt(parts.joined(separator: " and "))
}

private func describe(_ matcher: TextMatcher) -> String {
  switch matcher {
  case .exact(let text): "\"\(text)\""
  case .matches(let pattern): "matching /\(pattern)/"
  case .contains(let text): "containing \"\(text)\""
  case .equalsIgnoringCase(let text): "\"\(text)\" in any case"
  }
}

private func describe(_ matcher: LocalizedMatcher) -> String {
  switch matcher {
  case .plain(let matcher): describe(matcher)
  case .byLocale(let entries): entries.first.map { describe($0.matcher) } ?? "\"\""
  }
}
