package import TutorialGeometry

/// The screen of the device, in logical units.
package struct Display: Sendable, Hashable {
  /// Width and height.
  package var size: Size
  /// Pixels in a logical unit, where known.
  package var scale: Double?
  /// The radius of the display's own corners, where known.
  package var cornerRadius: Double?
  /// What is cut out of the display (a notch, a camera), in global coordinates; nil where nothing is known of it.
  package var cutouts: [Rect]?

  /// A display of the given size of which nothing else is known.
  package init(size: Size, scale: Double? = nil, cornerRadius: Double? = nil, cutouts: [Rect]? = nil) {
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.cutouts = cutouts
  }

  /// The whole display in global coordinates.
  package var bounds: Rect { Rect(0, 0, size.width, size.height) }
}

/// The parts of the display that the system keeps for itself, as insets from its sides, in logical units; nil where
/// the snapshot says nothing. The names are those of SwiftUI and of Android's `WindowInsets`.
package struct WindowInsets: Sendable, Hashable {
  /// What an app should keep its controls out of.
  package var safeArea: EdgeInsets?
  /// Status bar.
  package var statusBars: EdgeInsets?
  /// Navigation bar or home indicator.
  package var navigationBars: EdgeInsets?
  /// Keyboard.
  package var ime: EdgeInsets?
  /// Notch or camera.
  package var displayCutout: EdgeInsets?

  /// Insets of which nothing is known.
  package init() {}
}
