extension LayoutSchema {
  /// An element and its shape.
  static let elements = #"""
        "element": {
          "description": "An element: where it is, and what it is called.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id"],
          "properties": {
            "id": { "description": "The name that tutorials use; unique in the snapshot.", "$ref": "#/$defs/id" },
            "nativeId": { "description": "The platform's own id, which may repeat.", "$ref": "#/$defs/text" },
            "type": { "description": "The kind of element, such as button.", "$ref": "#/$defs/text" },
            "label": { "description": "What a screen reader says.", "$ref": "#/$defs/localized" },
            "text": { "description": "The text it shows.", "$ref": "#/$defs/localized" },
            "value": { "description": "What a control is set to.", "$ref": "#/$defs/localized" },
            "frame": { "description": "Where it is, in the coordinates of its space.", "$ref": "#/$defs/frame" },
            "place": { "$ref": "#/$defs/place" },
            "row": { "$ref": "#/$defs/line" },
            "column": { "$ref": "#/$defs/line" },
            "space": { "description": "The coordinate space of frame.", "$ref": "#/$defs/id", "default": "global" },
            "transform": { "description": "How it is moved, scaled or turned, in the coordinates of its space.", "$ref": "#/$defs/transform" },
            "shape": { "$ref": "#/$defs/shape" },
            "parent": { "description": "The element that holds it.", "$ref": "#/$defs/id" },
            "window": { "description": "By default its parent's, else the first of the app.", "$ref": "#/$defs/id" },
            "visibility": { "enum": ["visible", "partial", "offscreen", "clipped", "hidden", "gone", "transparent", "occluded", "unknown"], "default": "unknown" },
            "z": { "description": "Its height among the elements of its window.", "$ref": "#/$defs/coordinate", "default": 0 },
            "attributes": { "description": "What else the source says.", "type": "object", "additionalProperties": { "$ref": "#/$defs/text" } },
            "remove": { "$ref": "#/$defs/remove" }
          },
          "not": {
            "anyOf": [
              { "required": ["frame", "place"] }, { "required": ["frame", "row"] }, { "required": ["frame", "column"] },
              { "required": ["place", "row"] }, { "required": ["place", "column"] }, { "required": ["row", "column"] }
            ]
          }
        },
        "shape": {
          "description": "The element's own outline. Absent where it is not known.",
          "oneOf": [
            { "enum": ["rect", "circle", "ellipse", "capsule"] },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["roundedRect"],
              "properties": {
                "roundedRect": {
                  "description": "The radius, or [topLeft, topRight, bottomRight, bottomLeft].",
                  "oneOf": [
                    { "$ref": "#/$defs/length" },
                    { "type": "array", "minItems": 4, "maxItems": 4, "items": { "$ref": "#/$defs/length" } }
                  ]
                },
                "smoothing": { "description": "Corner smoothing; 0.6 looks like iOS.", "type": "number", "minimum": 0, "maximum": 1, "default": 0 }
              }
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["path", "viewBox"],
              "properties": {
                "path": { "description": "SVG path data: one closed subpath.", "type": "string", "minLength": 1 },
                "viewBox": {
                  "description": "What of the path's coordinates is stretched to the frame: [x, y, width, height].",
                  "type": "array", "minItems": 4, "maxItems": 4,
                  "prefixItems": [
                    { "$ref": "#/$defs/coordinate" }, { "$ref": "#/$defs/coordinate" },
                    { "$ref": "#/$defs/positive" }, { "$ref": "#/$defs/positive" }
                  ]
                }
              }
            }
          ]
        },

    """#

  /// Boxes, rows and columns.
  static let places = #"""
        "place": {
          "description": "A box in another, as CSS places an absolute one: exactly two constraints on each axis.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "in": { "$ref": "#/$defs/container" },
            "left": { "$ref": "#/$defs/coordinate" }, "right": { "$ref": "#/$defs/coordinate" },
            "width": { "$ref": "#/$defs/positive" }, "centerX": { "$ref": "#/$defs/middle" },
            "top": { "$ref": "#/$defs/coordinate" }, "bottom": { "$ref": "#/$defs/coordinate" },
            "height": { "$ref": "#/$defs/positive" }, "centerY": { "$ref": "#/$defs/middle" }
          },
          "not": { "$ref": "#/$defs/overconstrained" }
        },
        "line": {
          "description": "A box that is shared equally among items, in reading order.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "in": { "$ref": "#/$defs/container" },
            "left": { "$ref": "#/$defs/coordinate" }, "right": { "$ref": "#/$defs/coordinate" },
            "width": { "$ref": "#/$defs/positive" }, "centerX": { "$ref": "#/$defs/middle" },
            "top": { "$ref": "#/$defs/coordinate" }, "bottom": { "$ref": "#/$defs/coordinate" },
            "height": { "$ref": "#/$defs/positive" }, "centerY": { "$ref": "#/$defs/middle" },
            "gap": { "description": "Between two items.", "$ref": "#/$defs/length", "default": 0 },
            "items": { "description": "The ids of the items, which this declares.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/id" } }
          },
          "not": { "$ref": "#/$defs/overconstrained" }
        },
        "container": { "description": "viewport, safeArea, or an element's id.", "$ref": "#/$defs/id", "default": "viewport" },
        "middle": { "description": "From the container's middle to the box's.", "$ref": "#/$defs/coordinate" },
        "overconstrained": {
          "anyOf": [
            { "required": ["left", "right", "width"] }, { "required": ["left", "right", "centerX"] },
            { "required": ["left", "width", "centerX"] }, { "required": ["right", "width", "centerX"] },
            { "required": ["top", "bottom", "height"] }, { "required": ["top", "bottom", "centerY"] },
            { "required": ["top", "height", "centerY"] }, { "required": ["bottom", "height", "centerY"] }
          ]
        },

    """#

  /// Numbers and texts, and the end of the file.
  static let values = #"""
        "coordinate": { "type": "number", "minimum": -10000000, "maximum": 10000000 },
        "length": { "type": "number", "minimum": 0, "maximum": 10000000 },
        "positive": { "type": "number", "exclusiveMinimum": 0, "maximum": 10000000 },
        "point": { "description": "[x, y]", "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/coordinate" } },
        "size": { "description": "[width, height]", "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/length" } },
        "frame": { "description": "[x, y, width, height]", "type": "array", "minItems": 4, "maxItems": 4, "items": { "$ref": "#/$defs/coordinate" } },
        "edges": { "description": "[top, right, bottom, left]", "type": "array", "minItems": 4, "maxItems": 4, "items": { "$ref": "#/$defs/length" } },
        "transform": { "description": "[a, b, c, d, tx, ty]: x' = a x + c y + tx, y' = b x + d y + ty.", "type": "array", "minItems": 6, "maxItems": 6, "items": { "$ref": "#/$defs/coordinate" } },
        "text": { "type": ["string", "number", "boolean"] },
        "id": { "$ref": "#/$defs/text", "minLength": 1, "maxLength": 1000 },
        "name": { "$ref": "#/$defs/text", "minLength": 1, "maxLength": 200, "pattern": "^[^/]*$" },
        "localized": {
          "description": "A text, or a map from locales to texts.",
          "oneOf": [
            { "$ref": "#/$defs/text" },
            {
              "type": "object",
              "propertyNames": { "pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$" },
              "additionalProperties": { "$ref": "#/$defs/text" }
            }
          ]
        },
        "remove": { "description": "Takes away the inherited entry of this id.", "type": "boolean", "default": false }
      }
    }

    """#
}
