/// A part of a regular expression.
indirect enum PatternNode: Sendable {
  /// One character.
  case one(PatternSet)
  /// A place.
  case place(PatternPlace)
  /// One after the other; nothing at all where there are none.
  case sequence([PatternNode])
  /// One of several.
  case choice([PatternNode])
  /// Again and again, without end where `most` is nil.
  case repetition(PatternNode, least: Int, most: Int?)
}

/// Something that holds between two characters.
enum PatternPlace: Sendable {
  case start, end, wordEdge, noWordEdge
}
