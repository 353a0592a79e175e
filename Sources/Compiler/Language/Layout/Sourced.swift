package import TutorialSyntax

/// A value, and the file and bytes it was written in.
///
/// `Located` knows the bytes only; here the file stands beside them, because a snapshot that extends another holds
/// values of both files, and each keeps the line it came from.
package struct Sourced<Value> {
  /// The value.
  package var value: Value
  /// Where it is written.
  package var span: SourceSpan

  /// `value`, written at `span`.
  package init(_ value: Value, _ span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}

extension Sourced<String> {
  /// An id that is not written, of no file.
  static func none(at range: ByteRange) -> Sourced { Sourced("", SourceSpan(SourceText(path: "", bytes: []), range)) }

  /// The id; nil where none is written, since none is empty.
  var ifWritten: Sourced? { value.isEmpty ? nil : self }
}
