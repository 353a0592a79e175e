/// A kind of value: its decoding, its schema, and its merging.
@usableFromInline
package struct Kind<Value>: Sendable {
  /// Reads a field's value. Reports errors, and returns nil if there is no value.
  ///
  /// The text is the value's name with its article, for messages (`the cutout's padding`).
  @usableFromInline package let read: @Sendable (inout Decoder, FieldCursor.Field, String) -> Value?
  /// Merges a value with the inherited one; nil if the value replaces it.
  @usableFromInline package let over: (@Sendable (Value, Value) -> Value)?
  @usableFromInline let makeForm: @Sendable () -> KindForm

  /// A kind whose values replace inherited ones unless `over` is given.
  ///
  /// - Parameter form: the static description, created whenever it is needed.
  @inlinable
  package init(
    _ form: @escaping @autoclosure @Sendable () -> KindForm, over: (@Sendable (Value, Value) -> Value)? = nil,
    read: @escaping @Sendable (inout Decoder, FieldCursor.Field, String) -> Value?
  ) {
    makeForm = form
    self.over = over
    self.read = read
  }

  /// The static description of the kind.
  @inlinable package var form: KindForm { makeForm() }
}

// The kinds that every language has. Each is read by a method of the decoder.
extension Kind {
  /// One of the words of an enumeration.
  @inlinable
  package static func word<Word: DescribedWord & DocumentKey>(_: Word.Type) -> Kind where Value == Located<Word> {
    Kind(.word(Word.self)) { decoder, field, called in decoder.choice(field.value, Word.self, of: called) }
  }

  /// A map with its own description, merged key by key.
  @inlinable
  package static func map(_: Value.Type) -> Kind where Value: DescribedMap {
    Kind(.map(Value.self), over: { $0.over($1) }) { decoder, field, _ in decoder.map(field.value, Value.self) }
  }

  /// The same kind, as a named definition in the schema.
  package func named(_ name: String) -> Kind { Kind(form.named(name), over: over, read: read) }

  /// This kind, with advice for values that it rejects.
  package func advising(_ advice: @escaping @Sendable (Document, NodeID) -> Advice?) -> Kind {
    let (read, makeForm) = (read, makeForm)
    return Kind(makeForm(), over: over) { decoder, field, called in
      let known = decoder.diagnostics.count
      let value = read(&decoder, field, called)
      if decoder.diagnostics.count > known { decoder.advise(field.value, since: known, advice) }
      return value
    }
  }
}

extension Kind where Value == Located<Bool> {
  /// `true` or `false`.
  package static var bool: Kind {
    Kind(KindForm(["type": "boolean"], examples: [true, false])) { decoder, field, _ in decoder.bool(field.value) }
  }
}

/// The static description of a kind of value, for schemas, pages and editors.
@usableFromInline
package struct KindForm: Sendable {
  /// The schema of a value.
  package var schema: @Sendable () -> SchemaNode
  /// Examples of a value as JSON, the shortest first.
  package var examples: [SchemaNode]
  /// The words allowed as a value.
  package var words: [WordDescription]
  /// The description of the value's map, or of the maps in its list.
  package var map: (@Sendable () -> MapOutline)?
  /// The description of an alternative map, with other keys.
  package var otherMap: (@Sendable () -> MapOutline)?
  /// The use of names between the key and its maps.
  package var names: Names

  /// The use of names, chosen by the author, between a key and the maps in its value.
  package enum Names: Sendable {
    /// There are no names.
    case never
    /// A key that the map doesn't know is a name.
    case maybe
    /// All keys are names.
    case always
  }

  /// A form with the given parts.
  package init(
    _ schema: @escaping @autoclosure @Sendable () -> SchemaNode, examples: [SchemaNode] = [],
    words: [WordDescription] = [], map: (@Sendable () -> MapOutline)? = nil,
    otherMap: (@Sendable () -> MapOutline)? = nil, names: Names = .never
  ) {
    self.schema = schema
    self.examples = examples
    self.words = words
    self.map = map
    self.otherMap = otherMap
    self.names = names
  }

  /// The form of one of the words of an enumeration.
  @usableFromInline
  package static func word<Word: DescribedWord>(_: Word.Type) -> KindForm {
    let words = WordDescription.all(Word.self)
    return KindForm(WordDescription.schema(words), words: words)
  }

  /// The form of a map with its own description.
  @usableFromInline
  package static func map<Owner: DescribedMap>(_: Owner.Type) -> KindForm {
    KindForm(
      .reference(Owner.keys.outline.definition), examples: Owner.keys.outline.examples, map: { Owner.keys.outline })
  }

  /// The same form, as a named definition in the schema.
  package func named(_ name: String) -> KindForm {
    var form = self
    let schema = schema
    form.schema = { .reference(SchemaDefinition(name, schema)) }
    return form
  }
}
