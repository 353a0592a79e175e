/// Compares texts by the matchers of a selector. Regular expressions are compiled once each.
///
/// Lives in one thread, for the resolution of one tutorial.
final class TextPattern {
  private var searches: [String: PatternSearch] = [:]

  /// Whether `text` is what `matcher` asks for.
  func matches(_ matcher: TextMatcher, _ text: String?) -> Bool {
    guard let text else { return false }
    switch matcher {
    case .exact(let wanted):
      return wanted == text || comparableText(wanted) == comparableText(text)
    case .contains(let wanted):
      return comparableText(text).contains(comparableText(wanted))
    case .equalsIgnoringCase(let wanted):
      return comparableText(wanted).lowercased() == comparableText(text).lowercased()
    case .matches(let pattern):
      if searches[pattern] == nil { searches[pattern] = (try? RegularExpression(pattern))?.search }
      return searches[pattern]?.finds(in: comparableText(text)) ?? false
    }
  }
}
