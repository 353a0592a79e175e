package import TutorialSyntax

/// A value, with the file and byte range that declare it.
///
/// `Located` has only the range. A derived snapshot contains values of several files, so each value also needs its
/// file.
package struct Sourced<Value> {
  /// The value.
  package var value: Value
  /// The place of the declaration.
  package var span: SourceSpan

  /// `value`, declared at `span`.
  package init(_ value: Value, _ span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}

extension SourceSpan {
  /// A place in no file.
  static let nowhere = SourceSpan(SourceText(path: "", bytes: []), ByteRange(0, 0))
}

extension Sourced<String> {
  /// A missing id.
  static var none: Sourced { Sourced("", .nowhere) }

  /// The id, or nil if it is missing. Declared ids are never empty.
  var ifWritten: Sourced? { value.isEmpty ? nil : self }
}
