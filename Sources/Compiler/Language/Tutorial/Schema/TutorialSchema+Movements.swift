extension TutorialSchema {
  /// What moves.
  static let movements = #"""
        "transition": {
          "description": "How the overlay comes, moves and goes.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "enter": { "description": "By default a fade in 0.25 s, easeOut.", "$ref": "#/$defs/movement" },
            "move": { "description": "By default a morph in 0.35 s, easeInOut.", "$ref": "#/$defs/movement" },
            "exit": { "description": "By default a fade in 0.25 s, easeOut.", "$ref": "#/$defs/movement" },
            "variantChange": { "description": "Such as a rotation; by default none.", "$ref": "#/$defs/movement" }
          }
        },
        "movement": {
          "anyOf": [
            { "const": "none" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "kind": { "enum": ["morph", "fade", "reveal", "cut"] },
                "easing": { "$ref": "#/$defs/easing" },
                "duration": { "$ref": "#/$defs/time" },
                "delay": { "$ref": "#/$defs/time" },
                "arc": { "$ref": "#/$defs/arc" }
              },
              "$ref": "#/$defs/springWithoutDuration"
            }
          ]
        },
        "springWithoutDuration": {
          "description": "A spring's duration is its settling time.",
          "if": { "required": ["easing"], "properties": { "easing": { "$ref": "#/$defs/springEasing" } } },
          "then": { "properties": { "duration": false } }
        },
        "arc": {
          "description": "The height of the bend as a fraction of the way, positive to the left of travel.",
          "type": "number", "minimum": -10, "maximum": 10
        },
        "easing": {
          "anyOf": [
            {
              "enum": [
                "linear", "easeIn", "easeOut", "easeInOut", "easeInOutQuad", "fastOutSlowIn", "linearOutSlowIn",
                "fastOutLinearIn"
              ]
            },
            {
              "description": "The handles x1, y1, x2, y2 of a cubic Bézier.",
              "type": "array", "minItems": 4, "items": false,
              "prefixItems": [
                { "$ref": "#/$defs/fraction" }, { "type": "number", "minimum": -100, "maximum": 100 },
                { "$ref": "#/$defs/fraction" }, { "type": "number", "minimum": -100, "maximum": 100 }
              ]
            },
            { "$ref": "#/$defs/springEasing" }
          ]
        },
        "springEasing": {
          "anyOf": [
            { "enum": ["spring", "interactiveSpring", "smooth", "snappy", "bouncy"] },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["spring"],
              "properties": { "spring": { "$ref": "#/$defs/spring" } }
            }
          ]
        },
        "spring": {
          "type": "object",
          "anyOf": [
            {
              "additionalProperties": false,
              "required": ["response", "dampingFraction"],
              "properties": {
                "response": { "$ref": "#/$defs/springTime" },
                "dampingFraction": { "type": "number", "minimum": 0.1, "maximum": 100 },
                "velocity": { "type": "number", "minimum": -1000, "maximum": 1000 }
              }
            },
            {
              "additionalProperties": false,
              "required": ["duration"],
              "properties": {
                "duration": { "$ref": "#/$defs/springTime" },
                "bounce": { "type": "number", "minimum": -0.99, "maximum": 0.9 }
              }
            },
            {
              "additionalProperties": false,
              "required": ["stiffness", "damping"],
              "properties": {
                "stiffness": { "$ref": "#/$defs/extent" },
                "damping": { "$ref": "#/$defs/extent" },
                "mass": { "$ref": "#/$defs/extent" }
              }
            }
          ]
        },
        "springTime": { "type": "number", "exclusiveMinimum": 0, "maximum": 10 },
        "reducedMotion": {
          "description": "What replaces movement for people who ask for less; by default a fade in 0.2 s.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "kind": { "enum": ["fade", "cut"] },
            "duration": { "$ref": "#/$defs/time" }
          }
        },
        "effect": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind"],
          "properties": {
            "kind": { "enum": ["pulse", "ripple", "glow", "bounce"] },
            "period": { "$ref": "#/$defs/time" },
            "amount": { "type": "number", "minimum": 0, "maximum": 10 },
            "repeat": { "description": "By default without end.", "type": "integer", "minimum": 1, "maximum": 1000000 }
          }
        },
        "sprite": {
          "type": "object",
          "additionalProperties": false,
          "required": ["from", "to"],
          "oneOf": [{ "required": ["image"] }, { "required": ["symbol"] }],
          "properties": {
            "image": { "$ref": "#/$defs/text" },
            "symbol": { "$ref": "#/$defs/text" },
            "color": { "$ref": "#/$defs/color" },
            "size": { "$ref": "#/$defs/size" },
            "from": { "$ref": "#/$defs/spritePoint" },
            "to": { "$ref": "#/$defs/spritePoint" },
            "arc": { "$ref": "#/$defs/arc" },
            "easing": { "$ref": "#/$defs/easing" },
            "duration": { "$ref": "#/$defs/time" },
            "delay": { "$ref": "#/$defs/time" },
            "opacity": {
              "description": "At the start, at the end.",
              "type": "array", "items": { "$ref": "#/$defs/fraction" }, "minItems": 2, "maxItems": 2
            },
            "after": { "enum": ["remove", "keep"] }
          },
          "$ref": "#/$defs/springWithoutDuration"
        },
        "spritePoint": {
          "anyOf": [
            { "type": "array", "items": { "$ref": "#/$defs/coordinate" }, "minItems": 2, "maxItems": 2 },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["target"],
              "properties": { "target": { "$ref": "#/$defs/selector" }, "at": { "$ref": "#/$defs/place" } }
            }
          ]
        },

    """#
}
