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
    return TourAdvance(
      trigger, to: try object.optional("to", text), when: try object.optional("when", condition),
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

  /// A condition.
  func condition(_ node: NodeID) throws(TourReadError) -> TourCondition {
    let object = try TourObject(node, self)
    return TourCondition(flag: try object.text("flag"), equals: try object.read("equals", scalar))
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
    }
    json.text("to", rule.to)
    optional("when", rule.when) { writer, condition in writer.write(condition) }
    if rule.back { json.flag("back", true) }
    json.endObject()
  }

  /// A condition.
  mutating func write(_ condition: TourCondition) {
    json.beginObject(onOneLine: true)
    json.text("flag", condition.flag)
    json.key("equals")
    switch condition.equals {
    case .bool(let value): json.bool(value)
    case .number(let value): json.number(shortest: value)
    case .text(let value): json.string(value)
    }
    json.endObject()
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
            "when": { "anyOf": [{ "$ref": "#/$defs/condition" }, { "type": "null" }] },
            "back": { "description": "It leads back to where the person came from; to is the step before then. Since 1.2.", "const": true }
          }
        },
        "condition": {
          "description": "A question that only the app can answer: is its flag what is asked for?",
          "type": "object",
          "additionalProperties": false,
          "required": ["flag", "equals"],
          "properties": {
            "flag": { "type": "string" },
            "equals": { "type": ["string", "number", "boolean"] }
          }
        },

    """#
}
