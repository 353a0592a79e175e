/// The form of an element or a cutout, without its place: it is drawn into a frame.
package enum Shape: Sendable, Hashable {
  /// The frame itself.
  case rect
  /// The frame with rounded corners. Smoothing is Figma's corner smoothing, 0 (circular) to 1; iOS looks like 0.6.
  case roundedRect(CornerRadii, smoothing: Double)
  /// The circle in the middle of the frame whose diameter is the frame's smaller side.
  case circle
  /// The ellipse that touches all four sides.
  case ellipse
  /// The frame with its shorter sides rounded to half circles.
  case capsule
  /// A path, stretched to the frame.
  case path(PathShape)
}
