import TutorialMarkup
import TutorialPlayback
public import TutorialTour

// A tour's texts in the language that is shown, with the app's values: docs/tour.md, "Variables".

extension TourSession {
  /// The names of the variables in the tour's texts, in the tour's order.
  public var variableNames: [String] { tour.variables.all.map(\.name) }

  /// A text in the current language, or else in the tour's own, as shown where texts have no markup.
  ///
  /// The app's values are enclosed in Unicode isolates. For a body with markup, use ``markdown(_:)``.
  public func text(_ key: String?) -> String? {
    template(key) { $0.text(isIsolated: true, value) }
  }

  /// The text without isolates, for assistive technology.
  public func spoken(_ key: String?) -> String? {
    template(key) { $0.text(value) }
  }

  /// A body for a CommonMark renderer.
  ///
  /// The app's values are enclosed in isolates, with a backslash before each character that might be markup. Between
  /// backticks, where CommonMark takes backslashes literally, they are visible.
  public func markdown(_ key: String?) -> String? {
    template(key) { template in
      // Values never change a link's destination.
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

  /// The destinations of a body's links, in order and as written, because they can't contain variables.
  public func links(_ key: String?) -> [String] {
    guard let written = written(key) else { return [] }
    guard !tour.variables.all.isEmpty else { return InlineMarkup.parse(written).links }
    let template = TourTemplate(written)
    return InlineMarkup.parse(template.marked).links.map { template.written($0).text }
  }

  /// The step's progress in words, with the app's values in isolates; nil if its callout has no progress.
  public var progress: String? {
    guard let step, let own = step.callout?.progress, let (number, total) = variant.progress(of: step.id), total > 1,
      let written = written(own.text)
    else { return nil }
    guard !tour.variables.all.isEmpty else { return TourProgress.words(written, step: number, total: total) }
    return TourTemplate(written).numbered(step: number, total: total).text(isIsolated: true, value)
  }

  /// A body's visible text, without its markup, with the app's values in isolates.
  public func shown(_ key: String?) -> String? { styled(key, isIsolated: true)?.string }

  /// A body's visible text in runs of one style, like those of `TourContent.Line`, with the app's values in isolates.
  public func runs(_ key: String?) -> [TourContent.Run] {
    guard let styled = styled(key, isIsolated: true) else { return [] }
    return styled.pieces(of: styled.scalars.indices).map { places, style in
      TourContent.Run(
        StyledText.string(of: styled.scalars[places]), isStrong: style.isStrong, isEmphasized: style.isEmphasized,
        isCode: style.isCode, link: style.link)
    }
  }

  /// The step's words for assistive technology: its label, or else its callout's title and body, without markup.
  public var words: String? {
    guard let step else { return nil }
    if let label = spoken(step.accessibility.label), !label.isEmpty { return label }
    let parts = [spoken(step.callout?.title), styled(step.callout?.body, isIsolated: false)?.string]
      .compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private func styled(_ key: String?, isIsolated: Bool) -> StyledText? {
    guard let written = written(key) else { return nil }
    guard !tour.variables.all.isEmpty else { return InlineMarkup.parse(written) }
    let template = TourTemplate(written)
    let values = template.names.map { TourTemplate("%{\($0)}").text(isIsolated: isIsolated, value) }
    return InlineMarkup.parse(template.marked).replacing(marksFrom: TourTemplate.firstMark, by: values)
  }

  /// The value of a variable; nil if there is none, or if the tour lacks the variable.
  private func value(_ name: String) -> String? { tour.variables[name] == nil ? nil : app.variables[name] }

  /// A text as written in the tour.
  private func written(_ key: String?) -> String? {
    guard let key, let locale = playback.locale else { return nil }
    return tour.text(key, in: locale)
  }

  /// A text with its values filled in; only tours with variables have any.
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
