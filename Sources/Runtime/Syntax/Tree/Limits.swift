import TutorialGeometry

/// The limits of the language. Exceeding one is `limit-exceeded` at that place.
package enum Limits {
  /// Bytes in an input file.
  package static let fileSize = 64 * 1024 * 1024
  /// Nested collections.
  package static let nesting = 128
  /// The expanded size of a file's aliases, as a multiple of the file's size.
  package static let aliasFactor = 10
  /// Nodes in a file, with aliases expanded.
  package static let aliasNodes = 1_000_000
  /// Steps in a tutorial.
  package static let steps = 10_000
  /// Elements in a variant, across all of its screens.
  package static let elements = 100_000
  /// Elements, spaces, windows and occluders in all snapshots that a tutorial uses, with inherited ones.
  package static let inheritedEntries = 1_000_000
  /// The largest absolute coordinate.
  package static let coordinate = Coordinate.limit
  /// The longest time, in seconds.
  package static let duration = 10.0
  /// Bytes in the id of an element on a screen, and in a CSS selector. Their sources may be generous.
  package static let identifier = 1_000
  /// Bytes in the name of an event or a flag.
  package static let name = 200
  /// Traits in a query, locales of a text, variables.
  package static let freeKeys = 100
  /// Nested conditions.
  package static let conditionNesting = 8
  /// Flags in a condition, counted with repetitions.
  package static let conditionFlags = 100
  /// The longest time that a step waits for its targets, in seconds.
  package static let wait = 300.0
  /// Preparations of an app before a step.
  package static let preparations = 20
  /// Nested selectors.
  package static let selectorNesting = 32
  /// Bytes in a text. Each text is laid out for every variant and language, or compared with every element.
  package static let text = 10_000
  /// Bytes in a variable's sample. Each text may contain it several times.
  package static let sample = 500
  /// Bytes in an easing function: several times as many as its numbers can need.
  package static let easing = 50_000
  /// Targets of a step. Each of their holes may cut any other.
  package static let targets = 200
  /// Bytes in a regular expression.
  package static let pattern = 1000
  /// Parts of a regular expression with expanded repetitions. The number of its states determines the cost of a search.
  package static let patternParts = 4000
  /// Nested groups of a regular expression.
  package static let patternNesting = 20
}
