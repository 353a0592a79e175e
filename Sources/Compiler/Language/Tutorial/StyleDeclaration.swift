package import TutorialSyntax

/// A named partial step.
package struct StyleDeclaration: Sendable {
  /// The name by which steps use it.
  package var name: Located<String>
  /// `only`: where the style applies; everywhere if absent.
  package var only: TraitQuery?
  /// What it sets.
  package var partial: StepPartial

  /// The style `name`.
  package init(name: Located<String>, only: TraitQuery?, partial: StepPartial) {
    self.name = name
    self.only = only
    self.partial = partial
  }
}

extension Kind where Value == StepPartial {
  /// What holds for all steps.
  static var defaults: Kind {
    Kind(.map(StepPartial.self)) { decoder, field, _ in decoder.stepPartial(field.value, of: "the defaults") }
  }
}

extension Kind where Value == [StyleDeclaration] {
  /// Partial steps by their names.
  static var styles: Kind {
    Kind(
      KindForm(
        [
          "type": "object", "propertyNames": .reference(.id),
          "additionalProperties": .reference(StepPartial.keys.outline.definition),
        ], examples: [["quiet": ["ring": "none", "cutout": ["padding": 4]]]], map: { StepPartial.keys.outline },
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
      var partial = stepPartial(value, of: "a style")
      let only = partial.only
      partial.only = nil
      styles.append(StyleDeclaration(name: name, only: only, partial: partial))
    }
    return styles
  }

  /// A partial step: the defaults or a style.
  ///
  /// - Parameter what: which of them, for messages.
  fileprivate mutating func stepPartial(_ node: NodeID, of what: StaticString) -> StepPartial {
    var partial = StepPartial()
    let known = diagnostics.count
    read(node, into: &partial, StepPartial.keys, of: what)
    partial.isWhole = isWhole(since: known)
    return partial
  }
}
