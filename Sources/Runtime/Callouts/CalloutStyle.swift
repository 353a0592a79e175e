package import TutorialGeometry

/// What callouts look like whatever the theme, in logical units.
package enum CalloutStyle {
  /// How high the arrow of a bubble is, and how wide its base.
  package static let arrow = Size(20, 10)
  /// How narrow a bubble may become for the room beside its target, as a fraction of its largest width.
  package static let narrowest = 0.5
}
