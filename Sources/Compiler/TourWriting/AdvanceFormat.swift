import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Rules that end a step, and conditions: how they are written and described.

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
    case .appears(let element): write("appears", element)
    case .gone(let element): write("gone", element)
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
            { "required": ["tap"] }, { "required": ["event"] }, { "required": ["after"] }, { "required": ["button"] },
            { "required": ["appears"] }, { "required": ["gone"] }
          ],
          "properties": {
            "tap": {
              "description": "A tap on a hole or its element, wherever, or on another element.",
              "anyOf": [{ "enum": ["target", "anywhere"] }, { "$ref": "#/$defs/element" }]
            },
            "event": { "description": "The app reports the event of this name.", "type": "string" },
            "after": { "description": "So much time has passed since the step came.", "$ref": "#/$defs/seconds" },
            "button": { "description": "The callout's button of this role.", "type": "string" },
            "appears": { "description": "The element comes to be there, after it was not.", "$ref": "#/$defs/presence" },
            "gone": { "description": "The element is there no more, after it was.", "$ref": "#/$defs/presence" },
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
