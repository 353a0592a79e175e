extension TutorialSchema {
  /// What a step shows: holes, rings, the overlay; and what touches do.
  static let layers = #"""
        "targetItem": {
          "description": "A target with a cutout and a ring of its own, merged over the step's.",
          "type": "object",
          "additionalProperties": false,
          "required": ["target"],
          "properties": {
            "target": { "$ref": "#/$defs/selector" },
            "cutout": { "$ref": "#/$defs/cutout" },
            "ring": { "anyOf": [{ "const": "none" }, { "$ref": "#/$defs/ring" }] }
          }
        },
        "cutout": {
          "description": "The hole around a target.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "shape": {
              "description": "By default auto: the element's own shape.",
              "anyOf": [
                { "enum": ["auto", "rect", "roundedRect", "circle", "ellipse", "capsule"] },
                { "$ref": "#/$defs/path" }
              ]
            },
            "padding": { "description": "By default 8; negative insets.", "$ref": "#/$defs/padding" },
            "radius": {
              "description": "Of a rounded rectangle; by default the element's own, or 8.",
              "anyOf": [
                { "$ref": "#/$defs/length" },
                { "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 4, "maxItems": 4 }
              ]
            },
            "size": { "description": "A hole of fixed size, instead of the target's.", "$ref": "#/$defs/size" },
            "at": { "description": "Where on the target a hole of fixed size lies; by default center.", "$ref": "#/$defs/place" },
            "corners": { "description": "By default circular.", "enum": ["circular", "continuous"] },
            "fit": { "description": "Of a circle; by default circumscribe.", "enum": ["circumscribe", "inscribe"] },
            "combine": {
              "description": "Several targets: a ring each, one ring around all, or one hole around all.",
              "enum": ["separate", "union", "bounds"]
            },
            "clip": { "description": "By default visible.", "enum": ["visible", "viewport", "safeArea", "none"] }
          }
        },
        "path": {
          "description": "SVG path data, stretched from its view box to the frame.",
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "viewBox"],
          "properties": {
            "path": { "type": "string", "minLength": 1 },
            "viewBox": {
              "description": "x, y, width, height.",
              "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
            }
          }
        },
        "ring": {
          "description": "A stroke that follows the hole.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "width": { "description": "By default 3.", "$ref": "#/$defs/extent" },
            "color": { "description": "By default white.", "$ref": "#/$defs/color" },
            "gap": { "description": "From the hole's edge; negative draws over it.", "$ref": "#/$defs/coordinate" },
            "dash": {
              "description": "Lengths of dashes and gaps by turns.",
              "anyOf": [{ "const": "none" }, { "type": "array", "items": { "$ref": "#/$defs/length" } }]
            }
          }
        },
        "overlay": {
          "description": "What dims everything but the holes; by default black at 0.6.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "color": { "$ref": "#/$defs/color" },
            "opacity": { "$ref": "#/$defs/fraction" },
            "blur": { "description": "A radius.", "type": "number", "minimum": 0, "maximum": 1000 },
            "extent": { "enum": ["window", "safeArea"] }
          }
        },
        "mode": { "enum": ["block", "target", "passThrough"] },
        "interaction": {
          "description": "Which touches reach the app; by default target where a rule taps it, else block.",
          "anyOf": [
            { "$ref": "#/$defs/mode" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "mode": { "$ref": "#/$defs/mode" },
                "allow": { "description": "Further elements whose touches pass.", "$ref": "#/$defs/selectors" },
                "hitPadding": { "description": "Around a hole.", "$ref": "#/$defs/padding" }
              }
            }
          ]
        },
        "scroll": {
          "description": "How the target is scrolled in.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "align": { "enum": ["start", "center", "end", "nearest"] },
            "duration": { "$ref": "#/$defs/time" }
          }
        },
        "accessibility": {
          "description": "What a screen reader does.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "label": { "description": "By default title and body.", "$ref": "#/$defs/text" },
            "hint": { "$ref": "#/$defs/text" },
            "announce": { "enum": ["polite", "assertive"] },
            "focus": { "enum": ["callout", "target"] }
          }
        },

    """#
}
