import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Sprites and loops: how they are written and described.

extension TourWriter {
  /// A picture that flies.
  mutating func write(_ sprite: TourSprite) {
    json.beginObject(onOneLine: true)
    switch sprite.picture {
    case .image(let name):
      json.text("image", name)
      json.text("symbol", nil)
    case .symbol(let name):
      json.text("image", nil)
      json.text("symbol", name)
    }
    json.text("color", sprite.color)
    json.size("size", sprite.size)
    json.point("from", sprite.from)
    json.point("to", sprite.to)
    optional("fromElement", sprite.fromElement) { writer, element in writer.write(element) }
    optional("toElement", sprite.toElement) { writer, element in writer.write(element) }
    json.point("bend", sprite.bend)
    json.text("motion", sprite.motion)
    json.fraction("delay", sprite.delay)
    json.key("opacity")
    json.numbers([sprite.fromOpacity, sprite.toOpacity], decimals: JSONWriter.fractionDecimals)
    json.text("after", sprite.after.rawValue)
    json.endObject()
  }

  /// An effect that repeats.
  mutating func write(_ loop: TourLoop) {
    json.beginObject()
    json.text("kind", loop.kind.rawValue)
    json.fraction("period", loop.period)
    json.fraction("amount", loop.amount)
    json.key("repeat")
    if let count = loop.count { json.number(count) } else { json.null() }
    json.text("subject", loop.subject.rawValue)
    list("rings", loop.rings) { writer, ring in writer.write(ring) }
    list("keyframes", loop.keyframes) { writer, keyframe in writer.write(keyframe) }
    json.endObject()
  }

  private mutating func write(_ keyframe: TourLoop.Keyframe) {
    let change = keyframe.change
    json.beginObject(onOneLine: true)
    json.fraction("time", keyframe.time)
    json.fraction("grow", change.grow)
    json.key("shift")
    json.numbers([change.shift.x, change.shift.y], decimals: JSONWriter.fractionDecimals)
    json.fraction("opacity", change.opacity)
    write(keyframe.easing)
    json.endObject()
  }
}

extension TourSchema {
  /// What moves beside the holes. The last part: it closes the file.
  static let effects = #"""
        "sprite": {
          "description": "A picture that flies once, when the step has come. It has either an image or a symbol.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "image", "symbol", "color", "size", "from", "to", "fromElement", "toElement", "bend", "motion", "delay",
            "opacity", "after"
          ],
          "oneOf": [
            { "properties": { "image": { "type": "string" }, "symbol": { "type": "null" } } },
            { "properties": { "image": { "type": "null" }, "symbol": { "type": "string" } } }
          ],
          "properties": {
            "image": { "$ref": "#/$defs/optionalText" },
            "symbol": { "$ref": "#/$defs/optionalText" },
            "color": { "anyOf": [{ "$ref": "#/$defs/color" }, { "type": "null" }] },
            "size": { "$ref": "#/$defs/size" },
            "from": { "description": "Where its centre starts.", "$ref": "#/$defs/point" },
            "to": { "description": "Where its centre ends.", "$ref": "#/$defs/point" },
            "fromElement": { "description": "The element that from is a point of.", "$ref": "#/$defs/optionalElement" },
            "toElement": { "description": "The element that to is a point of.", "$ref": "#/$defs/optionalElement" },
            "bend": { "description": "Every point adds 4p(1 - p) times this.", "$ref": "#/$defs/optionalPoint" },
            "motion": { "description": "A name in motions.", "type": "string" },
            "delay": { "$ref": "#/$defs/seconds" },
            "opacity": {
              "description": "At the start and at the end.",
              "type": "array", "items": { "$ref": "#/$defs/fraction" }, "minItems": 2, "maxItems": 2
            },
            "after": { "enum": ["remove", "keep"] }
          }
        },
        "optionalElement": { "anyOf": [{ "$ref": "#/$defs/element" }, { "type": "null" }] },
        "loop": {
          "description": "An effect that repeats while the step stands; at both ends of a round everything is at rest.",
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "period", "amount", "repeat", "subject", "rings", "keyframes"],
          "properties": {
            "kind": { "enum": ["pulse", "ripple", "glow", "bounce"] },
            "period": { "description": "One round.", "$ref": "#/$defs/seconds" },
            "amount": { "description": "How far it goes, as a fraction of the hole's smaller side; for glow, the opacity.", "type": "number" },
            "repeat": { "description": "How many rounds; null is without end.", "type": ["integer", "null"], "minimum": 0 },
            "subject": {
              "description": "holes: the keyframes move the step's holes, and its rings with them; rings: they move the loop's own rings.",
              "enum": ["holes", "rings"]
            },
            "rings": {
              "description": "The loop's own rings, there only while it runs.",
              "type": "array", "items": { "$ref": "#/$defs/ring" }
            },
            "keyframes": {
              "description": "One round, in the order of time; the first at 0, the last at the period.",
              "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/loopKeyframe" }
            }
          }
        },
        "loopKeyframe": {
          "description": "Lengths are fractions of the smaller side of the hole's frame, or of the box around a ring's holes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["time", "grow", "shift", "opacity"],
          "properties": {
            "time": { "$ref": "#/$defs/seconds" },
            "grow": { "description": "By how much the box is wider and higher, around its middle.", "type": "number" },
            "shift": { "description": "By how much it lies elsewhere.", "$ref": "#/$defs/point" },
            "opacity": { "description": "Of the loop's own rings.", "$ref": "#/$defs/fraction" },
            "easing": { "$ref": "#/$defs/segmentEasing" }
          }
        }
      }
    }

    """#
}
