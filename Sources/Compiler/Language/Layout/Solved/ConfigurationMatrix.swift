package import TutorialSyntax
import TutorialTour
import TutorialValues

/// Languages and text sizes in which screens look as captured, so that one capture serves all of them.
package struct ConfigurationMatrix: DescribedMap, Hashable {
  /// The language tags; nil if not declared.
  package var locales: [String]?
  /// The text sizes, by name or as a factor; nil if not declared.
  package var textSizes: [String]?

  package init() {}

  /// The maximum number of text sizes, which exceeds the number of named ones.
  package static let maximumTextSizes = 24

  package static let keys = MapDescription<Self>(
    "matrix", of: "a matrix",
    "Languages and text sizes in which screens look as they were captured, so that one capture serves all of them. It adds no variant.",
    examples: [["locale": ["en", "de"], "textSize": ["large", "accessibility2"]]]
  ) {
    Key(
      "locale", .matrixLocales,
      "The languages in which the frames are those of the capture: a language tag, or a list of them.",
      get: { $0.locales }, set: { $0.locales = $1 })
    Key(
      "textSize", .matrixTextSizes,
      "The text sizes at which the frames are those of the capture, and for which callouts are laid out: [a name or a factor](text.md#how-a-callout-is-built), or a list of them.",
      get: { $0.textSizes }, set: { $0.textSizes = $1 })
  }
}

extension Kind where Value == [String] {
  /// A language tag, or a list of them.
  fileprivate static var matrixLocales: Kind {
    Kind(
      KindForm(
        [
          "anyOf": [
            .reference(.locale),
            ["type": "array", "items": .reference(.locale), "maxItems": .number(Double(Limits.freeKeys))],
          ]
        ], examples: ["de", ["en", "de", "pt-BR"]])
    ) { decoder, field, _ in
      let tags = decoder.oneOrMore(field.value) { $0.locale($1) }.value
      decoder.check(tags.count, upTo: Limits.freeKeys, "languages", at: field.value)
      return tags.prefix(Limits.freeKeys).map(\.value).unique(by: LanguageTag.folded)
    }
  }

  /// A text size, or a list of them.
  fileprivate static var matrixTextSizes: Kind {
    let limit = ConfigurationMatrix.maximumTextSizes
    return Kind(
      KindForm(
        [
          "anyOf": [
            .reference(.text), ["type": "array", "items": .reference(.text), "maxItems": .number(Double(limit))],
          ]
        ], examples: ["accessibility2", ["large", "1.3"]])
    ) { decoder, field, _ in
      let sizes = decoder.oneOrMore(field.value) { $0.textSize($1) }.value
      decoder.check(sizes.count, upTo: limit, "text sizes", at: field.value)
      return sizes.prefix(limit).map { $0 }.unique { TextSize(trait: $0)?.scale }
    }
  }
}

extension Decoder {
  /// Reads a known text size.
  fileprivate mutating func textSize(_ node: NodeID) -> String? {
    guard let size = string(node, expected: "a text size such as large or 1.3") else { return nil }
    guard TextSize(trait: size.value) != nil else {
      reportOutOfRange(
        node,
        "\"\(excerpt(size.value))\" is not a text size: \(TextSize.Name.allCases.map(\.rawValue).joined(separator: ", ")), or a factor from 0.25 to 5"
      )
      return nil
    }
    return size.value
  }

  fileprivate mutating func check(_ count: Int, upTo limit: Int, _ what: String, at node: NodeID) {
    guard count > limit else { return }
    report(
      Diagnostic(
        .limitExceeded, "the matrix has \(count) \(what), more than the limit of \(limit)", at: document.span(node)))
  }
}

extension Array {
  /// The elements without those whose name occurred before.
  fileprivate func unique<Name: Hashable>(by name: (Element) -> Name) -> [Element] {
    var seen: Set<Name> = []
    return filter { seen.insert(name($0)).inserted }
  }
}
