package import TutorialLanguage

/// All snapshots that a tutorial can use, solved.
package struct LayoutLibrary: Sendable {
  /// The snapshots in the order of the manifests and of their declaration; abstract ones are left out.
  package let snapshots: [Snapshot]
  /// The variants in the order in which they first occur.
  package let variants: [String]
  /// The screens in the order in which they first occur.
  package let screens: [String]
  private let places: [String: [String: Int]]
  private let screenNames: Set<String>

  /// A library of the given snapshots. Of two with the same screen and variant the first counts.
  package init(snapshots: [Snapshot]) {
    self.snapshots = snapshots
    var variants: [String] = []
    var screens: [String] = []
    var places: [String: [String: Int]] = [:]
    var seenScreens: Set<String> = []
    for (index, snapshot) in snapshots.enumerated() {
      if places[snapshot.variant] == nil { variants.append(snapshot.variant) }
      if seenScreens.insert(snapshot.screen).inserted { screens.append(snapshot.screen) }
      if places[snapshot.variant]?[snapshot.screen] == nil {
        places[snapshot.variant, default: [:]][snapshot.screen] = index
      }
    }
    self.variants = variants
    self.screens = screens
    screenNames = seenScreens
    self.places = places
  }

  /// Whether there is a screen of that name.
  package func hasScreen(_ name: String) -> Bool { screenNames.contains(name) }

  /// The snapshot of a screen in a variant.
  package func snapshot(screen: String, variant: String) -> Snapshot? {
    places[variant]?[screen].map { snapshots[$0] }
  }

  /// The first snapshot of a variant: its display and its traits stand for the variant.
  package func firstSnapshot(ofVariant variant: String) -> Snapshot? {
    places[variant]?.values.min().map { snapshots[$0] }
  }
}
