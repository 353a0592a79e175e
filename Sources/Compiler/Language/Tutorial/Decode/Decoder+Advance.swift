import TutorialSyntax

/// The keys of a rule.
enum AdvanceKey: String, DocumentKey {
  case tap, event, after, button, to, when
  static let table = KeyTable<Self>()
}

/// The keys of a condition.
enum ConditionKey: String, DocumentKey {
  case flag, equals
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// `advance`: one rule or a list of them.
  mutating func advanceRules(_ node: NodeID) -> Located<[AdvanceRule]>? {
    if document.kind(node) == .sequence, document.childCount(node) == 0 {
      reportOutOfRange(node, "the list of rules is empty, so the step could not be left")
      return nil
    }
    let rules = oneOrMore(node) { $0.advanceRule($1) }
    return rules.value.isEmpty ? nil : rules
  }

  private mutating func advanceRule(_ node: NodeID) -> AdvanceRule? {
    var trigger: Located<AdvanceTrigger>?
    var triggerKey: NodeID?
    var to: Located<Destination>?
    var when: Condition?
    var fields = self.fields(node, AdvanceKey.self, of: "a rule", for: .rule)
    while let field = next(&fields) {
      switch field.key {
      case .to: to = destination(field.value)
      case .when: when = condition(field.value)
      case .tap, .event, .after, .button:
        if let first = triggerKey {
          report(twoTriggers(at: document.span(field.name), first: document.span(first)))
        } else {
          triggerKey = field.name
          trigger = self.trigger(field.key, field.value).map { Located($0, document.range(field.value)) }
        }
      }
    }
    if triggerKey == nil, document.kind(node) == .mapping { reportNoTrigger(node) }
    return trigger.map { AdvanceRule(range: document.range(node), trigger: $0, to: to, when: when) }
  }

  private mutating func trigger(_ key: AdvanceKey, _ node: NodeID) -> AdvanceTrigger? {
    switch key {
    case .tap where isWord(node, "target"): .tapTarget
    case .tap where isWord(node, "anywhere"): .tapAnywhere
    case .tap: selector(node).map { .tap($0) }
    case .event: name(node, of: "the event").map { .event($0) }
    case .after: duration(node, of: "the time").map { .after($0.value) }
    case .button: identifier(node, of: "the button's role").map { .button($0.value) }
    case .to, .when: nil
    }
  }

  /// A name that the app knows: some text of at most 200 bytes.
  private mutating func name(_ node: NodeID, of what: String) -> String? {
    guard let text = filledString(node, of: what, expected: "a name") else { return nil }
    guard text.value.utf8.count <= Limits.name else {
      report(
        Diagnostic(
          .limitExceeded, "\(what) is longer than the limit of \(Limits.name) bytes for a name",
          at: document.span(node)))
      return nil
    }
    return text.value
  }

  /// `next`, `back`, `end`, or the id of a step; that there is such a step is checked when all are known.
  mutating func destination(_ node: NodeID) -> Located<Destination>? {
    if isWord(node, "next") { return Located(.next, document.range(node)) }
    if isWord(node, "back") { return Located(.back, document.range(node)) }
    if isWord(node, "end") { return Located(.end, document.range(node)) }
    return identifier(node, of: "the step's id")?.map { .step($0) }
  }

  /// `when`: `{ flag, equals }`.
  mutating func condition(_ node: NodeID) -> Condition? {
    var flag: Located<String>?
    var hasFlag = false
    var equals: Located<ConditionValue>?
    var fields = self.fields(node, ConditionKey.self, of: "a condition")
    while let field = next(&fields) {
      switch field.key {
      case .flag:
        hasFlag = true
        flag = name(field.value, of: "the flag").map { Located($0, document.range(field.value)) }
      case .equals: equals = conditionValue(field.value)
      }
    }
    if !hasFlag, document.kind(node) == .mapping { reportMissingKey("flag", of: "a condition", at: node) }
    return flag.map { Condition(range: document.range(node), flag: $0, equals: equals) }
  }

  /// `true`, `false`, a number or a text.
  private mutating func conditionValue(_ node: NodeID) -> Located<ConditionValue>? {
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

  private mutating func reportNoTrigger(_ node: NodeID) {
    guard !document.isPartial else { return }
    report(
      Diagnostic(
        .missingKey, "a rule needs one of the keys \"tap\", \"event\", \"after\" and \"button\"",
        at: SourceSpan(document.source, headRange(node))))
  }
}

private func twoTriggers(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "a rule has one trigger only", at: span, label: "write a rule of its own for it",
    labels: [.init(first, "the first trigger is written here")])
}
