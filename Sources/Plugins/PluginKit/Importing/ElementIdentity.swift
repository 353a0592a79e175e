/// The origin of an imported element's id, which determines how stable it is. The words are the layout manifest's.
public enum ElementIdentity: String, Sendable, Hashable, CaseIterable {
  /// The app's own id: stable as long as the app keeps it.
  case native
  /// The app's own id that several elements share, with a number. It changes with the elements' order.
  case numbered
  /// A path of types and positions from the nearest ancestor with an id. It changes with the layout above the element.
  case path
}
