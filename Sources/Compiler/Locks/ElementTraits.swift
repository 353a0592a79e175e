/// The properties that identify an element on its screen. Texts are in the screen's language.
package struct ElementTraits: Sendable, Hashable {
  /// The id from the app's code.
  package var id: String?
  /// The kind of element.
  package var type: String?
  /// The accessible name.
  package var label: String?
  /// The visible text.
  package var text: String?
  /// The value that it is set to.
  package var value: String?
  /// The id of the nearest ancestor with an app id.
  package var ancestor: String?

  /// True if only a type identifies the element.
  var isAnonymous: Bool { id == nil && label == nil && text == nil && value == nil }
}
