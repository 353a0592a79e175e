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
  /// The properties in which the two agree.
  package var agreement: RelocationAgreement

  /// Creates a candidate.
  package init(place: Int, confidence: Double, agreement: RelocationAgreement = []) {
    self.place = place
    self.confidence = confidence
    self.agreement = agreement
  }
}

/// The properties in which two elements agree, as the reason for their match.
package struct RelocationAgreement: OptionSet, Sendable, Hashable {
  /// The bits.
  package let rawValue: Int

  /// Creates a set from bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The same native id.
  package static let nativeID = RelocationAgreement(rawValue: 1)
  /// The same label or text, apart from case and punctuation.
  package static let text = RelocationAgreement(rawValue: 2)
  /// A similar label or text.
  package static let similarText = RelocationAgreement(rawValue: 4)
  /// The same type.
  package static let type = RelocationAgreement(rawValue: 8)
  /// The same attribute, such as a link's address.
  package static let attributes = RelocationAgreement(rawValue: 16)
  /// The same texts inside.
  package static let contents = RelocationAgreement(rawValue: 32)
  /// The same neighbouring texts, or the same named ancestor.
  package static let surroundings = RelocationAgreement(rawValue: 64)
  /// The same position in the tree, or between the same elements.
  package static let structure = RelocationAgreement(rawValue: 128)
  /// The same size and, relative to relocated elements, the same place.
  package static let frame = RelocationAgreement(rawValue: 256)
}
