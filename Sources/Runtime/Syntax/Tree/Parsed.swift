/// What reading a file gave, and what was found wrong on the way: reading is total, so both come together.
package struct Parsed<Value> {
  /// The value, as far as it could be read.
  package var value: Value
  /// What is wrong, in the order of finding; empty for a file that is right.
  package var diagnostics: [Diagnostic]

  /// `value`, with what was found wrong.
  package init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Parsed: Sendable where Value: Sendable {}
