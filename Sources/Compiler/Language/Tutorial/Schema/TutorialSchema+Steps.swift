extension TutorialSchema {
  /// A step, and a partial one: the same but for the id and the styles.
  static let steps =
    #"""
        "step": {
          "description": "One stop of the tutorial. It has a target, a callout, or both.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {
              "description": "The step's id; by default step-1, step-2 by its place.",
              "$ref": "#/$defs/id", "not": { "enum": ["next", "back", "end"] }
            },
            "style": {
              "description": "Styles by name; later ones win, the step wins over all.",
              "anyOf": [{ "$ref": "#/$defs/id" }, { "type": "array", "items": { "$ref": "#/$defs/id" } }]
            },

    """# + layerProperties + #"""
            }
          },
          "layer": {
            "description": "A partial step.",
            "type": "object",
            "additionalProperties": false,
            "properties": {

      """# + layerProperties + #"""
            }
          },

      """#

  /// The keys that a step shares with the defaults and the styles.
  private static let layerProperties = #"""
            "screen": { "description": "The screen that the step is on.", "$ref": "#/$defs/text" },
            "target": {
              "description": "What is highlighted; absent for a centred callout without a hole.",
              "anyOf": [
                { "$ref": "#/$defs/selector" },
                {
                  "type": "array", "minItems": 1, "maxItems": 200,
                  "items": { "anyOf": [{ "$ref": "#/$defs/selector" }, { "$ref": "#/$defs/targetItem" }] }
                }
              ]
            },
            "fallback": { "description": "Tried in order where the target does not resolve.", "$ref": "#/$defs/selectors" },
            "onMissing": {
              "description": "What a variant without the target gets; by default error.",
              "enum": ["error", "skip", "center"]
            },
            "anchor": {
              "description": "What the callout points at; by default all cutouts.",
              "$ref": "#/$defs/selector"
            },
            "cutout": { "$ref": "#/$defs/cutout" },
            "ring": { "anyOf": [{ "const": "none" }, { "$ref": "#/$defs/ring" }] },
            "overlay": { "anyOf": [{ "const": "none" }, { "$ref": "#/$defs/overlay" }] },
            "interaction": { "$ref": "#/$defs/interaction" },
            "callout": {
              "description": "The bubble with the text; a plain text is its body.",
              "anyOf": [{ "$ref": "#/$defs/text" }, { "$ref": "#/$defs/callout" }]
            },
            "advance": {
              "description": "How the tutorial goes on; by default by buttons where there is a callout, else by a tap anywhere.",
              "anyOf": [
                { "$ref": "#/$defs/rule" },
                { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/rule" } }
              ]
            },
            "delay": { "description": "Time before the step comes; input is locked meanwhile.", "$ref": "#/$defs/time" },
            "transition": { "$ref": "#/$defs/transition" },
            "reducedMotion": { "$ref": "#/$defs/reducedMotion" },
            "effects": {
              "description": "Idle loops.",
              "anyOf": [
                { "const": "none" },
                { "$ref": "#/$defs/effect" },
                { "type": "array", "items": { "$ref": "#/$defs/effect" } }
              ]
            },
            "sprites": {
              "description": "Free movers, shown once when the transition has ended.",
              "anyOf": [
                { "const": "none" },
                { "$ref": "#/$defs/sprite" },
                { "type": "array", "items": { "$ref": "#/$defs/sprite" } }
              ]
            },
            "scroll": { "anyOf": [{ "const": "none" }, { "$ref": "#/$defs/scroll" }] },
            "accessibility": { "$ref": "#/$defs/accessibility" },
            "only": { "description": "The variants that the step exists on.", "$ref": "#/$defs/traits" },
            "when": { "$ref": "#/$defs/condition" }

    """#
}
