/// A kind of value: how it is read, how a schema says it, and what two of them give.
@usableFromInline
package struct Kind<Value>: Sendable {
  /// Reads a field's value. What is wrong with it is reported; nil where nothing came of it.
  ///
  /// The text is what the value is, with its article, for messages (`the cutout's padding`).
  @usableFromInline package let read: @Sendable (inout Decoder, FieldCursor.Field, String) -> Value?
  /// A value over one that is inherited; nil where it replaces it whole.
  @usableFromInline package let over: (@Sendable (Value, Value) -> Value)?
  @usableFromInline let makeForm: @Sendable () -> KindForm

  /// A kind whose values replace what they inherit.
  ///
  /// - Parameter form: what is known of it without reading anything, put together whenever it is asked for.
  @inlinable
  package init(
    _ form: @escaping @autoclosure @Sendable () -> KindForm, over: (@Sendable (Value, Value) -> Value)? = nil,
    read: @escaping @Sendable (inout Decoder, FieldCursor.Field, String) -> Value?
  ) {
    makeForm = form
    self.over = over
    self.read = read
  }

  /// What is known of it without reading anything.
  @inlinable package var form: KindForm { makeForm() }
}

// The kinds that every language has. Each is read by the decoder's method for it.
extension Kind {
  /// One of the words of an enumeration.
  @inlinable
  package static func word<Word: DescribedWord & DocumentKey>(_: Word.Type) -> Kind where Value == Located<Word> {
    Kind(.word(Word.self)) { decoder, field, called in decoder.choice(field.value, Word.self, of: called) }
  }

  /// A map with a description of its own, merged key by key.
  @inlinable
  package static func map(_: Value.Type) -> Kind where Value: DescribedMap {
    Kind(.map(Value.self), over: { $0.over($1) }) { decoder, field, _ in decoder.map(field.value, Value.self) }
  }

  /// The same kind under a name of its own in the schema.
  package func named(_ name: String) -> Kind { Kind(form.named(name), over: over, read: read) }

  /// The same kind, whose authors are told what to write in the place of a value that is none.
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

/// What is known of a kind of value without reading anything: for schemas, pages and editors.
@usableFromInline
package struct KindForm: Sendable {
  /// The schema of a value.
  package var schema: @Sendable () -> SchemaNode
  /// What authors write, as JSON: the shortest first.
  package var examples: [SchemaNode]
  /// The words that a value may be.
  package var words: [WordDescription]
  /// The map that a value is, or that the items of a list are.
  package var map: (@Sendable () -> MapOutline)?
  /// Another map that it may be instead, with other keys.
  package var otherMap: (@Sendable () -> MapOutline)?
  /// Whether a value is a map from names to such maps.
  package var names: Names

  /// Whether names of the author's own stand between a key and the maps that its value holds.
  package enum Names: Sendable {
    /// There are none.
    case never
    /// A key that the map does not know is one.
    case maybe
    /// There always are.
    case always
  }

  /// A form with a schema.
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
