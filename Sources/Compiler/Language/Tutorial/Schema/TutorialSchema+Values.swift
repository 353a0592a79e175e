extension TutorialSchema {
  /// Values that occur in many places, and the end of the schema.
  static let values = #"""
        "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$", "maxLength": 200 },
        "locale": { "type": "string", "pattern": "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$" },
        "text": { "type": ["string", "number", "boolean"], "minLength": 1, "maxLength": 10000 },
        "word": { "type": ["string", "number", "boolean"], "minLength": 1, "maxLength": 10000 },
        "name": { "type": ["string", "number", "boolean"], "minLength": 1, "maxLength": 200 },
        "color": {
          "description": "In quotes, because # begins a comment.",
          "type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
        },
        "time": {
          "description": "0.35, 0.35s or 350ms; at most 10 s.",
          "anyOf": [
            { "type": "number", "minimum": 0, "maximum": 10 },
            { "type": "string", "pattern": "^[+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?m?s$" }
          ]
        },
        "coordinate": { "type": "number", "minimum": -10000000, "maximum": 10000000 },
        "length": { "type": "number", "minimum": 0, "maximum": 10000000 },
        "extent": { "type": "number", "exclusiveMinimum": 0, "maximum": 10000000 },
        "fraction": { "type": "number", "minimum": 0, "maximum": 1 },
        "size": {
          "description": "Width and height, or one number for both.",
          "anyOf": [
            { "$ref": "#/$defs/extent" },
            { "type": "array", "items": { "$ref": "#/$defs/extent" }, "minItems": 2, "maxItems": 2 }
          ]
        },
        "padding": {
          "description": "A number, [vertical, horizontal], [top, right, bottom, left], or by reading direction.",
          "anyOf": [
            { "$ref": "#/$defs/coordinate" },
            { "type": "array", "items": { "$ref": "#/$defs/coordinate" }, "minItems": 2, "maxItems": 2 },
            { "type": "array", "items": { "$ref": "#/$defs/coordinate" }, "minItems": 4, "maxItems": 4 },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "top": { "$ref": "#/$defs/coordinate" },
                "leading": { "$ref": "#/$defs/coordinate" },
                "bottom": { "$ref": "#/$defs/coordinate" },
                "trailing": { "$ref": "#/$defs/coordinate" }
              }
            }
          ]
        },
        "place": {
          "description": "A point of a frame.",
          "enum": [
            "center", "top", "bottom", "leading", "trailing", "left", "right", "topLeading", "topTrailing",
            "bottomLeading", "bottomTrailing", "topLeft", "topRight", "bottomLeft", "bottomRight"
          ]
        }
      }
    }

    """#
}
