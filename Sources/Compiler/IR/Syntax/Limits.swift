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
  /// Elements in a snapshot.
  package static let elements = 100_000
  /// The largest absolute coordinate.
  package static let coordinate = 1e7
}
