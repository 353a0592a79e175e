/// The place of a step in the tour, as a callout shows it.
public struct TourProgress: Sendable, Hashable {
  /// The form in which progress is shown.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// In words.
    case text
    /// As a dot for each step; in words if there are more than 10 steps.
    case dots
  }

  /// The largest number of dots that people can count at a glance.
  public static let mostDots = 10

  /// The form in which progress is shown.
  public var kind: Kind
  /// The words, as a key in the tour's `strings`, with `{step}` and `{total}` in them.
  ///
  /// They are also the accessible label of dots.
  public var text: String

  /// Creates progress.
  public init(_ kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// The words with the numbers filled in, in ASCII digits.
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
