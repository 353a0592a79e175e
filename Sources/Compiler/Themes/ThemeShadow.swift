import TutorialSyntax
import TutorialTour
import TutorialValues

/// A shadow of a theme while it is being decoded.
struct ThemeShadow: DescribedMap {
  var color: SchemeColors?
  var offset: Located<Double>?
  var blur: Located<Double>?

  static let keys = MapDescription<Self>(
    "themeShadow", of: "a shadow", its: "the shadow's", "A shadow below callouts.",
    hints: TutorialValues.hints(
      (.same("offset"), "y dy offsetY distance"), (.same("blur"), "radius blurRadius shadowBlur elevation"),
      (.same("color"), "colour colors tint"))
  ) {
    Key(
      "color", .schemeColors, "The colour. In a scheme that a map leaves out there is no such shadow.", or: .required,
      get: { $0.color }, set: { $0.color = $1 })
    Key(
      "offset", .number(0...1000, examples: [8]), "The distance of the shadow below its callout.", or: .value(0),
      get: { $0.offset }, set: { $0.offset = $1 })
    Key(
      "blur", .number(0...1000, examples: [24]),
      "The blur of the shadow's edge: twice the standard deviation of the Gaussian, as in CSS.", or: .value(0),
      get: { $0.blur }, set: { $0.blur = $1 })
  }

  /// The shadow in a tour, or nil if its colour is missing.
  fileprivate var shadow: TourTheme.Shadow? {
    guard let color else { return nil }
    let none = Color(red: 0, green: 0, blue: 0, alpha: 0)
    return TourTheme.Shadow(
      light: (color.light?.value ?? none).hex, dark: (color.dark?.value ?? none).hex, offset: offset?.value ?? 0,
      blur: blur?.value ?? 0)
  }
}

extension Kind where Value == Located<[TourTheme.Shadow]> {
  /// A shadow, a list of them, or `none`.
  static var shadows: Kind {
    let shadow = SchemaNode.reference(ThemeShadow.keys.outline.definition)
    return Kind(
      KindForm(
        ["anyOf": [["const": "none"], shadow, ["type": "array", "maxItems": .number(Double(most)), "items": shadow]]],
        examples: [
          ["color": "#00000033", "offset": 8, "blur": 24], [["color": ["light": "#14171f2e"], "blur": 24]], "none",
        ],
        map: { ThemeShadow.keys.outline })
    ) { decoder, field, called in
      if decoder.isWord(field.value, "none") { return Located([], decoder.document.range(field.value)) }
      let shadows = decoder.oneOrMore(field.value) { decoder, node in decoder.map(node, ThemeShadow.self).shadow }
      guard shadows.value.count <= most else {
        decoder.report(
          Diagnostic(
            .limitExceeded, "\(called) has \(shadows.value.count) shadows, the limit is \(most)",
            at: decoder.document.span(field.value)))
        return nil
      }
      return shadows
    }
  }

  /// The maximum number of shadows.
  private static var most: Int { 8 }
}
