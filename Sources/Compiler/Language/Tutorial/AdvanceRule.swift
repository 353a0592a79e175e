package import TutorialSyntax
package import TutorialTour
import TutorialValues

/// A rule of `advance`: a trigger, and the step to which it leads.
package struct AdvanceRule: Sendable {
  /// The map.
  package var range: ByteRange
  /// The event that triggers the rule.
  package var trigger: Located<AdvanceTrigger>
  /// `to`. See `destination`.
  package var to: Located<Destination>?
  /// `when`: a condition for the rule to apply.
  @Boxed package var when: Condition?

  /// A rule with the given trigger.
  package init(
    range: ByteRange, trigger: Located<AdvanceTrigger>, to: Located<Destination>? = nil, when: Condition? = nil
  ) {
    self.range = range
    self.trigger = trigger
    self.to = to
    self.when = when
  }

  /// The rule's destination: `to`, else the next step; the button `back` leads back.
  package var destination: Destination {
    if let to { return to.value }
    if case .button("back") = trigger.value { return .back }
    return .next
  }
}

/// The event that makes a rule apply.
package enum AdvanceTrigger: Sendable {
  /// `tap: target`: a tap in one of the step's holes.
  case tapTarget
  /// `tap: anywhere`.
  case tapAnywhere
  /// `tap`: a tap on an element.
  case tap(Selector)
  /// `event`: an event with that name, sent by the app.
  case event(String)
  /// `route`: the app's route changes to one that matches.
  case route(TourRoute)
  /// `after`: time, in seconds.
  case after(Double)
  /// `button`: a press of the callout's button with that role.
  case button(String)
  /// `appears`: an element that wasn't there appears.
  case appears(Selector)
  /// `gone`: an element that was there disappears.
  case gone(Selector)
}

/// The destination of a rule or a button.
package enum Destination: Sendable, Hashable {
  /// The next step, or the end after the last.
  case next
  /// The step from which the person came.
  case back
  /// The end of the tutorial.
  case end
  /// The step with that id.
  case step(String)
}

/// A rule while it is being decoded.
struct RulePartial: LocatedMap {
  var range = ByteRange(0, 0)
  var triggerKey: NodeID?
  var trigger: Located<AdvanceTrigger>?
  var to: Located<Destination>?
  @Boxed var when: Condition?

  /// The keys of which a rule has exactly one.
  private static let triggers = ["tap", "event", "route", "after", "button", "appears", "gone"]

  static let keys = MapDescription<Self>(
    "rule", of: "a rule", "A way to go on: a trigger, and its destination.",
    rules: { schemaOfOne(of: triggers) },
    hints: ForeignKeys.rule, shorthand: ruleMap,
    finish: { decoder, node, rule in
      decoder.explainTrigger(in: node)
      if rule.triggerKey == nil { decoder.reportNone(of: triggers, in: node, what: "a rule") }
    }
  ) {
    trigger(
      "tap", Kind<Selector>.selector.form,
      "A tap on `target` (one of the step's holes), `anywhere`, or an element, given by a selector. An element whose id is `target` or `anywhere` is `{ id: target }`.",
      examples: ["target", "anywhere", "compose-button"]
    ) { decoder, field, _ in
      if decoder.isWord(field.value, "target") { return .tapTarget }
      if decoder.isWord(field.value, "anywhere") { return .tapAnywhere }
      return decoder.selector(field.value).map { .tap($0) }
    }
    trigger(
      "event", KindForm(.reference(.name)), "The name of an event that the app sends.", called: "the event",
      examples: ["mail-sent"]
    ) { decoder, field, called in decoder.name(field.value, of: called).map { .event($0) } }
    trigger(
      "route", Kind<Located<TourRoute>>.route.form,
      "A pattern of [routes](tour.md#events-and-routes). The app's route has to change to one that matches: `:id` stands for any one part, `*` at the end for the rest.",
      called: "the route", examples: ["/inbox", "/inbox/:id"]
    ) { decoder, field, called in decoder.route(field.value, of: called).map { .route($0.value) } }
    trigger(
      "after", Kind<Located<Double>>.time.form, "The time after which the tutorial goes on.", called: "the time",
      examples: ["8s"]
    ) {
      decoder, field, called in decoder.duration(field.value, of: called).map { .after($0.value) }
    }
    trigger(
      "button", KindForm(.reference(.id)),
      "The role of one of the callout's buttons; `next` and `back` need not be listed there.",
      called: "the button's role", examples: ["next"]
    ) { decoder, field, called in decoder.identifier(field.value, of: called).map { .button($0.value) } }
    trigger(
      "appears", Kind<Selector>.selector.form,
      "An element that has to [appear](#elements-that-come-and-go): on the step's screen, or if that has no such element, on the next step's.",
      examples: ["compose-menu"]
    ) { decoder, field, _ in decoder.selector(field.value).map { .appears($0) } }
    trigger(
      "gone", Kind<Selector>.selector.form,
      "An element of the step's screen that has to be there first, and then disappear.",
      examples: ["compose-menu"]
    ) { decoder, field, _ in decoder.selector(field.value).map { .gone($0) } }
    Key(
      "to", .destination, "The destination. After the last step, `next` is the end.",
      or: .words("`back` for the button `back`, else `next`"),
      get: { $0.to }, set: { $0.to = $1 })
    Key(
      "when", .condition, "A [condition](#conditions) for the rule to apply.",
      get: { $0.when }, set: { $0.when = $1 })
  }

  private static func trigger(
    _ name: String, _ form: KindForm, _ prose: String, called: String? = nil, examples: [SchemaNode],
    read: @escaping @Sendable (inout Decoder, FieldCursor.Field, String) -> AdvanceTrigger?
  ) -> Key<Self> {
    Key(
      KeyDescription(
        name: name, called: called, prose: prose, form: form, otherwise: .nothing, examples: examples)
    ) { decoder, field, called, rule in
      if let first = rule.triggerKey {
        decoder.report(twoTriggers(at: decoder.document.span(field.name), first: decoder.document.span(first)))
      } else {
        rule.triggerKey = field.name
        rule.trigger = read(&decoder, field, called).map { Located($0, decoder.document.range(field.value)) }
      }
    }
  }

  /// The map that a single word certainly means.
  static func ruleMap(_ text: String) -> String? {
    switch text {
    case "next", "back": "{ button: \(text) }"
    case "tap", "click", "press", "tapTarget": "{ tap: target }"
    case "tapAnywhere", "clickAnywhere", "overlayClick": "{ tap: anywhere }"
    case "target", "anywhere": "{ tap: \(text) }"
    case "button": "{ button: next }"
    case "auto", "automatic", "timer": "{ after: 5s }"
    default: AdviceOnValues.mapOfDuration("after", text)
    }
  }
}

extension Kind where Value == Located<[AdvanceRule]> {
  /// A rule, or a list of rules.
  static var rules: Kind {
    let rule = SchemaNode.reference(RulePartial.keys.outline.definition)
    return Kind(
      KindForm(
        ["anyOf": [rule, ["type": "array", "minItems": 1, "items": rule]]],
        examples: [["tap": "target"], [["tap": "target"], ["after": "8s", "to": "end"]]],
        map: { RulePartial.keys.outline })
    ) { decoder, field, _ in
      let (document, node) = (decoder.document, field.value)
      if document.kind(node) == .sequence, document.childCount(node) == 0 {
        decoder.reportOutOfRange(node, "the list of rules is empty, so the step could not be left")
        return nil
      }
      let rules = decoder.oneOrMore(node) { decoder, node -> AdvanceRule? in
        let rule = decoder.map(node, RulePartial.self)
        return rule.trigger.map { AdvanceRule(range: rule.range, trigger: $0, to: rule.to, when: rule.when) }
      }
      return rules.value.isEmpty ? nil : rules
    }
  }
}

extension Kind where Value == Located<Destination> {
  /// The destination of a rule or a button.
  static var destination: Kind {
    let schema = SchemaDefinition("destination") {
      ["description": "next, back, end, or a step's id.", "$ref": .pointer(.id)]
    }
    return Kind(KindForm(.reference(schema), examples: ["next", "end", "welcome"])) { decoder, field, _ in
      let (range, node) = (decoder.document.range(field.value), field.value)
      if decoder.isWord(node, "next") { return Located(.next, range) }
      if decoder.isWord(node, "back") { return Located(.back, range) }
      if decoder.isWord(node, "end") { return Located(.end, range) }
      // A later check finds ids without a step.
      return decoder.identifier(node, of: "the step's id")?.map { .step($0) }
    }
  }
}

extension Decoder {
  /// Adds advice to the diagnostic for `{ on: tapAnywhere }` and the like, if the value makes the meaning clear.
  fileprivate mutating func explainTrigger(in rule: NodeID) {
    guard document.kind(rule) == .mapping, diagnostics.last?.id == .unknownKey else { return }
    var children = document.children(rule)
    while let key = children.next(), let value = children.next() {
      guard document.isScalar(key), document.kind(value) == .plain,
        ["on", "type", "trigger"].contains(document.string(key)),
        let map = RulePartial.ruleMap(document.string(value))
      else { continue }
      let trigger = String(map.dropFirst(2).dropLast(2))
      let both = SourceSpan(document.source, ByteRange(document.range(key).start, document.range(value).end))
      explainUnknownKey(
        key, label: "write \"\(trigger)\"", FixIt("replace it with \"\(trigger)\"", .maybe, [.init(both, trigger)]))
    }
  }
}

private func twoTriggers(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "a rule has one trigger only", at: span, label: "write a rule of its own for it",
    labels: [.init(first, "the first trigger is written here")])
}
