import TutorialMarkup
import TutorialTour

/// The words of callouts that have been measured, so that each is measured once: most are the same in all variants, and
/// many buttons in all steps.
///
/// What is kept depends on the key alone, since a measurer's answers depend on the run alone: whoever looks first, the
/// sizes are the same.
struct MeasuredTexts {
  /// All that a measurement depends on.
  private struct Key: Hashable {
    var text: String
    /// What marks in it stand for.
    var values: [String]
    var role: TextRole
    var locale: String
    var size: Double
    var isRightToLeft: Bool

    /// Hashes all of it; values, which few have, only where there are any.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(role)
      hasher.combine(locale)
      hasher.combine(size)
      hasher.combine(isRightToLeft)
      if !values.isEmpty { hasher.combine(values) }
    }
  }

  private let measurer: any TextMeasurer
  private var parts: [Key: CalloutPart] = [:]

  /// Nothing measured yet.
  init(_ measurer: any TextMeasurer) { self.measurer = measurer }

  /// A part of a callout, its markup taken out where it may have any.
  ///
  /// - Parameters:
  ///   - index: which button; 0 for the others.
  ///   - values: what stands in the place of the marks of variables.
  mutating func part(
    _ text: String, _ role: TextRole, _ index: Int = 0, values: [String] = [], in setting: TextSetting
  ) -> CalloutPart {
    let key = Key(
      text: text, values: values, role: role, locale: setting.locale, size: setting.font(role).size,
      isRightToLeft: setting.isRightToLeft)
    var part: CalloutPart
    if let known = parts[key] {
      part = known
    } else {
      part = measure(text, role, values, in: setting)
      parts[key] = part
    }
    part.index = index
    return part
  }

  private func measure(
    _ text: String, _ role: TextRole, _ values: [String], in setting: TextSetting
  ) -> CalloutPart {
    var styled = role == .body ? InlineMarkup.parse(text) : StyledText(plain: text)
    if !values.isEmpty { styled = styled.replacing(marksFrom: TourTemplate.firstMark, by: values) }
    return CalloutPart(
      role: role, index: 0, text: styled, measured: MeasuredText(styled, role, in: setting, with: measurer))
  }
}
