import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Transitions, appearances and reduced motion: how they are written and described.

extension TourWriter {
  /// A transition from another step.
  mutating func write(_ transition: TourTransition) {
    json.beginObject(onOneLine: transition.tracks == nil)
    json.text("from", transition.from)
    json.text("kind", transition.kind.rawValue)
    json.text("motion", transition.motion)
    json.fraction("delay", transition.delay)
    json.flag("lockInput", transition.lockInput)
    list("pairs", transition.pairs) { writer, pair in
      writer.write(pair)
    }
    json.point("bend", transition.bend)
    optional("bends", transition.bends) { writer, bends in writer.write(bends) }
    if let tracks = transition.tracks {
      json.key("tracks")
      write(tracks)
    }
    json.endObject()
  }

  /// A pair of places, either of them null.
  mutating func write(_ pair: TourPair) {
    json.beginArray(onOneLine: true)
    index(pair.old)
    index(pair.new)
    json.endArray()
  }

  private mutating func index(_ value: Int?) {
    if let value { json.number(value) } else { json.null() }
  }

  private mutating func write(_ bends: [Point?]) {
    json.beginArray()
    for bend in bends {
      if let bend {
        json.numbers([bend.x, bend.y], decimals: JSONWriter.lengthDecimals)
      } else {
        json.null()
      }
    }
    json.endArray()
  }

  /// How the overlay appears or goes; only from variant to variant does anything travel, so that it can be bent.
  mutating func write(_ appearance: TourAppearance, travels: Bool = false) {
    json.beginObject(onOneLine: true)
    json.text("motion", appearance.motion)
    json.text("kind", appearance.kind.rawValue)
    json.fraction("delay", appearance.delay)
    json.flag("lockInput", appearance.lockInput)
    if travels { json.fraction("arc", appearance.arc) }
    json.endObject()
  }

  /// What replaces transitions under reduced motion.
  mutating func write(_ motion: TourReducedMotion) {
    json.beginObject(onOneLine: true)
    json.text("kind", motion.kind.rawValue)
    json.text("motion", motion.motion)
    json.endObject()
  }
}

extension TourSchema {
  /// Transitions.
  static let transitions = #"""
        "transitionKind": {
          "description": "morph: the holes become one another; fade: the old picture gives way to the new; reveal: the new holes grow; cut: at once.",
          "enum": ["morph", "fade", "reveal", "cut"]
        },
        "transition": {
          "type": "object",
          "additionalProperties": false,
          "required": ["from", "kind", "motion", "delay", "lockInput", "pairs", "bend", "bends"],
          "properties": {
            "from": { "description": "The step that it comes from; null is any other.", "$ref": "#/$defs/optionalId" },
            "kind": { "$ref": "#/$defs/transitionKind" },
            "motion": { "$ref": "#/$defs/motionName" },
            "delay": { "description": "Before it begins.", "$ref": "#/$defs/seconds" },
            "lockInput": { "description": "Whether touches are ignored until it has ended.", "type": "boolean" },
            "pairs": {
              "description": "Old and new hole; null where a hole grows out of, or shrinks into, its own centre.",
              "type": "array",
              "items": {
                "anyOf": [
                  { "type": "array", "prefixItems": [{ "$ref": "#/$defs/place" }, { "$ref": "#/$defs/place" }], "items": false, "minItems": 2 },
                  { "type": "array", "prefixItems": [{ "type": "null" }, { "$ref": "#/$defs/place" }], "items": false, "minItems": 2 },
                  { "type": "array", "prefixItems": [{ "$ref": "#/$defs/place" }, { "type": "null" }], "items": false, "minItems": 2 }
                ]
              }
            },
            "bend": {
              "description": "Every point of the holes that become others adds 4p(1 - p) times this.",
              "$ref": "#/$defs/optionalPoint"
            },
            "bends": {
              "description": "Where holes go different ways: a bend, or null, for each of pairs.",
              "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/optionalPoint" } }, { "type": "null" }]
            },
            "tracks": {
              "description": "The same ways ready-made, where that was asked for and outlines move.",
              "$ref": "#/$defs/tracks"
            }
          }
        },

    """#

  /// How the overlay appears and goes.
  static let appearances = #"""
        "variantChange": {
          "type": "object",
          "additionalProperties": false,
          "required": ["motion", "kind", "delay", "lockInput", "arc"],
          "properties": {
            "motion": { "$ref": "#/$defs/motionName" },
            "kind": { "$ref": "#/$defs/transitionKind" },
            "delay": { "description": "Before it begins.", "$ref": "#/$defs/seconds" },
            "lockInput": { "description": "Whether touches are ignored until it has ended.", "type": "boolean" },
            "arc": {
              "description": "The height of the bend as a fraction of each hole's way, to the left of travel.",
              "type": "number"
            }
          }
        },
        "appearance": {
          "type": "object",
          "additionalProperties": false,
          "required": ["motion", "kind", "delay", "lockInput"],
          "properties": {
            "motion": { "$ref": "#/$defs/motionName" },
            "kind": { "$ref": "#/$defs/transitionKind" },
            "delay": { "description": "Before it begins.", "$ref": "#/$defs/seconds" },
            "lockInput": { "description": "Whether touches are ignored until it has ended.", "type": "boolean" }
          }
        },

    """#
}
