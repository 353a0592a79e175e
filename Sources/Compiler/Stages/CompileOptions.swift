package import TutorialText

/// What a person may choose about a compilation.
package struct CompileOptions: Sendable {
  /// Manifests beside those that each tutorial names, as paths.
  package var layouts: [String] = []
  /// Whether a variant is wanted, by its name.
  package var isVariantWanted: @Sendable (String) -> Bool = { _ in true }
  /// How far a fitted motion may be from its curve, as a fraction of the travel.
  package var tolerance: Double = 0.001
  /// What knows how wide texts are.
  package var measurer: any TextMeasurer = AverageAdvances()
  /// The name and version that tours carry.
  package var generator: String = "tutorialc"

  /// The defaults.
  package init() {}
}
