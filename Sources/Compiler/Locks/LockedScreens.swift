package import TutorialLanguage
package import TutorialSelectors

/// The screens of a tutorial as locks see them, each put together once. Lives in one thread.
package final class LockedScreens {
  /// What is looked things up in.
  package let search: ElementSearch
  private var known: [ObjectIdentifier: LockedScreen] = [:]

  /// Screens of which none is known yet.
  package init(_ search: ElementSearch) {
    self.search = search
  }

  /// The screen of a snapshot.
  package func screen(_ snapshot: Snapshot) -> LockedScreen {
    if let screen = known[ObjectIdentifier(snapshot)] { return screen }
    let screen = LockedScreen(snapshot, search: search)
    known[ObjectIdentifier(snapshot)] = screen
    return screen
  }
}
