package import TutorialGeometry

/// The measures of callouts that don't depend on the theme, in logical units.
package enum CalloutStyle {
  /// The width of a bubble's arrow at its base, and its height.
  package static let arrow = Size(20, 10)
  /// The smallest width of a bubble when it is narrowed to fit beside its target, as a fraction of its largest width.
  package static let narrowest = 0.5
}
