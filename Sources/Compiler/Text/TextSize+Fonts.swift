package import TutorialTour

extension TextSize {
  /// The font size and line height of a part of a callout, in logical units.
  ///
  /// - Parameter base: their values at `large`; at all other sizes, line heights are whole units.
  package func font(_ role: TextRole, base: CalloutMetrics.Font) -> (size: Double, line: Double) {
    font(size: base.size, line: base.line, isHeadline: role == .title)
  }
}
