package import TutorialTour

extension TextSize {
  /// Font size and line height of a part of a callout, logical units.
  ///
  /// - Parameter base: what they are at `large`; at all other sizes lines are in whole units.
  package func font(_ role: TextRole, base: CalloutMetrics.Font) -> (size: Double, line: Double) {
    font(size: base.size, line: base.line, isHeadline: role == .title)
  }
}
