package import TutorialGeometry

/// What callouts look like wherever they are drawn, in logical units.
package enum CalloutStyle {
  /// Between a callout and the edges of what a person can see.
  package static let margin = 16.0
  /// The radius of a bubble's corners.
  package static let radius = 14.0
  /// The arrow of a bubble, which keeps off the round corners.
  package static let arrow = CalloutArrowForm(length: 10, base: 20, clearance: radius)
  /// How narrow a bubble may become for the room beside its target, as a fraction of its largest width.
  package static let narrowest = 0.5
}
