package import TutorialSyntax
import TutorialTour
import TutorialValues

/// The text style of a part, as far as it is written.
package struct ThemeText: DescribedMap {
  /// `font`: font families, of which the first available one is used.
  package var font: Located<[String]>?
  /// `size`.
  package var size: Located<Double>?
  /// `line`.
  package var line: Located<Double>?
  /// `weight`.
  package var weight: Located<Int>?

  /// Creates an empty style.
  package init() {}
}

extension ThemeText {
  package static let keys = MapDescription<Self>(
    "themeText", of: "the text of a theme", its: "the text's",
    "The typography of a text. The defaults depend on the kind of text: titles, bodies, buttons or progress.",
    hints: hints
  ) {
    Key(
      "font", .fontStack, "The font families, of which the first available one is used; `[]` for the platform's own.",
      or: .words("the theme's `font`"),
      get: { $0.font }, set: { $0.font = $1 })
    Key(
      "size", .number(1...200, examples: [15, 17]), "The size of the font at the text size `large`.",
      get: { $0.size }, set: { $0.size = $1 })
    Key(
      "line", .number(1...400, examples: [20, 22]), "The height of a line at the text size `large`, at least `size`.",
      or: .words("in the standard theme's proportion to the size, in whole units"),
      get: { $0.line }, set: { $0.line = $1 })
    Key(
      "weight", .whole(1...1000, examples: [400, 600]), "The weight of the font: 400 is regular, 700 bold.",
      get: { $0.weight }, set: { $0.weight = $1 })
  }

  /// Names for these keys in other tools.
  private static let hints = TutorialValues.hints(
    (.same("font"), "fontFamily family typeface face"), (.same("size"), "fontSize"),
    (.same("line"), "lineHeight leading"), (.same("weight"), "fontWeight"),
    (.words("write it in \"colors\" of the theme"), "color colour"))
}

extension Kind where Value == Located<[String]> {
  /// A list of font families.
  static var fontStack: Kind {
    Kind(
      KindForm(
        [
          "anyOf": [
            .reference(.name),
            ["type": "array", "maxItems": .number(Double(mostFamilies)), "items": .reference(.name)],
          ]
        ], examples: ["Inter", ["Inter", "system-ui"]])
    ) { decoder, field, called in decoder.fontStack(field.value, of: called) }
  }
}

/// The maximum number of families in a list.
private let mostFamilies = 20

extension Decoder {
  fileprivate mutating func fontStack(_ node: NodeID, of called: String) -> Located<[String]>? {
    let families = oneOrMore(node) { $0.fontFamily($1, of: called) }
    guard families.value.count <= mostFamilies else {
      report(
        Diagnostic(
          .limitExceeded, "\(called) has \(families.value.count) families, the limit is \(mostFamilies)",
          at: document.span(node)))
      return nil
    }
    return document.kind(node) == .sequence || !families.value.isEmpty ? families : nil
  }

  private mutating func fontFamily(_ node: NodeID, of called: String) -> String? {
    guard let name = name(node, of: called) else { return nil }
    guard !name.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) else {
      reportOutOfRange(node, "\(called) has a control character in a family's name")
      return nil
    }
    return name
  }
}
