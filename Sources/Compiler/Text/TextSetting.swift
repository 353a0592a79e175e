package import TutorialTour

/// The language and sizes for typesetting, from a variant.
package struct TextSetting: Sendable, Hashable {
  /// The locale's tag, such as `pt-BR`.
  package var locale: String
  /// The person's text size.
  package var size: TextSize
  /// True if the text is right to left.
  package var isRightToLeft: Bool
  /// The callout's padding, gaps and heights on the platform.
  package var metrics: CalloutMetrics

  /// Creates a setting for a locale.
  package init(
    locale: String, size: TextSize = .large, isRightToLeft: Bool = false, metrics: CalloutMetrics = CalloutMetrics()
  ) {
    self.locale = locale
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.metrics = metrics
  }

  /// Hashes what distinguishes nearly all settings of a project.
  ///
  /// Metrics consist of many numbers and differ only by platform and theme.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(size)
    hasher.combine(isRightToLeft)
  }

  /// The font size and line height of a part of a callout, in logical units.
  package func font(_ role: TextRole) -> (size: Double, line: Double) { size.font(role, base: metrics[role]) }
}
