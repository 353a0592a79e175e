package import TutorialSyntax

extension Element.Visibility: DescribedWord, DocumentKey, Written {
  /// How the words are found.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .visible: "wholly to be seen"
    case .partial: "partly to be seen"
    case .offscreen: "outside of the display"
    case .clipped: "cut away by a container"
    case .hidden: "there, but not shown"
    case .gone: "not laid out at all"
    case .transparent: "without any opacity"
    case .occluded: "under something else"
    case .unknown: "nothing is known"
    }
  }
}

extension ElementIdentity: DescribedWord, DocumentKey, Written {
  /// How the words are found.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .native: "the app, or who wrote the layout"
    case .numbered: "the app's id, numbered, since several elements have it"
    case .path: "the element's way down from the nearest ancestor with an id"
    }
  }
}
