import TutorialSyntax
import TutorialTour

// How one gets to steps, through them and out of them: how it is written and described.

extension TourWriter {
  /// The keys of a keyboard.
  mutating func write(_ keys: TourKeys) {
    json.beginObject()
    json.texts("next", keys.next)
    json.texts("back", keys.back)
    json.texts("dismiss", keys.dismiss)
    json.endObject()
  }

  /// The names of the events that a client reports.
  mutating func write(_ events: TourEvents) {
    json.beginObject()
    json.text("shown", events.shown)
    json.text("completed", events.completed)
    json.text("skipped", events.skipped)
    json.text("dismissed", events.dismissed)
    json.text("missing", events.missing)
    json.endObject()
  }

  /// How the app gets to where a step stands.
  mutating func write(_ preparation: TourPreparation) {
    json.beginObject(onOneLine: true)
    switch preparation {
    case .action(let name): json.text("action", name)
    case .event(let name): json.text("event", name)
    case .route(let route): json.text("route", route.pattern)
    case .appears(let element): write("appears", element)
    case .gone(let element): write("gone", element)
    }
    json.endObject()
  }

  /// An element that is waited for, and its screen.
  mutating func write(_ key: StaticString, _ element: TourPresence) {
    json.key(key)
    json.beginObject(onOneLine: true)
    json.text("target", element.target)
    json.text("screen", element.screen)
    json.endObject()
  }

  /// What a client does while the app does not show what a step highlights.
  mutating func write(_ missing: TourMissing) {
    json.beginObject(onOneLine: true)
    json.fraction("wait", missing.wait)
    json.text("then", missing.then.rawValue)
    json.endObject()
  }
}

extension TourSchema {
  /// How one gets to steps, through them and out of them.
  static let flow = #"""
        "dismiss": {
          "description": "How a person may leave; empty where only finishing ends the tour.",
          "type": "array", "uniqueItems": true, "items": { "enum": ["escape", "close", "overlay"] }
        },
        "keys": {
          "description": "The keys that lead on, back and out, by the names of KeyboardEvent.key; where the tour has none, ArrowRight and Enter, ArrowLeft, and Escape. From right to left ArrowLeft and ArrowRight change places. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": ["next", "back", "dismiss"],
          "properties": {
            "next": { "description": "What the callout's button next does.", "$ref": "#/$defs/keyNames" },
            "back": { "description": "What the callout's button back does.", "$ref": "#/$defs/keyNames" },
            "dismiss": { "description": "Leaves, where the step may be left by escape.", "$ref": "#/$defs/keyNames" }
          }
        },
        "keyNames": { "type": "array", "uniqueItems": true, "items": { "type": "string", "minLength": 1 } },
        "events": {
          "description": "The names of the events that the client reports, null for one that it does not; where the tour has none, tutorial_ and the field's name. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": ["shown", "completed", "skipped", "dismissed", "missing"],
          "properties": {
            "shown": { "description": "A step has come.", "$ref": "#/$defs/optionalText" },
            "completed": { "description": "The tour led to its end.", "$ref": "#/$defs/optionalText" },
            "skipped": { "description": "A step was passed over.", "$ref": "#/$defs/optionalText" },
            "dismissed": { "description": "The tour was left before its end.", "$ref": "#/$defs/optionalText" },
            "missing": { "description": "What a step highlights was not there when the time to wait had passed.", "$ref": "#/$defs/optionalText" }
          }
        },
        "preparation": {
          "description": "How the app gets to where the step stands: an action that the client performs, or an event, a route, or an element's coming or going that it waits for. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "action": { "type": "string" },
            "event": { "type": "string" },
            "route": { "$ref": "#/$defs/route" },
            "appears": { "description": "The element is there.", "$ref": "#/$defs/presence" },
            "gone": { "description": "The element is not there.", "$ref": "#/$defs/presence" }
          }
        },
        "presence": {
          "description": "An element that is waited for.",
          "type": "object",
          "additionalProperties": false,
          "required": ["target", "screen"],
          "properties": {
            "target": { "description": "The element's id.", "type": "string" },
            "screen": { "description": "The screen that it is on.", "type": "string" }
          }
        },
        "missing": {
          "description": "What the client does while the app does not show what the step highlights. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": ["wait", "then"],
          "properties": {
            "wait": { "description": "How long it waits.", "$ref": "#/$defs/seconds" },
            "then": { "description": "skip: the step after it comes; end: the tour ends; center: the callout in the middle, without holes; place: the step as it was compiled.", "enum": ["skip", "end", "center", "place"] }
          }
        },
        "route": {
          "description": "A pattern of routes: :name is any one segment, * at the end all that is left.",
          "type": "string", "pattern": "^/"
        },

    """#
}
