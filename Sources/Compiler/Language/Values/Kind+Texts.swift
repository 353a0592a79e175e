package import TutorialSyntax

extension SchemaDefinition {
  /// A text that says something. YAML editors take `on`, `012` and the like for other than text, so they pass.
  static let text = SchemaDefinition("text") { textNode(Limits.text) }
  /// A name that the app knows.
  static let name = SchemaDefinition("name") { textNode(Limits.name) }
  /// An id of the language.
  static let id = SchemaDefinition("id") {
    ["type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$", "maxLength": .number(Double(Limits.name))]
  }
  /// A language tag.
  package static let locale = SchemaDefinition("locale") {
    ["type": "string", "pattern": "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"]
  }
}

/// A schema counts characters, the compiler bytes: no text is refused that the compiler takes.
func textNode(_ limit: Int) -> SchemaNode {
  [
    "description": .string("At most \(grouped(limit)) bytes in UTF-8."), "type": ["string", "number", "boolean"],
    "minLength": 1, "maxLength": .number(Double(limit)),
  ]
}

/// A whole number with commas between its thousands.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.enumerated().reduce(into: "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
    text.append(digit.element)
  }
}

extension Kind where Value == Located<String> {
  /// A text that is not empty.
  static var text: Kind { text(examples: []) }

  /// A text that is not empty.
  static func text(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.text), examples: examples)) { decoder, field, called in
      decoder.filledString(field.value, of: called)
    }
  }

  /// An id of the language.
  static func id(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.id), examples: examples)) { decoder, field, called in
      decoder.identifier(field.value, of: called)
    }
  }

  /// A language tag.
  static var locale: Kind {
    Kind(KindForm(.reference(.locale), examples: ["en", "pt-BR"])) { decoder, field, _ in decoder.locale(field.value) }
  }
}
