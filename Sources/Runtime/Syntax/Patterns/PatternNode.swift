/// A node of a regular expression's syntax tree.
indirect enum PatternNode: Sendable {
  /// One character of a set.
  case one(PatternSet)
  /// An assertion about a position.
  case place(PatternPlace)
  /// A concatenation, possibly empty.
  case sequence([PatternNode])
  /// Alternatives.
  case choice([PatternNode])
  /// A repetition, unbounded if `most` is nil.
  case repetition(PatternNode, least: Int, most: Int?)
}

/// An assertion about the position between two characters.
enum PatternPlace: Sendable {
  case start, end, wordEdge, noWordEdge
}
