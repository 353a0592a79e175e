/// What became of an element.
package enum RelocationOutcome: Sendable, Hashable {
  /// It is this one: sure enough that it may be proposed as the element.
  case found(RelocationCandidate)
  /// It may be one of these, the likeliest first, at most `Relocation.listLength`; none is sure enough to be chosen.
  case candidates([RelocationCandidate])
  /// Nothing on the screen is like it.
  case gone
  /// More elements are like it than are compared: nothing is said of them.
  case crowded
}

/// An element of the new screen that an old one may be.
package struct RelocationCandidate: Sendable, Hashable {
  /// Its place among the elements of the new screen.
  package var place: Int
  /// How sure it is, 0 to 1.
  package var confidence: Double
  /// In what the two agree.
  package var agreement: RelocationAgreement

  /// A candidate.
  package init(place: Int, confidence: Double, agreement: RelocationAgreement = []) {
    self.place = place
    self.confidence = confidence
    self.agreement = agreement
  }
}

/// In what two elements agree: why one is taken for the other.
package struct RelocationAgreement: OptionSet, Sendable, Hashable {
  /// A bit for each.
  package let rawValue: Int

  /// From bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The same native id.
  package static let nativeID = RelocationAgreement(rawValue: 1)
  /// The same label or text, but for case and punctuation.
  package static let text = RelocationAgreement(rawValue: 2)
  /// A similar label or text.
  package static let similarText = RelocationAgreement(rawValue: 4)
  /// The same type.
  package static let type = RelocationAgreement(rawValue: 8)
  /// The same attribute, such as a link's address.
  package static let attributes = RelocationAgreement(rawValue: 16)
  /// The same texts in it.
  package static let contents = RelocationAgreement(rawValue: 32)
  /// The same texts beside it, or the same named element around it.
  package static let surroundings = RelocationAgreement(rawValue: 64)
  /// The same place in the tree, or between the same elements.
  package static let structure = RelocationAgreement(rawValue: 128)
  /// The same size and, next to what was found again, the same place.
  package static let frame = RelocationAgreement(rawValue: 256)
}
