package import TutorialSyntax
import TutorialValues

/// `when`: a condition that the client evaluates.
///
/// It compares a flag of the app with a value, or combines several conditions.
package struct Condition: Sendable {
  /// The question that a condition asks.
  package indirect enum Question: Sendable {
    /// `flag` and `equals`: true if the flag has the value, which is `true` if absent.
    case flag(Located<String>, equals: Located<ConditionValue>?)
    /// `not`: true if a condition doesn't hold.
    case not(Condition)
    /// `all`: true if all of the conditions hold; never empty.
    case all([Condition])
    /// `any`: true if one of the conditions holds; never empty.
    case any([Condition])
  }

  /// The map.
  package var range: ByteRange
  /// The question.
  package var question: Question

  private var parts: [Condition] {
    switch question {
    case .flag: []
    case .not(let part): [part]
    case .all(let parts), .any(let parts): parts
    }
  }

  /// The depth of nesting: 1 for a flag.
  fileprivate var depth: Int { (parts.map(\.depth).max() ?? 0) + 1 }
  /// The number of flags that it asks for.
  fileprivate var count: Int { parts.isEmpty ? 1 : parts.reduce(0) { $0 + $1.count } }

  /// Merges this condition over another. A flag without a value takes the other's value; anything else replaces it.
  fileprivate func over(_ base: Condition) -> Condition {
    guard case .flag(let flag, nil) = question, case .flag(_, let inherited) = base.question else { return self }
    return Condition(range: range, question: .flag(flag, equals: inherited))
  }
}

/// The value of a flag.
package enum ConditionValue: Sendable, Hashable {
  case bool(Bool)
  case number(Double)
  case string(String)
}

/// A condition while it is being decoded.
struct ConditionPartial: LocatedMap {
  var range = ByteRange(0, 0)
  var flag: Located<String>?
  var equals: Located<ConditionValue>?
  var not: [Condition]?
  var all: [Condition]?
  var any: [Condition]?

  /// The keys of which a condition has exactly one.
  private static let questions = ["flag", "not", "all", "any"]

  static let keys = MapDescription<Self>(
    "condition", of: "a condition", its: "the condition's",
    "A condition that a client evaluates: a flag of the app and the value that it must have, or a combination of conditions.",
    rules: { schemaOfOne(of: questions) + [.init("dependentRequired", ["equals": ["flag"]])] },
    hints: ForeignKeys.condition, shorthand: { $0.contains { " !=()".contains($0) } ? nil : "{ flag: \($0) }" },
    finish: { decoder, node, _ in
      let asked = decoder.requireOne(
        of: questions, in: node, what: "a condition", limit: "a condition asks one thing only",
        advice: "for several, write \"all\" or \"any\" with a list of them")
      guard let asked, !decoder.isWord(asked, "flag"), let value = decoder.keys(of: node, among: ["equals"]).first
      else { return }
      decoder.report(
        Diagnostic(
          .conflictingKeys, "\"equals\" needs a \"flag\"", at: decoder.document.span(value),
          label: "write it beside a flag"))
    }
  ) {
    Key("flag", .flag, "The name of a flag of the app.", called: "the flag", get: { $0.flag }, set: { $0.flag = $1 })
    Key(
      "equals", .conditionValue, "The value that the flag must have: `true`, `false`, a number or a text.",
      or: .value(true),
      get: { $0.equals }, set: { $0.equals = $1 })
    Key(
      "not", .negated, "A condition that must not hold. A flag that the app does not know equals nothing.",
      get: { $0.not }, set: { $0.not = $1 })
    Key("all", .conditions, "Conditions that must all hold.", get: { $0.all }, set: { $0.all = $1 })
    Key("any", .conditions, "Conditions of which at least one must hold.", get: { $0.any }, set: { $0.any = $1 })
  }

  /// The condition, or nil if it didn't decode.
  fileprivate var condition: Condition? {
    let found: Condition.Question? =
      if let flag {
        .flag(flag, equals: equals)
      } else if let part = not?.first {
        .not(part)
      } else if let all, !all.isEmpty {
        .all(all)
      } else if let any, !any.isEmpty {
        .any(any)
      } else {
        nil
      }
    return found.map { Condition(range: range, question: $0) }
  }
}

extension Kind where Value == Condition {
  /// A condition. A flag without a value inherits the value of the condition beneath it.
  static var condition: Kind {
    Kind(
      KindForm(
        .reference(ConditionPartial.keys.outline.definition),
        examples: [
          ["flag": "kiosk"], ["flag": "plan", "equals": "free"], ["all": [["flag": "pro"], ["not": ["flag": "seen"]]]],
        ], map: { ConditionPartial.keys.outline }),
      over: { $0.over($1) }
    ) { decoder, field, _ in
      guard let condition = decoder.condition(field.value) else { return nil }
      var excess: String?
      if condition.depth > Limits.conditionNesting {
        excess = "is nested \(condition.depth) deep, the limit is \(Limits.conditionNesting)"
      } else if condition.count > Limits.conditionFlags {
        excess = "asks for \(condition.count) flags, the limit is \(Limits.conditionFlags)"
      }
      guard let excess else { return condition }
      decoder.report(
        Diagnostic(
          .limitExceeded, "the condition \(excess)", at: SourceSpan(decoder.document.source, condition.range),
          notes: [.init("the app can compute one flag instead")]))
      return nil
    }
  }
}

extension Kind where Value == [Condition] {
  /// A nested condition.
  fileprivate static var negated: Kind {
    Kind(
      KindForm(
        .reference(ConditionPartial.keys.outline.definition), examples: [["flag": "seen"]],
        map: { ConditionPartial.keys.outline })
    ) { decoder, field, _ in decoder.condition(field.value).map { [$0] } }
  }

  /// Nested conditions.
  fileprivate static var conditions: Kind {
    // The form is computed lazily, because it refers to the keys of conditions.
    Kind(
      KindForm(
        [
          "anyOf": [
            .reference(ConditionPartial.keys.outline.definition),
            ["type": "array", "minItems": 1, "items": .reference(ConditionPartial.keys.outline.definition)],
          ]
        ],
        examples: [[["flag": "pro"], ["flag": "plan", "equals": "free"]]], map: { ConditionPartial.keys.outline })
    ) { decoder, field, called in
      if decoder.document.kind(field.value) == .sequence, decoder.document.childCount(field.value) == 0 {
        decoder.reportOutOfRange(field.value, "\(called) is empty: a list of conditions has at least one")
        return nil
      }
      return decoder.oneOrMore(field.value) { $0.condition($1) }.value
    }
  }
}

extension Kind where Value == Located<String> {
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
      let (document, node) = (decoder.document, field.value)
      if document.kind(node) == .plain {
        if decoder.isWord(node, "true") { return Located(.bool(true), document.range(node)) }
        if decoder.isWord(node, "false") { return Located(.bool(false), document.range(node)) }
        switch parseDecimal(document.arena, document.textBounds(node)) {
        case .value, .notFinite: return decoder.number(node)?.map { .number($0) }
        case .notANumber: break
        }
      }
      return decoder.string(node, expected: "true, false, a number or text")?.map { .string($0) }
    }
  }
}

extension Decoder {
  fileprivate mutating func condition(_ node: NodeID) -> Condition? {
    map(node, ConditionPartial.self).condition
  }
}
