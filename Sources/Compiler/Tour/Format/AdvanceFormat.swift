import TutorialGeometry
import TutorialSyntax

// Rules that end a step, and conditions: how they are read, written and described.

extension TourReader {
  /// A rule that ends a step: the key names the trigger.
  func advance(_ node: NodeID) throws(TourReadError) -> TourAdvance {
    let object = try TourObject(node, self)
    var triggers: [TourAdvance.Trigger] = []
    if let trigger = try object.ifPresent("tap", tap) { triggers.append(trigger) }
    if let name = try object.ifPresent("event", text) { triggers.append(.event(name)) }
    if let seconds = try object.ifPresent("after", length) { triggers.append(.after(seconds)) }
    if let name = try object.ifPresent("button", text) { triggers.append(.button(name)) }
    guard triggers.count == 1, let trigger = triggers.first else {
      throw error(node, "a rule has exactly one of tap, event, after, button")
    }
    return try rule(trigger, object)
  }

  /// A rule that waits for a route.
  func routeRule(_ node: NodeID) throws(TourReadError) -> TourAdvance {
    let object = try TourObject(node, self)
    return try rule(.route(try object.read("route", route)), object)
  }

  private func rule(_ trigger: TourAdvance.Trigger, _ object: TourObject) throws(TourReadError) -> TourAdvance {
    TourAdvance(
      trigger, to: try object.optional("to", text), when: try when(object),
      back: try object.ifPresent("back", bool) ?? false)
  }

  private func tap(_ node: NodeID) throws(TourReadError) -> TourAdvance.Trigger {
    if document.kind(node) == .mapping { return .tap(try element(node)) }
    switch try text(node) {
    case "target": return .tapTarget
    case "anywhere": return .tapAnywhere
    case let word: throw error(node, "\"\(excerpt(word))\" is none of target, anywhere")
    }
  }

  /// The condition of a step or a rule, nil where it has none: since 1.3 one of several flags stands in a field of its own.
  func when(_ object: TourObject) throws(TourReadError) -> TourCondition? {
    let plain = try object.optional("when", plainCondition)
    return try object.ifPresent("condition", condition) ?? plain
  }

  private func plainCondition(_ node: NodeID) throws(TourReadError) -> TourCondition {
    let object = try TourObject(node, self)
    return TourCondition(flag: try object.text("flag"), equals: try object.read("equals", scalar))
  }

  private func condition(_ node: NodeID) throws(TourReadError) -> TourCondition {
    let object = try TourObject(node, self)
    var found: [TourCondition] = []
    if object.nodeIfPresent("flag") != nil { found.append(try plainCondition(node)) }
    if let part = try object.ifPresent("not", condition) { found.append(.not(part)) }
    if let parts = try object.ifPresent("all", conditions) { found.append(.all(parts)) }
    if let parts = try object.ifPresent("any", conditions) { found.append(.any(parts)) }
    guard found.count == 1, let condition = found.first else {
      throw error(node, "a condition has exactly one of flag, not, all, any")
    }
    return condition
  }

  private func conditions(_ node: NodeID) throws(TourReadError) -> [TourCondition] {
    let parts = try items(node, condition)
    guard !parts.isEmpty else { throw error(node, "a condition has at least one part") }
    return parts
  }

  private func scalar(_ node: NodeID) throws(TourReadError) -> TourScalar {
    guard document.isScalar(node), !document.isNull(node) else {
      throw error(node, "a text, a number, true or false is expected")
    }
    if document.kind(node) == .quoted { return .text(document.string(node)) }
    if case .value(let value) = parseDecimal(document.arena, document.textBounds(node)) { return .number(value) }
    return .bool(try bool(node))
  }
}

extension TourWriter {
  /// A rule that ends a step: its key names the trigger.
  mutating func write(_ rule: TourAdvance) {
    json.beginObject(onOneLine: true)
    switch rule.trigger {
    case .tapTarget: json.text("tap", "target")
    case .tapAnywhere: json.text("tap", "anywhere")
    case .tap(let element):
      json.key("tap")
      write(element)
    case .event(let name): json.text("event", name)
    case .after(let seconds): json.fraction("after", seconds)
    case .button(let name): json.text("button", name)
    case .route(let route): json.text("route", route.pattern)
    }
    json.text("to", rule.to)
    write(when: rule.when)
    if rule.back { json.flag("back", true) }
    json.endObject()
  }

  /// The condition of a step or a rule. One that asks for several flags stands beside `when`, which readers of 1.2 read.
  mutating func write(when condition: TourCondition?) {
    let plain = condition.flatMap { $0.isPlain ? $0 : nil }
    optional("when", plain) { writer, condition in writer.write(condition) }
    guard let condition, plain == nil else { return }
    json.key("condition")
    write(condition)
  }

  private mutating func write(_ condition: TourCondition) {
    json.beginObject(onOneLine: true)
    switch condition {
    case .flag(let name, let value):
      json.text("flag", name)
      json.key("equals")
      write(value)
    case .not(let part):
      json.key("not")
      write(part)
    case .all(let parts): write("all", parts)
    case .any(let parts): write("any", parts)
    }
    json.endObject()
  }

  private mutating func write(_ key: StaticString, _ parts: [TourCondition]) {
    json.key(key)
    json.beginArray(onOneLine: true)
    for part in parts { write(part) }
    json.endArray()
  }

  private mutating func write(_ value: TourScalar) {
    switch value {
    case .bool(let value): json.bool(value)
    case .number(let value): json.number(shortest: value)
    case .text(let value): json.string(value)
    }
  }
}

extension TourSchema {
  /// Rules and conditions.
  static let advance = #"""
        "advance": {
          "description": "A rule that ends the step; exactly one key names the trigger.",
          "type": "object",
          "additionalProperties": false,
          "required": ["to", "when"],
          "oneOf": [
            { "required": ["tap"] }, { "required": ["event"] }, { "required": ["after"] }, { "required": ["button"] }
          ],
          "properties": {
            "tap": {
              "description": "A tap on a hole or its element, wherever, or on another element.",
              "anyOf": [{ "enum": ["target", "anywhere"] }, { "$ref": "#/$defs/element" }]
            },
            "event": { "description": "The app reports the event of this name.", "type": "string" },
            "after": { "description": "So much time has passed since the step came.", "$ref": "#/$defs/seconds" },
            "button": { "description": "The callout's button of this role.", "type": "string" },
            "to": { "description": "The step that comes then; null ends the tour.", "$ref": "#/$defs/optionalId" },
            "when": { "anyOf": [{ "$ref": "#/$defs/plainCondition" }, { "type": "null" }] },
            "condition": { "description": "In the place of when, which is null then. Since 1.3.", "$ref": "#/$defs/condition" },
            "back": { "description": "It leads back to where the person came from; to is the step before then. Since 1.2.", "const": true }
          }
        },
        "routeRule": {
          "description": "A rule that ends the step when the app's route becomes one that matches. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": ["route", "to", "when"],
          "properties": {
            "route": { "$ref": "#/$defs/route" },
            "to": { "description": "The step that comes then; null ends the tour.", "$ref": "#/$defs/optionalId" },
            "when": { "anyOf": [{ "$ref": "#/$defs/plainCondition" }, { "type": "null" }] },
            "condition": { "description": "In the place of when, which is null then.", "$ref": "#/$defs/condition" },
            "back": { "description": "It leads back to where the person came from; to is the step before then.", "const": true }
          }
        },
        "plainCondition": {
          "description": "A question that only the app can answer: is its flag what is asked for?",
          "type": "object",
          "additionalProperties": false,
          "required": ["flag", "equals"],
          "properties": {
            "flag": { "type": "string" },
            "equals": { "type": ["string", "number", "boolean"] }
          }
        },
        "condition": {
          "description": "Such questions put together. Since 1.3.",
          "anyOf": [
            { "$ref": "#/$defs/plainCondition" },
            {
              "type": "object",
              "additionalProperties": false,
              "minProperties": 1,
              "maxProperties": 1,
              "properties": {
                "not": { "description": "It does not hold.", "$ref": "#/$defs/condition" },
                "all": { "description": "All of them hold.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/condition" } },
                "any": { "description": "One of them holds.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/condition" } }
              }
            }
          ]
        },

    """#
}
