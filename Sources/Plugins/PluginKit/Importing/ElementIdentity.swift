/// Where an imported element's id comes from, and so how long it lasts. The words are those of the layout manifest.
public enum ElementIdentity: String, Sendable, Hashable, CaseIterable {
  /// The app's own: it means the same element as long as the app calls it so.
  case native
  /// The app's own, which several elements share, and a number: it means another one as soon as their order changes.
  case numbered
  /// Made up of the kind and the way down from the nearest ancestor with an id: it means another one as soon as the
  /// layout above it changes.
  case path
}
