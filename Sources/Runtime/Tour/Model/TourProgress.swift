/// What says where in the tour one is.
public struct TourProgress: Sendable, Hashable {
  /// How it is shown.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// In words.
    case text
    /// As a dot for each step, where there are at most 10; else in words.
    case dots
  }

  /// So many dots are told apart at a glance.
  public static let mostDots = 10

  /// How it is shown.
  public var kind: Kind
  /// The key in the tour's `strings` of the words, with `{step}` and `{total}` in them; read out in the place of dots.
  public var text: String

  /// Progress of that kind.
  public init(_ kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// The words, with the numbers put in: digits of ASCII.
  public static func words(_ text: String, step: Int, total: Int) -> String {
    var result = ""
    var rest = Substring(text)
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{step}") {
        result += String(step)
        rest = rest.dropFirst("{step}".count)
      } else if rest.hasPrefix("{total}") {
        result += String(total)
        rest = rest.dropFirst("{total}".count)
      } else {
        result.append("{")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
