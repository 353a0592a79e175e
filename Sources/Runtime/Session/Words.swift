import TutorialMarkup
import TutorialPlayback
public import TutorialTour

// What is shown and said, with the app's values in it: docs/tour.md, "Variables" and "Focus and announcements".

extension TourSession {
  /// The names of the variables that the tour's texts have, in their order in the tour.
  public var variableNames: [String] { tour.variables.all.map(\.name) }

  /// A text of the tour in the language that is shown, or else in the tour's own: with the app's values in isolates, as it is
  /// shown where a text has no markup. A body that has is for ``markdown(_:)``.
  public func text(_ key: String?) -> String? {
    template(key) { $0.text(isIsolated: true, value) }
  }

  /// The same without isolates, for assistive technology.
  public func spoken(_ key: String?) -> String? {
    template(key) { $0.text(value) }
  }

  /// A body for what renders CommonMark: the app's values in isolates, and a backslash before each sign in them that might be
  /// markup. Between backticks, where CommonMark takes backslashes for themselves, they are seen.
  public func markdown(_ key: String?) -> String? {
    template(key) { template in
      // Where a link leads no value decides.
      let targets = Set(InlineMarkup.parse(template.marked).links.flatMap { template.written($0).places })
      var place = -1
      return template.pieces.map { piece in
        if case .variable = piece { place += 1 }
        return TourTemplate.text(of: piece, isIsolated: true) { name in
          targets.contains(place) ? nil : value(name).map(Self.escaped)
        }
      }.joined()
    }
  }

  /// Where the links of a body lead, in their order: as it is written, since a variable is none there.
  public func links(_ key: String?) -> [String] {
    guard let written = written(key) else { return [] }
    guard !tour.variables.all.isEmpty else { return InlineMarkup.parse(written).links }
    let template = TourTemplate(written)
    return InlineMarkup.parse(template.marked).links.map { template.written($0).text }
  }

  /// Where in the tour the step is, in words, with the app's values in isolates; nil where its callout does not say so.
  public var progress: String? {
    guard let step, let own = step.callout?.progress, let (number, total) = variant.progress(of: step.id), total > 1,
      let written = written(own.text)
    else { return nil }
    guard !tour.variables.all.isEmpty else { return TourProgress.words(written, step: number, total: total) }
    return TourTemplate(written).numbered(step: number, total: total).text(isIsolated: true, value)
  }

  /// What a body shows, without its markup: with the app's values in isolates.
  public func shown(_ key: String?) -> String? { styled(key, isIsolated: true)?.string }

  /// What a body shows, in runs that are set alike, as those of `TourContent.Line`: with the app's values in isolates.
  public func runs(_ key: String?) -> [TourContent.Run] {
    guard let styled = styled(key, isIsolated: true) else { return [] }
    return styled.pieces(of: styled.scalars.indices).map { places, style in
      TourContent.Run(
        StyledText.string(of: styled.scalars[places]), isStrong: style.isStrong, isEmphasized: style.isEmphasized,
        isCode: style.isCode, link: style.link)
    }
  }

  private func styled(_ key: String?, isIsolated: Bool) -> StyledText? {
    guard let written = written(key) else { return nil }
    guard !tour.variables.all.isEmpty else { return InlineMarkup.parse(written) }
    let template = TourTemplate(written)
    let values = template.names.map { TourTemplate("%{\($0)}").text(isIsolated: isIsolated, value) }
    return InlineMarkup.parse(template.marked).replacing(marksFrom: TourTemplate.firstMark, by: values)
  }

  /// What assistive technology says of the step: its label, or else its callout's title and body, without their markup.
  public var words: String? {
    guard let step else { return nil }
    if let label = spoken(step.accessibility.label), !label.isEmpty { return label }
    let parts = [spoken(step.callout?.title), styled(step.callout?.body, isIsolated: false)?.string].compactMap { $0 }
      .filter {
        !$0.isEmpty
      }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// What the app has for a variable; nil where it has nothing, and for what the tour has not as a variable.
  private func value(_ name: String) -> String? { tour.variables[name] == nil ? nil : values[name] }

  /// A text as the tour has it.
  private func written(_ key: String?) -> String? {
    guard let key, let locale = playback.locale else { return nil }
    return tour.text(key, in: locale)
  }

  /// A text with values, which only tours with variables have.
  private func template(_ key: String?, _ text: (TourTemplate) -> String) -> String? {
    guard let written = written(key), !tour.variables.all.isEmpty else { return self.written(key) }
    return text(TourTemplate(written))
  }

  private static func escaped(_ value: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": result.append("\\")
      default: break
      }
      result.append(scalar)
    }
    return String(result)
  }
}
