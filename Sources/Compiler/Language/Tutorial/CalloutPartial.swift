package import TutorialGeometry
package import TutorialSyntax

/// A partial `callout`: the bubble, sheet or banner with the text.
package struct CalloutPartial: Sendable {
  /// The text or the map.
  package var range: ByteRange
  /// `title`.
  package var title: Located<String>?
  /// `body`; a plain string is the body.
  package var body: Located<String>?
  /// `image`: a name or path that the client knows.
  package var image: Located<String>?
  /// `placement`, best first.
  package var placement: Located<[Placement]>?
  /// `width`: the largest width of a callout that is sized by its text, logical units.
  package var width: Located<Double>?
  /// `maxHeight`, logical units.
  package var maxHeight: Located<Double>?
  /// `size`: a fixed size.
  package var size: Located<Size>?
  /// `gap` between the cutout and the callout, logical units.
  package var gap: Located<Double>?
  /// `arrow`.
  package var arrow: Located<Bool>?
  /// `avoid`: elements that it must not cover.
  package var avoid: Located<[Selector]>?
  /// `buttons`.
  package var buttons: Located<[CalloutButton]>?
  /// `kind`.
  package var kind: Located<CalloutKind>?
  /// `sheet.height`, the bottom inset included, logical units.
  package var sheetHeight: Located<Double>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// What a callout looks like.
package enum CalloutKind: String, DocumentKey {
  /// A bubble beside the target.
  case bubble
  /// A panel at the bottom.
  case sheet
  /// A strip at the top.
  case banner

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// A button in a callout.
package struct CalloutButton: Sendable {
  /// The map.
  package var range: ByteRange
  /// `title`.
  package var title: Located<String>
  /// `to`: where it leads, if it says so itself.
  package var destination: Located<Destination>?
  /// `role`: what `advance: { button: … }` calls it. `next` and `back` are the usual ones.
  package var role: Located<String>?

  /// A button with the given title.
  package init(
    range: ByteRange, title: Located<String>, destination: Located<Destination>? = nil, role: Located<String>? = nil
  ) {
    self.range = range
    self.title = title
    self.destination = destination
    self.role = role
  }
}
