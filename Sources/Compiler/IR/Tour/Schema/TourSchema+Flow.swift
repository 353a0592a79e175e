extension TourSchema {
  /// How steps end and come.
  static let flow = #"""
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
            "when": { "anyOf": [{ "$ref": "#/$defs/condition" }, { "type": "null" }] }
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
        "transitionKind": {
          "description": "morph: the holes become one another; fade: the old picture gives way to the new; reveal: the new holes grow; cut: at once.",
          "enum": ["morph", "fade", "reveal", "cut"]
        },
        "transition": {
          "type": "object",
          "additionalProperties": false,
          "required": ["from", "kind", "motion", "delay", "lockInput", "pairs", "bend"],
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
            "bend": { "description": "Every point adds 4p(1 - p) times this.", "$ref": "#/$defs/optionalPoint" }
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
            "image", "symbol", "color", "size", "from", "to", "bend", "motion", "delay", "opacity", "after"
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
        "loop": {
          "description": "An effect that repeats while the step stands.",
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "period", "amount", "repeat"],
          "properties": {
            "kind": { "enum": ["pulse", "ripple", "glow", "bounce"] },
            "period": { "description": "One round.", "$ref": "#/$defs/seconds" },
            "amount": { "description": "How far it goes, as a fraction of the hole's size; for glow, of its opacity.", "type": "number" },
            "repeat": { "description": "How many rounds; null is without end.", "type": ["integer", "null"], "minimum": 0 }
          }
        }
      }
    }

    """#
}
