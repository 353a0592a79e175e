/// A value that can be written as an author would write it, such as a default.
@usableFromInline
package protocol Written: SendableMetatype {
  /// The value as JSON.
  var written: SchemaNode { get }
}

extension Double: Written {
  @usableFromInline package var written: SchemaNode { .number(self) }
}

extension Bool: Written {
  @usableFromInline package var written: SchemaNode { .bool(self) }
}

extension String: Written {
  @usableFromInline package var written: SchemaNode { .string(self) }
}

extension Array: Written where Self.Element: Written {
  @usableFromInline package var written: SchemaNode { .array(map(\.written)) }
}

extension DescribedWord where Self: Written {
  @usableFromInline package var written: SchemaNode { .string(rawValue) }
}
