package import TutorialSyntax

extension Kind where Value == Located<Color> {
  /// A colour.
  static var color: Kind {
    let schema = SchemaDefinition("color") {
      [
        "description": "In quotes, because # begins a comment.", "type": "string",
        "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
      ]
    }
    return Kind(KindForm(.reference(schema), examples: ["#0a84ff", "#fff8"])) { decoder, field, _ in
      decoder.color(field.value, key: field.name)
    }
  }
}

extension Color: Written {
  package var written: SchemaNode { .string(hex) }
}
