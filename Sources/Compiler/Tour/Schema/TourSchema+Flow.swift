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
        "tracks": {
          "description": "Absolute keyframes; between two of them all numbers go linearly from one to the other, eased.",
          "type": "object",
          "additionalProperties": false,
          "required": ["holes", "rings"],
          "properties": {
            "holes": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["pair", "keyframes"],
                "properties": {
                  "pair": { "description": "Old and new place in cutouts.", "$ref": "#/$defs/trackPair" },
                  "keyframes": {
                    "type": "array", "minItems": 1,
                    "items": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["time", "outline"],
                      "properties": {
                        "time": { "description": "Since the motion began.", "$ref": "#/$defs/seconds" },
                        "outline": { "$ref": "#/$defs/outline" },
                        "easing": { "$ref": "#/$defs/segmentEasing" }
                      }
                    }
                  }
                }
              }
            },
            "rings": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["pair", "keyframes"],
                "properties": {
                  "pair": { "description": "Old and new place in rings.", "$ref": "#/$defs/trackPair" },
                  "keyframes": {
                    "type": "array", "minItems": 1,
                    "items": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["time", "outline", "width", "color", "opacity"],
                      "properties": {
                        "time": { "description": "Since the motion began.", "$ref": "#/$defs/seconds" },
                        "outline": { "$ref": "#/$defs/outline" },
                        "width": { "$ref": "#/$defs/length" },
                        "color": { "$ref": "#/$defs/color" },
                        "opacity": { "$ref": "#/$defs/fraction" },
                        "easing": { "$ref": "#/$defs/segmentEasing" }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "trackPair": {
          "type": "array", "items": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] },
          "minItems": 2, "maxItems": 2
        },
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
