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

extension ConditionValue: Written {
  package var written: SchemaNode {
    switch self {
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    }
  }
}

/// A condition, as far as it is read.
struct ConditionPartial: DescribedMap {
  let range: ByteRange
  var flag: Located<String>?
  var equals: Located<ConditionValue>?

  init(range: ByteRange) {
    self.range = range
  }

  static let keys = MapDescription<Self>(
    "condition", of: "a condition", its: "the condition's",
    "What a client evaluates: a flag of the app, and the value that it must have.",
    hints: WordsOfOtherTools.condition, shorthand: { $0.contains { " !=()".contains($0) } ? nil : "{ flag: \($0) }" }
  ) {
    Key("flag", .flag, "The flag's name.", called: "the flag", or: .required) {
      $0.flag
    } set: {
      $0.flag = $1
    }
    Key("equals", .conditionValue, "`true`, `false`, a number or a text that the flag must be.", or: .value(true)) {
      $0.equals
    } set: {
      $0.equals = $1
    }
  }
}

extension Kind where Value == Condition {
  /// A condition. One over another keeps its own flag.
  static var condition: Kind {
    Kind(
      KindForm(
        .reference(ConditionPartial.keys.outline.definition),
        examples: [["flag": "kiosk"], ["flag": "plan", "equals": "free"]], map: { ConditionPartial.keys.outline }),
      over: { Condition(range: $0.range, flag: $0.flag, equals: $0.equals ?? $1.equals) }
    ) { decoder, field, _ in
      let partial = decoder.map(field.value, ConditionPartial.self)
      return partial.flag.map { Condition(range: partial.range, flag: $0, equals: partial.equals) }
    }
  }
}

extension Kind where Value == Located<String> {
  /// The name of a flag.
  fileprivate static var flag: Kind {
    Kind(KindForm(.reference(.name), examples: ["kiosk"])) { decoder, field, called in
      decoder.name(field.value, of: called).map { Located($0, decoder.document.range(field.value)) }
    }
  }
}

extension Kind where Value == Located<ConditionValue> {
  /// `true`, `false`, a number or a text.
  fileprivate static var conditionValue: Kind {
    Kind(KindForm(["type": ["boolean", "number", "string"]], examples: [true, 3, "free"])) { decoder, field, _ in
      decoder.conditionValue(field.value)
    }
  }
}

extension Decoder {
  /// `true`, `false`, a number or a text.
  fileprivate mutating func conditionValue(_ node: NodeID) -> Located<ConditionValue>? {
    if document.kind(node) == .plain {
      if isWord(node, "true") { return Located(.bool(true), document.range(node)) }
      if isWord(node, "false") { return Located(.bool(false), document.range(node)) }
      switch parseDecimal(document.arena, document.textBounds(node)) {
      case .value, .notFinite: return number(node)?.map { .number($0) }
      case .notANumber: break
      }
    }
    return string(node, expected: "true, false, a number or text")?.map { .string($0) }
  }
}
