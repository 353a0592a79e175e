import TutorialIR

/// The texts of a tutorial under the keys by which strings files translate them.
struct StringTable {
  private var places: [String: Int] = [:]
  /// Keys and texts, in the order of first use.
  private(set) var entries: [(key: String, text: String)] = []

  /// The key of a text. A step may say something else in some variants (a style with `only`): the second text of a key
  /// gets the key with `.2` after it, and so on.
  mutating func key(_ key: String, for text: String) -> String {
    var number = 1
    var candidate = key
    while let place = places[candidate] {
      if entries[place].text == text { return candidate }
      number += 1
      candidate = "\(key).\(number)"
    }
    places[candidate] = entries.count
    entries.append((candidate, text))
    return candidate
  }

  /// Whether a key is in use.
  func contains(_ key: String) -> Bool { places[key] != nil }
}

/// The texts of one locale, from a strings file.
package struct Translation: Sendable {
  /// The locale.
  package var locale: String
  /// Keys and texts, in the order of the file.
  package var entries: [(key: String, text: String)]
}
