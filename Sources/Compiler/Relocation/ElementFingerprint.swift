/// What a lock keeps of an element: no frames, and nothing of the rest of its screen.
package struct ElementFingerprint: Sendable, Hashable {
  /// The id that the app's own code gives.
  package var nativeID: String?
  /// The kind of element.
  package var type: String?
  /// What a screen reader says.
  package var label: String?
  /// What can be read on it.
  package var text: String?
  /// The name (own id, label or text) of the nearest element around it that has one.
  package var ancestor: String?
  /// Which of its likes it was in the order of the screen, 0 for the first: of the elements with the same id, type,
  /// label, text and ancestor.
  package var ordinal: Int
  /// How many likes there were, itself included.
  package var likes: Int

  /// A fingerprint.
  package init(
    nativeID: String? = nil, type: String? = nil, label: String? = nil, text: String? = nil, ancestor: String? = nil,
    ordinal: Int = 0, likes: Int = 1
  ) {
    self.nativeID = nativeID
    self.type = type
    self.label = label
    self.text = text
    self.ancestor = ancestor
    self.ordinal = ordinal
    self.likes = likes
  }
}
