import TutorialMotion
import TutorialSyntax

extension EasingNotation {
  /// Springs by name or by parameters.
  static let springs = EasingNotation(
    words: springWords, schema: { .reference(.springEasing) },
    example: ["spring": ["response": 0.4, "dampingFraction": 0.8]],
    form: .map({ SpringEasing.keys.outline }) { decoder, node in
      let spring = decoder.map(node, SpringEasing.self).spring
      return spring.map { Located(.spring($0), decoder.document.range(node)) }
    })
}

private let springWords = [
  EasingWord("spring", .spring(.spring), "SwiftUI's spring"),
  EasingWord("interactiveSpring", .spring(.interactiveSpring), "SwiftUI's spring for things that follow a finger"),
  EasingWord("smooth", .spring(.smooth), "SwiftUI's spring that never overshoots"),
  EasingWord("snappy", .spring(.snappy), "SwiftUI's spring that hardly overshoots"),
  EasingWord("bouncy", .spring(.bouncy), "SwiftUI's spring that overshoots"),
]

extension SchemaDefinition {
  /// The easings that are springs.
  static let springEasing = SchemaDefinition("springEasing") {
    [
      "description": "A spring. Its duration is the time that it takes to settle.",
      "anyOf": [
        WordDescription.schema(springWords.map(\.description)), .reference(SpringEasing.keys.outline.definition),
      ],
    ]
  }
}

/// A map with the parameters of a spring, while it is being decoded.
struct SpringEasing: DescribedMap {
  var spring: Spring?

  static let keys = MapDescription<Self>("springMap", of: "an easing", "A spring by its parameters.") {
    Key("spring", .spring, "The spring's parameters.", or: .required, get: { $0.spring }, set: { $0.spring = $1 })
  }
}
