extension TourSchema {
  /// Variants.
  static let variants = #"""
        "variant": {
          "description": "The tour on one configuration.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "traits", "display", "screens", "skipped", "steps"],
          "properties": {
            "id": { "description": "The configuration's name in the layouts.", "type": "string" },
            "traits": { "$ref": "#/$defs/traits" },
            "display": {
              "description": "The display that the frames were measured on.",
              "type": "object",
              "additionalProperties": false,
              "required": ["size", "scale"],
              "properties": {
                "size": { "$ref": "#/$defs/size" },
                "scale": { "description": "Pixels per unit.", "type": ["number", "null"], "exclusiveMinimum": 0 }
              }
            },
            "screens": {
              "description": "The screens that the steps visit, by name.",
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "additionalProperties": false,
                "required": ["safeArea"],
                "properties": {
                  "safeArea": { "description": "What the system's bars take from each side.", "$ref": "#/$defs/insets" }
                }
              }
            },
            "skipped": {
              "description": "Steps that this variant leaves out.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["step", "reason"],
                "properties": {
                  "step": { "$ref": "#/$defs/id" },
                  "reason": {
                    "description": "only, or the id of the diagnostic that led to onMissing: skip.",
                    "$ref": "#/$defs/id"
                  }
                }
              }
            },
            "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } }
          }
        },
        "traits": {
          "description": "What the configuration is; null where the layout does not say.",
          "type": "object",
          "required": [
            "platform", "idiom", "orientation", "locale", "layoutDirection", "horizontalSizeClass",
            "verticalSizeClass", "textSize", "colorScheme"
          ],
          "properties": {
            "platform": { "description": "ios, android, web …", "$ref": "#/$defs/optionalText" },
            "idiom": { "description": "phone, tablet, desktop …", "$ref": "#/$defs/optionalText" },
            "orientation": { "description": "portrait or landscape.", "$ref": "#/$defs/optionalText" },
            "locale": { "description": "The language of the texts on the screens.", "$ref": "#/$defs/optionalText" },
            "layoutDirection": { "description": "ltr or rtl.", "$ref": "#/$defs/optionalText" },
            "horizontalSizeClass": { "description": "compact or regular.", "$ref": "#/$defs/optionalText" },
            "verticalSizeClass": { "description": "compact or regular.", "$ref": "#/$defs/optionalText" },
            "textSize": { "description": "The person's text size.", "$ref": "#/$defs/optionalText" },
            "colorScheme": { "description": "light or dark.", "$ref": "#/$defs/optionalText" }
          },
          "additionalProperties": { "description": "A trait of the layout's own.", "type": "string" }
        },

    """#

  /// Steps, without their callouts.
  static let steps = #"""
        "step": {
          "description": "One stop of the tour. What it does not have is null or empty.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id", "screen", "overlay", "cutouts", "mask", "rings", "interaction", "callout", "advance", "when",
            "scroll", "sprites", "loops", "enter", "exit", "variantChange", "transitions", "accessibility",
            "reducedMotion"
          ],
          "properties": {
            "id": { "description": "Unique in the variant.", "$ref": "#/$defs/id" },
            "screen": { "description": "The screen of the app that it stands on.", "type": "string" },
            "overlay": { "anyOf": [{ "$ref": "#/$defs/overlay" }, { "type": "null" }] },
            "cutouts": {
              "description": "The holes, in the order of the step's targets.",
              "type": "array", "items": { "$ref": "#/$defs/cutout" }
            },
            "mask": { "anyOf": [{ "$ref": "#/$defs/mask" }, { "type": "null" }] },
            "rings": { "type": "array", "items": { "$ref": "#/$defs/ring" } },
            "interaction": { "$ref": "#/$defs/interaction" },
            "callout": { "anyOf": [{ "$ref": "#/$defs/callout" }, { "type": "null" }] },
            "advance": {
              "description": "What ends the step, the first that happens deciding.",
              "type": "array", "items": { "$ref": "#/$defs/advance" }
            },
            "when": { "description": "The step comes only if it holds.", "anyOf": [{ "$ref": "#/$defs/condition" }, { "type": "null" }] },
            "scroll": { "anyOf": [{ "$ref": "#/$defs/scroll" }, { "type": "null" }] },
            "sprites": { "type": "array", "items": { "$ref": "#/$defs/sprite" } },
            "loops": { "type": "array", "items": { "$ref": "#/$defs/loop" } },
            "enter": { "description": "How the overlay appears.", "anyOf": [{ "$ref": "#/$defs/appearance" }, { "type": "null" }] },
            "exit": { "description": "How the overlay goes.", "anyOf": [{ "$ref": "#/$defs/appearance" }, { "type": "null" }] },
            "variantChange": {
              "description": "How the overlay gets from one variant's frames to another's; null is at once.",
              "anyOf": [{ "$ref": "#/$defs/variantChange" }, { "type": "null" }]
            },
            "transitions": {
              "description": "How the overlay comes from other steps: the step before first, then every branch that leads here, last from null for any other jump.",
              "type": "array", "items": { "$ref": "#/$defs/transition" }
            },
            "accessibility": { "$ref": "#/$defs/accessibility" },
            "reducedMotion": {
              "description": "Replaces the tour's reducedMotion on this step.",
              "anyOf": [{ "$ref": "#/$defs/reducedMotion" }, { "type": "null" }]
            }
          }
        },
        "overlay": {
          "description": "The dim over the screen.",
          "type": "object",
          "additionalProperties": false,
          "required": ["color", "opacity", "blur", "frame"],
          "properties": {
            "color": { "$ref": "#/$defs/color" },
            "opacity": { "$ref": "#/$defs/fraction" },
            "blur": { "description": "The radius by which what lies below is blurred.", "$ref": "#/$defs/length" },
            "frame": { "description": "What it covers.", "$ref": "#/$defs/rect" }
          }
        },
        "cutout": {
          "description": "A hole in the overlay.",
          "type": "object",
          "additionalProperties": false,
          "required": ["target", "others", "element", "frame", "shape", "clip", "outline"],
          "properties": {
            "target": { "description": "The id of the element that it highlights.", "type": "string" },
            "others": { "description": "The ids of further elements inside the same hole; element is then the box around all.", "type": "array", "items": { "type": "string" } },
            "element": { "description": "The element's bare frame; frame minus this is the padding.", "$ref": "#/$defs/rect" },
            "frame": { "description": "The hole's box; of a turned hole, that of its outline.", "$ref": "#/$defs/rect" },
            "shape": { "$ref": "#/$defs/shape" },
            "clip": { "description": "What the hole is cut to.", "anyOf": [{ "$ref": "#/$defs/rect" }, { "type": "null" }] },
            "outline": { "description": "Whole, not clipped.", "$ref": "#/$defs/outline" }
          }
        },
        "shape": {
          "description": "What an outline is, in its cutout's frame.",
          "oneOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["kind"],
              "properties": { "kind": { "enum": ["rect", "circle", "ellipse", "capsule", "path"] } }
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["kind", "radii", "smoothing"],
              "properties": {
                "kind": { "const": "roundedRect" },
                "radii": {
                  "description": "Top left, top right, bottom right, bottom left.",
                  "type": "array", "items": { "type": "number", "minimum": 0 }, "minItems": 4, "maxItems": 4
                },
                "smoothing": { "description": "0 is circular corners, 0.6 those of iOS.", "$ref": "#/$defs/fraction" }
              }
            }
          ]
        },
        "mask": {
          "description": "The overlay minus all cutouts, clipped: the resting picture, right under even-odd and non-zero.",
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "fillRule"],
          "properties": {
            "path": { "description": "SVG path data.", "type": "string", "pattern": "^M[-MLHVCZ0-9. ]*Z$" },
            "fillRule": { "const": "evenodd" }
          }
        },
        "ring": {
          "description": "A stroke that follows one hole, or several together.",
          "type": "object",
          "additionalProperties": false,
          "required": ["cutouts", "width", "gap", "color", "dash", "outline"],
          "properties": {
            "cutouts": { "description": "The holes that it goes around.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/place" } },
            "width": { "$ref": "#/$defs/length" },
            "gap": { "description": "From the hole's edge to the stroke's; negative draws over the edge.", "type": "number" },
            "color": { "$ref": "#/$defs/color" },
            "dash": {
              "description": "Lengths of dashes and gaps in turn; null is a solid stroke.",
              "type": ["array", "null"], "items": { "type": "number", "minimum": 0 }, "minItems": 1
            },
            "outline": { "description": "The middle of the stroke.", "$ref": "#/$defs/outline" }
          }
        },
        "interaction": {
          "description": "Which touches reach the app.",
          "type": "object",
          "additionalProperties": false,
          "required": ["mode", "pass", "allow", "hitPadding"],
          "properties": {
            "mode": { "description": "block: none; target: those in the holes of pass; passThrough: all.", "enum": ["block", "target", "passThrough"] },
            "pass": { "description": "The holes that let touches through, with their elements' frames.", "type": "array", "uniqueItems": true, "items": { "$ref": "#/$defs/place" } },
            "allow": { "description": "Further elements that may be touched.", "type": "array", "items": { "$ref": "#/$defs/element" } },
            "hitPadding": { "description": "By how much what may be touched is larger to each side, positive outwards.", "$ref": "#/$defs/insets" }
          }
        },
        "accessibility": {
          "description": "What assistive technology says, and where it goes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["label", "hint", "announce", "focus", "order"],
          "properties": {
            "label": { "description": "Key in strings; null is the callout's title and body.", "$ref": "#/$defs/optionalText" },
            "hint": { "description": "Key in strings.", "$ref": "#/$defs/optionalText" },
            "announce": { "enum": ["polite", "assertive"] },
            "focus": { "enum": ["callout", "target"] },
            "order": {
              "description": "What the focus passes through: the callout and its buttons, the highlighted elements, the other elements of rules and of allow.",
              "type": "array", "uniqueItems": true, "items": { "enum": ["callout", "cutouts", "elements"] }
            }
          }
        },

    """#
}
