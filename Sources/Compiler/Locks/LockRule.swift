package import TutorialSyntax

/// The traits of an element that are locked. They follow from the selector.
package enum LockRule: String, Sendable, Hashable, CaseIterable {
  /// The selector uses an app id, texts or contents: locks these and the type.
  case name
  /// The selector uses a text pattern: locks the type, and the text or the place.
  case pattern
  /// The selector uses a place in a container: locks the container, the place and the type.
  case place
  /// The selector depends on the layout's details: locks all identifying traits.
  case fingerprint
}

extension LockRule: DescribedWord, DocumentKey, Written {
  /// The lookup table of the words.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .name: "the properties that the selector names: the app's own id, words, contents"
    case .pattern: "the type, and the words that match the selector's pattern, or their place"
    case .place: "the container, and the place in it"
    case .fingerprint: "everything that identifies the element"
    }
  }
}
