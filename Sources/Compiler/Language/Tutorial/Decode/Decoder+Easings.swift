import TutorialMotion
import TutorialSyntax

/// The easings that have a name.
enum EasingName: String, DescribedWord {
  case linear, easeIn, easeOut, easeInOut, easeInOutQuad
  case fastOutSlowIn, linearOutSlowIn, fastOutLinearIn
  case spring, interactiveSpring, smooth, snappy, bouncy

  static let table = KeyTable<Self>()

  var prose: String {
    switch self {
    case .linear: "at the same speed throughout"
    case .easeIn: "begins slowly, as CSS has it"
    case .easeOut: "ends slowly, as CSS has it"
    case .easeInOut: "begins and ends slowly, as CSS has it"
    case .easeInOutQuad: "begins and ends slowly: half of it a parabola"
    case .fastOutSlowIn: "Material's standard curve"
    case .linearOutSlowIn: "Material's curve for what comes"
    case .fastOutLinearIn: "Material's curve for what goes"
    case .spring: "SwiftUI's spring"
    case .interactiveSpring: "SwiftUI's spring for what follows a finger"
    case .smooth: "SwiftUI's spring that never overshoots"
    case .snappy: "SwiftUI's spring that hardly overshoots"
    case .bouncy: "SwiftUI's spring that overshoots"
    }
  }

  var easing: Easing {
    switch self {
    case .linear: .bezier(.linear)
    case .easeIn: .bezier(.easeIn)
    case .easeOut: .bezier(.easeOut)
    case .easeInOut: .bezier(.easeInOut)
    case .easeInOutQuad: .bezier(.easeInOutQuad)
    case .fastOutSlowIn: .bezier(.fastOutSlowIn)
    case .linearOutSlowIn: .bezier(.linearOutSlowIn)
    case .fastOutLinearIn: .bezier(.fastOutLinearIn)
    case .spring: .spring(.spring)
    case .interactiveSpring: .spring(.interactiveSpring)
    case .smooth: .spring(.smooth)
    case .snappy: .spring(.snappy)
    case .bouncy: .spring(.bouncy)
    }
  }
}

/// An easing that is a map, as far as it is read.
struct EasingPartial: DescribedMap {
  var spring: Spring?

  init(range: ByteRange) {}

  static let keys = MapDescription<Self>("springMap", of: "an easing", "A spring by its parameters.") {
    Key("spring", .spring, "The spring's parameters.", or: .required) {
      $0.spring
    } set: {
      $0.spring = $1
    }
  }
}

extension SchemaDefinition {
  /// The easings that are springs.
  static let springEasing = SchemaDefinition("springEasing") {
    [
      "description": "A spring. Its duration is the time that it takes to settle.",
      "anyOf": [
        WordDescription.schema(easingWords { $0.easing.isSpring }), .reference(EasingPartial.keys.outline.definition),
      ],
    ]
  }
  /// All easings.
  static let easing = SchemaDefinition("easing") {
    let high: SchemaNode = ["type": "number", "minimum": -100, "maximum": 100]
    return [
      "anyOf": [
        WordDescription.schema(easingWords { !$0.easing.isSpring }),
        [
          "description": "The handles x1, y1, x2, y2 of a cubic Bézier.", "type": "array", "minItems": 4,
          "items": false,
          "prefixItems": [.reference(.fraction), high, .reference(.fraction), high],
        ],
        .reference(.springEasing),
      ]
    ]
  }
}

/// The words for some of the easings.
private func easingWords(_ isWanted: (EasingName) -> Bool) -> [WordDescription] {
  WordDescription.all(EasingName.self).filter { EasingName(rawValue: $0.word).map(isWanted) ?? false }
}

extension Kind where Value == Located<Easing> {
  /// How progress goes with time.
  static var easing: Kind {
    Kind(
      KindForm(
        .reference(.easing),
        examples: ["easeOut", [0.2, 0, 0, 1], ["spring": ["response": 0.4, "dampingFraction": 0.8]]],
        words: WordDescription.all(EasingName.self), map: { EasingPartial.keys.outline })
    ) { decoder, field, _ in decoder.easing(field.value) }
  }
}

extension Decoder {
  /// An easing: a name, `[x1, y1, x2, y2]`, or `{ spring: … }`.
  mutating func easing(_ node: NodeID) -> Located<Easing>? {
    switch document.kind(node) {
    case .sequence:
      return bezier(node)?.map { .bezier($0) }
    case .mapping:
      return map(node, EasingPartial.self).spring.map { Located(.spring($0), document.range(node)) }
    default:
      return choice(node, EasingName.self, of: "the easing")?.map(\.easing)
    }
  }

  private mutating func bezier(_ node: NodeID) -> Located<CubicBezier>? {
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
