/// The outcome of searching for an element.
package enum RelocationOutcome: Sendable, Hashable {
  /// The element was found with enough certainty to be suggested.
  case found(RelocationCandidate)
  /// Possible elements, likeliest first, at most `Relocation.listLength`. None is certain enough to be chosen.
  case candidates([RelocationCandidate])
  /// No element of the screen is similar.
  case gone
  /// More elements are similar than are compared, so none is suggested.
  case crowded
}

/// An element of the new screen that may be the old one.
package struct RelocationCandidate: Sendable, Hashable {
  /// The index among the elements of the new screen.
  package var place: Int
  /// The probability, 0 to 1.
  package var confidence: Double

  /// Creates a candidate.
  package init(place: Int, confidence: Double) {
    self.place = place
    self.confidence = confidence
  }
}
