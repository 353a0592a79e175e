/// The result of reading a file, with diagnostics: reading is total, so both are returned together.
package struct Parsed<Value> {
  /// The value, as far as it could be read.
  package var value: Value
  /// The diagnostics in the order in which they were found; empty for a valid file.
  package var diagnostics: [Diagnostic]

  /// `value` with diagnostics.
  package init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Parsed: Sendable where Value: Sendable {}
