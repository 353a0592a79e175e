/// Where an element's id comes from, which says how long it lasts.
package enum ElementIdentity: String, Sendable, Hashable, CaseIterable {
  /// The app, or whoever wrote the layout, gave it: it stays with its element.
  case native
  /// The app's own id, with a number behind it, since several elements have it: the next element of that id may shift it.
  case numbered
  /// The way down from the nearest ancestor that has an id: whatever comes or goes on that way changes it.
  case path

  /// Whether the id is a place, made up by whoever captured the screen.
  package var isMadeUp: Bool { self != .native }
}
