import TutorialMarkup
import TutorialTour

/// A cache of measured texts: most callouts repeat in all variants, and many buttons in all steps.
///
/// An entry depends only on its key, because a measurer's results depend only on the run. So the sizes are the same
/// whoever measures first.
struct MeasuredTextCache {
  /// Everything that a measurement depends on.
  private struct Key: Hashable {
    var text: String
    var values: [String]
    var role: TextRole
    var locale: String
    var size: Double
    var isRightToLeft: Bool
  }

  private let measurer: any TextMeasurer
  private var parts: [Key: MeasuredPart] = [:]

  init(_ measurer: any TextMeasurer) { self.measurer = measurer }

  /// Measures a text of a callout, without its markup if it is a body.
  ///
  /// - Parameters:
  ///   - index: the index of the button; 0 for other parts.
  ///   - values: the values that replace the marks of variables.
  mutating func part(
    _ text: String, _ role: TextRole, _ index: Int = 0, values: [String] = [], in setting: TextSetting
  ) -> MeasuredPart {
    let key = Key(
      text: text, values: values, role: role, locale: setting.locale, size: setting.font(role).size,
      isRightToLeft: setting.isRightToLeft)
    var part: MeasuredPart
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
  ) -> MeasuredPart {
    var styled = role == .body ? InlineMarkup.parse(text) : StyledText(plain: text)
    if !values.isEmpty { styled = styled.replacing(marksFrom: TourTemplate.firstMark, by: values) }
    return MeasuredPart(
      role: role, index: 0, text: styled, measured: MeasuredText(styled, role, in: setting, with: measurer))
  }
}
