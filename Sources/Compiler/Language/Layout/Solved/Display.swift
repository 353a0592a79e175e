package import TutorialGeometry

/// The screen of the device, in logical units.
package struct Display: Sendable, Hashable {
  /// Width and height.
  package var size: Size
  /// Pixels per logical unit; nil if unknown.
  package var scale: Double?
  /// The radius of the display's own corners; nil if unknown.
  package var cornerRadius: Double?
  /// The display's cutouts (a notch, a camera), in global coordinates; nil if unknown.
  package var cutouts: [Rect]?

  /// A display with a size, and other properties if known.
  package init(size: Size, scale: Double? = nil, cornerRadius: Double? = nil, cutouts: [Rect]? = nil) {
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.cutouts = cutouts
  }

  /// The whole display in global coordinates.
  package var bounds: Rect { Rect(0, 0, size.width, size.height) }
}
