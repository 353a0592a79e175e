package import TutorialSyntax

/// What of an element is locked, which is what its selector names.
package enum LockRule: String, Sendable, Hashable, CaseIterable {
  /// An id of the app's own, words, or what is inside: these, and the type.
  case name
  /// Words by a pattern: the type, and the words or the place.
  case pattern
  /// A place in a container: the container, the place, the type.
  case place
  /// Something that lasts no longer than the layout: all that the element is told by.
  case fingerprint
}

extension LockRule: DescribedWord, DocumentKey, Written {
  /// How the words are found.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .name: "what the selector names: an id of the app's own, words, what is inside"
    case .pattern: "the type, and the words that the selector's pattern fits or the place of them"
    case .place: "the container and the place in it"
    case .fingerprint: "all that the element is told by"
    }
  }
}
