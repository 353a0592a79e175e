import TutorialMotion
import TutorialSyntax
import TutorialValues

extension EasingNotation {
  /// The named timing curves.
  static let curves: EasingNotation = {
    let words = [
      EasingWord("linear", .bezier(.linear), "at constant speed"),
      EasingWord("easeIn", .bezier(.easeIn), "begins slowly, as in CSS"),
      EasingWord("easeOut", .easeOut, "ends slowly, as in CSS"),
      EasingWord("easeInOut", .easeInOut, "begins and ends slowly, as in CSS"),
      EasingWord("easeInOutQuad", .bezier(.easeInOutQuad), "begins and ends slowly, each half a parabola"),
      EasingWord("fastOutSlowIn", .bezier(.fastOutSlowIn), "Material's standard curve"),
      EasingWord("linearOutSlowIn", .bezier(.linearOutSlowIn), "Material's curve for things that appear"),
      EasingWord("fastOutLinearIn", .bezier(.fastOutLinearIn), "Material's curve for things that disappear"),
    ]
    return EasingNotation(
      words: words, schema: { WordDescription.schema(words.map(\.description)) }, example: "easeOut", form: .words)
  }()

  /// A timing curve given by its handles.
  static let handles = EasingNotation(
    schema: {
      let high: SchemaNode = ["type": "number", "minimum": -100, "maximum": 100]
      return [
        "description": "The handles x1, y1, x2, y2 of a cubic Bézier.", "type": "array", "minItems": 4,
        "items": false,
        "prefixItems": [.reference(.fraction), high, .reference(.fraction), high],
      ]
    },
    example: [0.2, 0, 0, 1], form: .list { decoder, node in decoder.bezier(node)?.map { .bezier($0) } })
}

extension Decoder {
  fileprivate mutating func bezier(_ node: NodeID) -> Located<CubicBezier>? {
    guard document.childCount(node) == 4 else {
      reportWrongType(node, expected: "[x1, y1, x2, y2]")
      return nil
    }
    var isTime = false
    let handles = list(node) { decoder, child in
      isTime.toggle()
      return isTime
        ? decoder.number(child, in: 0...1, of: "x of a handle")?.value
        : decoder.number(child, in: -100...100, of: "y of a handle")?.value
    }
    guard handles.value.count == 4 else { return nil }
    return handles.map { CubicBezier($0[0], $0[1], $0[2], $0[3]) }
  }
}
