extension TourSchema {
  /// What moves beside the holes. The last part: it closes the file.
  static let effects = #"""
        "scroll": {
          "description": "What a client scrolls before the step comes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["align", "duration", "offsets"],
          "properties": {
            "align": { "enum": ["start", "center", "end", "nearest"] },
            "duration": { "$ref": "#/$defs/seconds" },
            "offsets": {
              "description": "Content offsets, the outermost container first.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["space", "from", "to"],
                "properties": {
                  "space": { "description": "The container's name in the layout.", "type": "string" },
                  "from": { "description": "Where the layout was measured.", "$ref": "#/$defs/point" },
                  "to": { "description": "Where the step's frames hold.", "$ref": "#/$defs/point" }
                }
              }
            }
          }
        },
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
