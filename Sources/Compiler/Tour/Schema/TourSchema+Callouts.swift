extension TourSchema {
  /// Callouts.
  static let callouts = #"""
        "callout": {
          "description": "The bubble, sheet or banner with the step's text: what it says, how it was asked for, and where it lies.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "kind", "title", "body", "image", "buttons", "anchor", "placement", "width", "maxHeight", "size", "gap",
            "arrow", "avoid", "sheet", "layouts"
          ],
          "properties": {
            "kind": { "enum": ["bubble", "sheet", "banner"] },
            "title": { "description": "Key in strings.", "$ref": "#/$defs/optionalText" },
            "body": { "description": "Key in strings.", "$ref": "#/$defs/optionalText" },
            "image": { "description": "The name of an image of the app.", "$ref": "#/$defs/optionalText" },
            "buttons": { "description": "In reading order.", "type": "array", "items": { "$ref": "#/$defs/button" } },
            "anchor": {
              "description": "What it points at, where that is not the union of the cutouts.",
              "anyOf": [{ "$ref": "#/$defs/element" }, { "type": "null" }]
            },
            "placement": {
              "description": "The sides that the author allows, best first.",
              "type": "array", "minItems": 1,
              "items": {
                "type": "string",
                "pattern": "^(auto|center|(top|bottom|leading|trailing|left|right)(-start|-end)?)$"
              }
            },
            "width": { "description": "The largest width.", "$ref": "#/$defs/length" },
            "maxHeight": { "description": "The largest height; null is what fits.", "$ref": "#/$defs/optionalLength" },
            "size": {
              "description": "A fixed size; null is as large as the text needs.",
              "anyOf": [{ "$ref": "#/$defs/size" }, { "type": "null" }]
            },
            "gap": { "description": "From the cutout's edge to the callout's.", "type": "number" },
            "arrow": { "description": "Whether it has an arrow.", "type": "boolean" },
            "arrowSize": { "description": "Width and height of the arrow, where the author says them; else 20 and 10. Since 1.1.", "$ref": "#/$defs/size" },
            "avoid": { "description": "Elements that it must not cover.", "type": "array", "items": { "$ref": "#/$defs/element" } },
            "sheet": {
              "description": "A sheet's height, the bottom inset included.",
              "type": ["object", "null"],
              "additionalProperties": false,
              "required": ["height"],
              "properties": { "height": { "$ref": "#/$defs/length" } }
            },
            "layouts": {
              "description": "Where it lies, by locale; a locale that is not listed is laid out by the client.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/calloutLayout" }
            }
          }
        },
        "button": {
          "type": "object",
          "additionalProperties": false,
          "required": ["title", "to", "role"],
          "properties": {
            "title": { "description": "Key in strings.", "type": "string" },
            "to": { "description": "The step that it leads to; null ends the tour.", "$ref": "#/$defs/optionalId" },
            "role": { "description": "The name by which a rule of advance means it.", "$ref": "#/$defs/optionalText" }
          }
        },
        "calloutLayout": {
          "type": "object",
          "additionalProperties": false,
          "required": ["frame", "side", "align", "arrow", "measured"],
          "properties": {
            "frame": { "$ref": "#/$defs/rect" },
            "side": {
              "description": "The side of its target that it lies on.",
              "enum": ["center", "top", "bottom", "left", "right"]
            },
            "align": { "description": "Where along that side.", "enum": ["start", "center", "end"] },
            "arrow": {
              "type": ["object", "null"],
              "additionalProperties": false,
              "required": ["tip", "base"],
              "properties": {
                "tip": { "description": "The point nearest the target.", "$ref": "#/$defs/point" },
                "base": {
                  "description": "x0, y0, x1, y1: where it leaves the callout's edge and comes back.",
                  "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
                }
              }
            },
            "measured": { "description": "Whether the text was measured with the app's fonts.", "type": "boolean" }
          }
        },

    """#
}
