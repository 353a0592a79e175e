extension TutorialSchema {
  /// How elements are named.
  static let selectors = #"""
        "selectors": {
          "anyOf": [
            { "$ref": "#/$defs/selector" },
            { "type": "array", "items": { "$ref": "#/$defs/selector" } }
          ]
        },
        "selector": {
          "description": "An element's id, or conditions of which all must hold.",
          "anyOf": [
            { "$ref": "#/$defs/word" },
            {
              "type": "object",
              "additionalProperties": false,
              "minProperties": 1,
              "properties": {
                "id": { "description": "The element's id.", "$ref": "#/$defs/match" },
                "nativeId": { "description": "The id in the app's own toolkit.", "$ref": "#/$defs/match" },
                "label": { "description": "The accessibility label.", "$ref": "#/$defs/localizedMatch" },
                "text": { "description": "The text that it shows.", "$ref": "#/$defs/localizedMatch" },
                "value": { "description": "Of a field or a switch.", "$ref": "#/$defs/localizedMatch" },
                "type": { "description": "The kind of element.", "$ref": "#/$defs/match" },
                "within": { "description": "Some ancestor matches.", "$ref": "#/$defs/selector" },
                "has": { "description": "Some descendant matches.", "$ref": "#/$defs/selector" },
                "anyOf": {
                  "description": "One of them matches.",
                  "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/selector" }
                },
                "path": {
                  "description": "The place in the tree: window[0]/list/cell[2].",
                  "type": "string",
                  "pattern": "^[^/\\[\\]]+(\\[[0-9]{1,6}\\])?(/[^/\\[\\]]+(\\[[0-9]{1,6}\\])?)*$"
                },
                "nth": {
                  "description": "Which of those that match all else, in document order, from 0.",
                  "type": "integer", "minimum": 0, "maximum": 1000000
                }
              }
            }
          ]
        },
        "match": {
          "description": "A text to equal, or a way to match it.",
          "anyOf": [{ "$ref": "#/$defs/word" }, { "$ref": "#/$defs/matcher" }]
        },
        "matcher": {
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "matches": { "description": "A regular expression.", "type": "string", "minLength": 1, "maxLength": 1000 },
            "contains": { "$ref": "#/$defs/word" },
            "equalsIgnoringCase": { "$ref": "#/$defs/word" }
          }
        },
        "localizedMatch": {
          "anyOf": [
            { "$ref": "#/$defs/match" },
            {
              "type": "object",
              "minProperties": 1,
              "propertyNames": { "$ref": "#/$defs/locale" },
              "additionalProperties": { "$ref": "#/$defs/match" }
            }
          ]
        },

    """#
}
