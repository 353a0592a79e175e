/// A key of the map that an `Owner` is decoded from: its description, decoding and inheritance.
///
/// It is a class so that reading a field retains one reference, not one for each part.
@usableFromInline
package final class Key<Owner>: Sendable {
  /// Reads a field's value into an owner. The text is the value's name in messages.
  @usableFromInline
  package typealias Reader = @Sendable (inout Decoder, FieldCursor.Field, String, inout Owner) -> Void
  /// Fills in an owner's missing value from a second owner.
  @usableFromInline
  package typealias Heir = @Sendable (inout Owner, Owner) -> Void

  /// The key's description.
  @usableFromInline package let description: KeyDescription
  @usableFromInline let reader: Reader
  /// Inherits the key's value.
  @usableFromInline package let inherit: Heir
  /// True if an owner has a value for the key. A key without one isn't inherited.
  @usableFromInline package let isWritten: @Sendable (Owner) -> Bool
  /// The value's name in messages, if its map doesn't override it; empty until the key belongs to a map.
  @usableFromInline let called: String

  /// A key with all its parts.
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

  /// A key with a value of some kind.
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

  /// The same key, with a name for its value in messages.
  @inlinable
  func called(_ name: String) -> Key {
    Key(description, called: name, inherit: inherit, isWritten: isWritten, read: reader)
  }

  /// Reads a field's value into an owner.
  ///
  /// - Parameter called: the value's name in messages.
  @inlinable
  package func read(
    _ decoder: inout Decoder, _ field: FieldCursor.Field, _ called: String, _ owner: inout Owner
  ) {
    reader(&decoder, field, called, &owner)
  }

  /// The same with the name from the key's map.
  ///
  /// It is a function of its own because the name lives in the retained key, so that passing it on needs no retain.
  @inlinable
  @inline(never)
  func read(_ decoder: inout Decoder, _ field: FieldCursor.Field, _ owner: inout Owner) {
    reader(&decoder, field, called, &owner)
  }
}

extension Key where Owner: DescribedMap {
  /// A key with a default value: the value of `fallback` for an empty map.
  @inlinable
  package convenience init<Value, Default: Written>(
    _ name: String, _ kind: Kind<Value>, _ prose: String, called: String? = nil,
    else fallback: @escaping @autoclosure @Sendable () -> KeyPath<Owner, Default>,
    examples: @escaping @autoclosure @Sendable () -> [SchemaNode] = [],
    get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.init(
      KeyDescription(
        name: name, called: called, prose: prose, form: kind.form,
        fallback: { Owner()[keyPath: fallback()].written }, examples: examples()),
      kind, get: get, set: set)
  }

  /// A key that is required, has no default, or has a default that needs words.
  @inlinable
  package convenience init<Value>(
    _ name: String, _ kind: Kind<Value>, _ prose: String, called: String? = nil,
    or otherwise: KeyDescription.Otherwise = .nothing,
    examples: @escaping @autoclosure @Sendable () -> [SchemaNode] = [],
    get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.init(
      KeyDescription(
        name: name, called: called, prose: prose, form: kind.form, otherwise: otherwise, examples: examples()),
      kind, get: get, set: set)
  }
}
