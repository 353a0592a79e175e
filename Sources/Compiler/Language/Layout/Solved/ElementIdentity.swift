package import TutorialSyntax

/// The origin of an element's id, which determines how long it lasts.
package enum ElementIdentity: String, Sendable, Hashable, CaseIterable {
  /// The app, or the layout's author, gave the id: it stays with its element.
  case native
  /// The app's own id with a number appended, because several elements have it. The next such element may shift it.
  case numbered
  /// The path from the nearest ancestor that has an id: any element that comes or goes along it changes it.
  case path

  /// True if the id is a position that the capturing tool made up.
  package var isMadeUp: Bool { self != .native }
}

extension ElementIdentity: DescribedWord, DocumentKey, Written {
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .native: "given by the app, or by the layout's author"
    case .numbered: "the app's id with a number, because several elements have it"
    case .path: "the path from the nearest ancestor with an id"
    }
  }
}
