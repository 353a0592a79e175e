package import TutorialSyntax

extension Element.Visibility: DescribedWord, DocumentKey, Written {
  /// How the words are found.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .visible: "fully visible"
    case .partial: "partly visible"
    case .offscreen: "outside the display"
    case .clipped: "clipped by a container"
    case .hidden: "laid out, but not shown"
    case .gone: "not laid out at all"
    case .transparent: "fully transparent"
    case .occluded: "covered by something else"
    case .unknown: "the source says nothing about it"
    }
  }
}

extension ElementIdentity: DescribedWord, DocumentKey, Written {
  /// How the words are found.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .native: "given by the app, or by the layout's author"
    case .numbered: "the app's id with a number, because several elements have it"
    case .path: "the path from the nearest ancestor with an id"
    }
  }
}
