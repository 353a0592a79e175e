extension TutorialSchema {
  /// Callouts and their buttons.
  static let callouts = #"""
        "callout": {
          "description": "The bubble, sheet or banner with the text.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "title": { "$ref": "#/$defs/text" },
            "body": { "description": "Plain text with emphasis, strong, code and links.", "$ref": "#/$defs/text" },
            "image": { "$ref": "#/$defs/text" },
            "placement": {
              "description": "One, or several with the best first; by default auto.",
              "anyOf": [
                { "$ref": "#/$defs/placement" },
                { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/placement" } }
              ]
            },
            "width": { "description": "The largest width; by default 320.", "$ref": "#/$defs/extent" },
            "maxHeight": { "$ref": "#/$defs/extent" },
            "size": { "description": "A fixed size.", "$ref": "#/$defs/size" },
            "gap": { "description": "To the cutout; by default 12.", "$ref": "#/$defs/coordinate" },
            "arrow": { "type": "boolean" },
            "avoid": { "description": "Elements that it must not cover.", "$ref": "#/$defs/selectors" },
            "buttons": { "type": "array", "items": { "$ref": "#/$defs/button" } },
            "kind": { "description": "By default bubble.", "enum": ["bubble", "sheet", "banner"] },
            "sheet": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "height": { "description": "The bottom inset included.", "$ref": "#/$defs/extent" }
              }
            }
          }
        },
        "placement": {
          "enum": [
            "top", "top-start", "top-end", "bottom", "bottom-start", "bottom-end", "leading", "leading-start",
            "leading-end", "trailing", "trailing-start", "trailing-end", "left", "left-start", "left-end", "right",
            "right-start", "right-end", "center", "auto"
          ]
        },
        "button": {
          "type": "object",
          "additionalProperties": false,
          "required": ["title"],
          "properties": {
            "title": { "$ref": "#/$defs/text" },
            "to": { "$ref": "#/$defs/destination" },
            "role": { "description": "What a rule's button calls it.", "$ref": "#/$defs/id" }
          }
        },

    """#
}
