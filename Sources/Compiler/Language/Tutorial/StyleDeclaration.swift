package import TutorialSyntax
import TutorialValues

/// A named partial step.
package struct StyleDeclaration: DescribedMap {
  /// The name by which steps use it.
  package var name = Located("", ByteRange(0, 0))
  /// `only`: the variants in which the style applies; all if absent.
  package var only: TraitQuery?
  /// `applies`.
  package var applies: Located<StyleApplication>?
  /// The properties that it sets.
  package var partial = StepPartial()

  package init() {}

  /// `applies`, else `named`.
  package var appliesOrDefault: StyleApplication { applies?.value ?? .named }

  package static let keys = MapDescription<Self>(
    "style", of: "a style", its: "the step's",
    "A partial step with a name. For each key, the value nearest to the step wins. With `only`, it applies in the variants that match.",
    hints: ForeignKeys.partialStep, examples: [["cutout": ["padding": 4], "ring": ["width": 2]]]
  ) {
    Key(
      "applies", .word(StyleApplication.self), "The steps to which the style applies.", called: "applies",
      else: \.appliesOrDefault,
      get: { $0.applies }, set: { $0.applies = $1 })
    StepPartial.keys.keys.map { key in
      Key(key.description) { decoder, field, called, style in key.read(&decoder, field, called, &style.partial) }
    }
  }
}

/// Which steps a style is under.
package enum StyleApplication: String, DescribedWord, DocumentKey, Written {
  /// Those that name it.
  case named
  /// All steps.
  case always

  package static let table = KeyTable<Self>(hints: ForeignValues.applications)

  package var prose: String {
    switch self {
    case .named: "the steps that name it"
    case .always: "all steps"
    }
  }
}

extension Kind where Value == StepPartial {
  static var defaults: Kind {
    Kind(.map(StepPartial.self)) { decoder, field, _ in
      var partial = StepPartial()
      let known = decoder.diagnostics.count
      decoder.read(field.value, into: &partial, StepPartial.keys, of: "the defaults")
      partial.isWhole = decoder.isWhole(since: known)
      return partial
    }
  }
}

extension Kind where Value == [StyleDeclaration] {
  /// A map from names to partial steps.
  static var styles: Kind {
    Kind(
      KindForm(
        [
          "type": "object", "propertyNames": .reference(.id),
          "additionalProperties": .reference(StyleDeclaration.keys.outline.definition),
        ], examples: [["quiet": ["ring": "none", "cutout": ["padding": 4]]]], map: { StyleDeclaration.keys.outline },
        names: .always)
    ) { decoder, field, _ in decoder.styles(field.value) }
  }
}

extension Decoder {
  fileprivate mutating func styles(_ node: NodeID) -> [StyleDeclaration] {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of names to styles")
      return []
    }
    var styles: [StyleDeclaration] = []
    var places: [String: ByteRange] = [:]
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard let name = identifier(key, of: "the style's name") else { continue }
      if let first = places[name.value] {
        reportDuplicateKey(key, first: first)
        continue
      }
      places[name.value] = name.range
      styles.append(style(value, name))
    }
    return styles
  }

  private mutating func style(_ node: NodeID, _ name: Located<String>) -> StyleDeclaration {
    let known = diagnostics.count
    var style = map(node, StyleDeclaration.self)
    style.partial.isWhole = isWhole(since: known)
    style.name = name
    style.only = style.partial.only
    style.partial.only = nil
    return style
  }
}
