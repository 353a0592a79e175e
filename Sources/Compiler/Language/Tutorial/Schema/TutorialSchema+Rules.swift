extension TutorialSchema {
  /// How a tutorial goes on, and for whom.
  static let rules = #"""
        "rule": {
          "description": "One way on: a trigger, and where it leads.",
          "type": "object",
          "additionalProperties": false,
          "oneOf": [
            { "required": ["tap"] }, { "required": ["event"] }, { "required": ["after"] }, { "required": ["button"] }
          ],
          "properties": {
            "tap": { "description": "target, anywhere, or an element.", "$ref": "#/$defs/selector" },
            "event": { "description": "An event that the app sends.", "$ref": "#/$defs/name" },
            "after": { "description": "Time.", "$ref": "#/$defs/time" },
            "button": { "description": "The callout's button of that role.", "$ref": "#/$defs/id" },
            "to": { "$ref": "#/$defs/destination" },
            "when": { "$ref": "#/$defs/condition" }
          }
        },
        "destination": { "description": "next, back, end, or a step's id; by default back for the button back, else next.", "$ref": "#/$defs/id" },
        "condition": {
          "description": "What a client evaluates: a flag, and the value that it must have (by default true).",
          "type": "object",
          "additionalProperties": false,
          "required": ["flag"],
          "properties": {
            "flag": { "$ref": "#/$defs/name" },
            "equals": { "type": ["boolean", "number", "string"] }
          }
        },
        "traits": {
          "description": "Traits that a variant must have, each with one value or several of which one must be.",
          "type": "object",
          "properties": {
            "platform": { "$ref": "#/$defs/traitValues" },
            "idiom": { "$ref": "#/$defs/traitValues" },
            "orientation": { "$ref": "#/$defs/traitValues" },
            "locale": { "description": "en matches en-US too.", "$ref": "#/$defs/traitValues" },
            "layoutDirection": { "$ref": "#/$defs/traitValues" },
            "horizontalSizeClass": { "$ref": "#/$defs/traitValues" },
            "verticalSizeClass": { "$ref": "#/$defs/traitValues" },
            "textSize": { "$ref": "#/$defs/traitValues" },
            "colorScheme": { "$ref": "#/$defs/traitValues" }
          },
          "additionalProperties": { "$ref": "#/$defs/traitValues" }
        },
        "traitValues": {
          "anyOf": [
            { "$ref": "#/$defs/word" },
            { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/word" } }
          ]
        },

    """#
}
