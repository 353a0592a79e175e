package import TutorialLanguage
package import TutorialSelectors

/// The screens of a tutorial as locks compare them, each created once. Used by one thread.
package final class LockedScreens {
  /// The element search.
  package let search: ElementSearch
  private var known: [ObjectIdentifier: LockedScreen] = [:]

  /// Creates an empty cache.
  package init(_ search: ElementSearch) {
    self.search = search
  }

  /// Returns the screen of a snapshot.
  package func screen(_ snapshot: Snapshot) -> LockedScreen {
    if let screen = known[ObjectIdentifier(snapshot)] { return screen }
    let screen = LockedScreen(snapshot, search: search)
    known[ObjectIdentifier(snapshot)] = screen
    return screen
  }
}
