import TutorialGeometry

/// The limits of the language. What exceeds one is `limit-exceeded` at its place.
package enum Limits {
  /// Bytes in an input file.
  package static let fileSize = 64 * 1024 * 1024
  /// Nested collections.
  package static let nesting = 128
  /// How many times the file's own bytes its aliases may stand for.
  package static let aliasFactor = 10
  /// How many nodes a file may hold, aliases expanded.
  package static let aliasNodes = 1_000_000
  /// Steps in a tutorial.
  package static let steps = 10_000
  /// Elements in a variant, all of its screens together.
  package static let elements = 100_000
  /// Elements, spaces, windows and occluders in all snapshots that a tutorial uses, with what they inherit.
  package static let inheritedEntries = 1_000_000
  /// The largest absolute coordinate.
  package static let coordinate = Coordinate.limit
  /// The longest time, in seconds.
  package static let duration = 10.0
  /// Bytes in the id of something on a screen, and in a CSS selector. What they are imported from may be generous.
  package static let identifier = 1_000
  /// Bytes in the name of an event or a flag.
  package static let name = 200
  /// Traits in a query, locales of a text, variables.
  package static let freeKeys = 100
  /// Conditions in conditions.
  package static let conditionNesting = 8
  /// Flags that a condition asks for, with repetitions.
  package static let conditionFlags = 100
  /// The longest time that a step waits for what it highlights, in seconds.
  package static let wait = 300.0
  /// What an app may have to do before a step.
  package static let preparations = 20
  /// Selectors in selectors.
  package static let selectorNesting = 32
  /// Bytes in a text: each is laid out for every variant and language, or compared with every element.
  package static let text = 10_000
  /// Bytes in a sample of a variable: each may be put into each text several times.
  package static let sample = 500
  /// Bytes in an easing that is a function: several times as many as its numbers can need.
  package static let easing = 50_000
  /// Targets of a step. Their holes may all cut each other.
  package static let targets = 200
  /// Bytes in a regular expression.
  package static let pattern = 1000
  /// Parts of a regular expression, its repetitions written out: how many states it has is what looking for it takes.
  package static let patternParts = 4000
  /// Groups in groups of a regular expression.
  package static let patternNesting = 20
}
