package import TutorialGeometry
package import TutorialSyntax

/// The parts of the display that the system reserves, as insets in logical units; nil if unknown.
///
/// The names are those of SwiftUI and of Android's `WindowInsets`.
package struct WindowInsets: DescribedMap, Hashable {
  /// The area that an app should keep free of controls.
  package var safeArea: EdgeInsets?
  /// The status bar.
  package var statusBars: EdgeInsets?
  /// The navigation bar or home indicator.
  package var navigationBars: EdgeInsets?
  /// The keyboard.
  package var ime: EdgeInsets?
  /// The notch or camera.
  package var displayCutout: EdgeInsets?

  package init() {}

  /// `safeArea`, else zero.
  package var safeAreaOrDefault: EdgeInsets { safeArea ?? .zero }

  package static let keys = MapDescription<Self>(
    "insets", of: "the insets of a snapshot",
    "The parts of the display that the system reserves, each as `[top, right, bottom, left]`.",
    examples: [["safeArea": [59, 0, 34, 0]]]
  ) {
    Key(
      "safeArea", .edges, "The safe area's insets: the margins that controls keep out of.", else: \.safeAreaOrDefault,
      get: { $0.safeArea }, set: { $0.safeArea = $1 })
    Key("statusBars", .edges, "The insets of the status bar.", get: { $0.statusBars }, set: { $0.statusBars = $1 })
    Key(
      "navigationBars", .edges, "The insets of the navigation bar, or of the home indicator.",
      get: { $0.navigationBars }, set: { $0.navigationBars = $1 })
    Key("ime", .edges, "The insets of the on-screen keyboard.", get: { $0.ime }, set: { $0.ime = $1 })
    Key(
      "displayCutout", .edges, "The insets of the notch or the camera.",
      get: { $0.displayCutout }, set: { $0.displayCutout = $1 })
  }
}
