package import TutorialSyntax

/// A partial `accessibility`.
package struct AccessibilityPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `label`; the callout's title and body if absent.
  package var label: Located<String>?
  /// `hint`.
  package var hint: Located<String>?
  /// `announce`.
  package var announce: Located<Announcement>?
  /// `focus`.
  package var focus: Located<AccessibilityFocus>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// How urgently a screen reader says that a step has come.
package enum Announcement: String, DocumentKey {
  case polite, assertive

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// Where the focus of a screen reader goes.
package enum AccessibilityFocus: String, DocumentKey {
  case callout, target

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
