/// A key of the map that an `Owner` is read from: what is said of it, how its value gets there, how it is inherited.
///
/// A class: reading a field then counts one reference, and not one for each part.
@usableFromInline
package final class Key<Owner>: Sendable {
  /// Reads a field's value into an owner. The text is what the value is called in messages.
  @usableFromInline
  package typealias Reader = @Sendable (inout Decoder, FieldCursor.Field, String, inout Owner) -> Void
  /// Takes from a second owner what the first leaves out.
  @usableFromInline
  package typealias Heir = @Sendable (inout Owner, Owner) -> Void

  /// What is said of it.
  @usableFromInline package let description: KeyDescription
  /// How it is read.
  @usableFromInline let reader: Reader
  /// How it is inherited.
  @usableFromInline package let inherit: Heir
  /// Whether an owner has a value of it; where none has, nobody inherits one.
  @usableFromInline package let isWritten: @Sendable (Owner) -> Bool
  /// What its value is called in messages, where its map says nothing else; empty before it is one of a map.
  @usableFromInline let called: String

  /// A key of which all is given.
  @inlinable
  package init(
    _ description: KeyDescription, called: String = "", inherit: @escaping Heir = { _, _ in },
    isWritten: @escaping @Sendable (Owner) -> Bool = { _ in true }, read: @escaping Reader
  ) {
    self.description = description
    self.called = called
    reader = read
    self.inherit = inherit
    self.isWritten = isWritten
  }

  /// A key whose value is of some kind.
  @inlinable
  package init<Value>(
    _ description: KeyDescription, _ kind: Kind<Value>, get: @escaping @Sendable (Owner) -> Value?,
    set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.description = description
    called = ""
    reader = { decoder, field, called, owner in set(&owner, kind.read(&decoder, field, called)) }
    isWritten = { get($0) != nil }
    let over = kind.over
    inherit = { owner, base in
      guard let inherited = get(base) else { return }
      guard let own = get(owner) else { return set(&owner, inherited) }
      if let over { set(&owner, over(own, inherited)) }
    }
  }
}

extension Key {
  /// The same key in a map that has a name for its value.
  @inlinable
  func called(_ name: String) -> Key {
    Key(description, called: name, inherit: inherit, isWritten: isWritten, read: reader)
  }

  /// Reads a field's value into an owner.
  ///
  /// - Parameter called: what the value is called in messages.
  @inlinable
  package func read(
    _ decoder: inout Decoder, _ field: FieldCursor.Field, _ called: String, _ owner: inout Owner
  ) {
    reader(&decoder, field, called, &owner)
  }

  /// The same by the name that the map has for the value. A function of its own: what it hands over lies in the key,
  /// which is held, and needs not be counted.
  @inlinable
  @inline(never)
  func read(_ decoder: inout Decoder, _ field: FieldCursor.Field, _ owner: inout Owner) {
    reader(&decoder, field, called, &owner)
  }
}

extension Key where Owner: DescribedMap {
  /// A key whose default is a value: what `fallback` is of a map with nothing in it.
  @inlinable
  package convenience init<Value, Default: Written>(
    _ name: String, _ kind: Kind<Value>, _ prose: String, called: String? = nil,
    else fallback: @escaping @autoclosure @Sendable () -> KeyPath<Owner, Default>,
    examples: @escaping @autoclosure @Sendable () -> [SchemaNode] = [], since: Int = 0,
    _ get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.init(
      KeyDescription(
        name: name, called: called, prose: prose, form: kind.form,
        fallback: { Owner(range: ByteRange(0, 0))[keyPath: fallback()].written }, examples: examples(), since: since),
      kind, get: get, set: set)
  }

  /// A key that has to be written, one without which nothing holds, or one whose default takes words.
  @inlinable
  package convenience init<Value>(
    _ name: String, _ kind: Kind<Value>, _ prose: String, called: String? = nil,
    or otherwise: KeyDescription.Otherwise = .nothing,
    examples: @escaping @autoclosure @Sendable () -> [SchemaNode] = [], since: Int = 0,
    _ get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.init(
      KeyDescription(
        name: name, called: called, prose: prose, form: kind.form, otherwise: otherwise, examples: examples(),
        since: since),
      kind, get: get, set: set)
  }
}
