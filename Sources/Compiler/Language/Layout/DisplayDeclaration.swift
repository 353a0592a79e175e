package import TutorialGeometry
package import TutorialSyntax

/// A `display` as it is written.
package struct DisplayDeclaration: Sendable {
  /// Where the map begins.
  package var span: SourceSpan
  /// `size`.
  package var size: Size?
  /// `scale`.
  package var scale: Double?
  /// `cornerRadius`.
  package var cornerRadius: Double?
  /// `cutouts`.
  package var cutouts: [Rect]?
  /// Whether its size did not decode, so that the absence is no finding.
  package var isPartial = false

  /// The display with what it leaves out taken from an inherited one.
  package func merged(over base: DisplayDeclaration) -> DisplayDeclaration {
    var result = self
    result.size = size ?? base.size
    result.scale = scale ?? base.scale
    result.cornerRadius = cornerRadius ?? base.cornerRadius
    result.cutouts = cutouts ?? base.cutouts
    result.isPartial = isPartial || base.isPartial
    return result
  }
}

extension WindowInsets {
  /// The insets with what they leave out taken from inherited ones.
  package func merged(over base: WindowInsets) -> WindowInsets {
    var result = self
    result.safeArea = safeArea ?? base.safeArea
    result.statusBars = statusBars ?? base.statusBars
    result.navigationBars = navigationBars ?? base.navigationBars
    result.ime = ime ?? base.ime
    result.displayCutout = displayCutout ?? base.displayCutout
    return result
  }
}
