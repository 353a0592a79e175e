package import TutorialSyntax

/// `when`: what a client evaluates: a flag of the app and the value that it must have.
package struct Condition: Sendable {
  /// The map.
  package var range: ByteRange
  /// `flag`.
  package var flag: Located<String>
  /// `equals`; `true` if absent. See `expected`.
  package var equals: Located<ConditionValue>?

  /// A condition on `flag`.
  package init(range: ByteRange, flag: Located<String>, equals: Located<ConditionValue>? = nil) {
    self.range = range
    self.flag = flag
    self.equals = equals
  }

  /// The value that the flag must have: `equals`, else `true`.
  package var expected: ConditionValue { equals?.value ?? .bool(true) }
}

/// The value of a flag.
package enum ConditionValue: Sendable, Hashable {
  case bool(Bool)
  case number(Double)
  case string(String)
}
