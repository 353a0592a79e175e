import TutorialSyntax
package import TutorialTour

/// The traits of a snapshot's variant, as words: platform, orientation, locale and so on.
///
/// The known traits come first, in a fixed order, then all others in their written order.
package struct Traits: Sendable, Hashable {
  /// One trait.
  package struct Pair: Sendable, Hashable {
    /// The trait's name.
    package var key: String
    /// The trait's value in this variant.
    package var value: String

    /// The trait `key` with the given value.
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// All traits in order, including a `layoutDirection` that follows from the locale.
  package let pairs: [Pair]
  /// The layout direction: as given, else that of the locale's script, else left to right.
  package let direction: LayoutDirection

  /// Traits with these pairs, brought into the fixed order. Of two pairs with one key, the first counts.
  package init(_ given: [Pair] = []) {
    var ordered: [Pair] = []
    for key in Self.knownKeys {
      if let pair = given.first(where: { $0.key == key }) {
        ordered.append(pair)
      } else if key == Self.layoutDirection, let locale = given.first(where: { $0.key == "locale" }) {
        ordered.append(Pair(key, LanguageTag.direction(of: locale.value).rawValue))
      }
    }
    let others = given.filter { !Self.knownKeys.contains($0.key) }
    var seen: Set<String> = []
    ordered += others.filter { seen.insert($0.key).inserted }
    pairs = ordered
    direction =
      ordered.first { $0.key == Self.layoutDirection }.flatMap { LayoutDirection(rawValue: $0.value) } ?? .leftToRight
  }

  /// The value of a trait; nil if the snapshot doesn't have it.
  package subscript(key: String) -> String? {
    pairs.first { $0.key == key }?.value
  }

  /// The locale of the capture.
  package var locale: String? { self["locale"] }

  /// The traits that tutorialc and its clients know, in the order in which they are written.
  package static let knownKeys = outline.keys.map(\.name)

  private static let layoutDirection = "layoutDirection"
}
