package import TutorialLanguage

/// All snapshots that a tutorial can use, solved.
package struct LayoutLibrary: Sendable {
  /// The snapshots in the order of the manifests and of their declaration, without abstract ones.
  package let snapshots: [Snapshot]
  /// The variants in order of first appearance.
  package let variants: [String]
  /// The screens in order of first appearance.
  package let screens: [String]
  private let places: [String: [String: Int]]
  private let screenNames: Set<String>

  /// A library of the given snapshots. Of two with the same screen and variant, the first counts.
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

  /// Returns true if a screen has that name.
  package func hasScreen(_ name: String) -> Bool { screenNames.contains(name) }

  /// The snapshot of a screen in a variant, or nil if there is none.
  package func snapshot(screen: String, variant: String) -> Snapshot? {
    places[variant]?[screen].map { snapshots[$0] }
  }

  /// The first snapshot of a variant, whose display and traits represent the variant; nil if it has none.
  package func firstSnapshot(ofVariant variant: String) -> Snapshot? {
    places[variant]?.values.min().map { snapshots[$0] }
  }
}
