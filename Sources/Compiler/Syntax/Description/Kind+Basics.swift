// The kinds that every language has. Each is read by the decoder's method for it.
extension Kind {
  /// One of the words of an enumeration.
  @inlinable
  package static func word<Word: DescribedWord>(_: Word.Type) -> Kind where Value == Located<Word> {
    Kind(.word(Word.self)) { decoder, field, called in decoder.choice(field.value, Word.self, of: called) }
  }

  /// A map with a description of its own, merged key by key.
  @inlinable
  package static func map(_: Value.Type) -> Kind where Value: DescribedMap {
    Kind(.map(Value.self), over: { $0.over($1) }) { decoder, field, _ in decoder.map(field.value, Value.self) }
  }

  /// The same kind under a name of its own in the schema.
  package func named(_ name: String) -> Kind { Kind(form.named(name), over: over, read: read) }
}

extension Kind where Value == Located<Bool> {
  /// `true` or `false`.
  package static var bool: Kind {
    Kind(KindForm(["type": "boolean"], examples: [true, false])) { decoder, field, _ in decoder.bool(field.value) }
  }
}

extension KindForm {
  /// The form of one of the words of an enumeration.
  @usableFromInline
  package static func word<Word: DescribedWord>(_: Word.Type) -> KindForm {
    let words = WordDescription.all(Word.self)
    return KindForm(WordDescription.schema(words), words: words)
  }

  /// The form of a map with a description of its own.
  @usableFromInline
  package static func map<Owner: DescribedMap>(_: Owner.Type) -> KindForm {
    KindForm(
      .reference(Owner.keys.outline.definition), examples: Owner.keys.outline.examples, map: { Owner.keys.outline })
  }

  /// The same form under a name of its own in the schema.
  package func named(_ name: String) -> KindForm {
    var form = self
    let schema = schema
    form.schema = { .reference(SchemaDefinition(name, schema)) }
    return form
  }
}
