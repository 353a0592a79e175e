package import TutorialTour

/// For whom a text is set: what a variant says about language and sizes.
package struct TextSetting: Sendable, Hashable {
  /// The locale's tag, such as `pt-BR`.
  package var locale: String
  /// How large the person has text drawn.
  package var size: TextSize
  /// Whether lines run from right to left.
  package var isRightToLeft: Bool
  /// The padding, gaps and heights of a callout there.
  package var metrics: CalloutMetrics

  /// A setting for a locale.
  package init(
    locale: String, size: TextSize = .large, isRightToLeft: Bool = false, metrics: CalloutMetrics = CalloutMetrics()
  ) {
    self.locale = locale
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.metrics = metrics
  }

  /// What tells nearly all settings of a project apart: metrics are many numbers, and differ by platform and theme.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(size)
    hasher.combine(isRightToLeft)
  }

  /// Font size and line height of a part of a callout, logical units.
  package func font(_ role: TextRole) -> (size: Double, line: Double) { size.font(role, base: metrics[role]) }
}
