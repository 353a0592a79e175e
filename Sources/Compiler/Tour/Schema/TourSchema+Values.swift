extension TourSchema {
  /// Values that occur in many places.
  static let values = #"""
        "id": { "description": "An id of the tutorial.", "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" },
        "optionalId": { "anyOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }] },
        "optionalText": { "type": ["string", "null"] },
        "length": { "description": "A number that is not negative.", "type": "number", "minimum": 0 },
        "optionalLength": { "type": ["number", "null"], "minimum": 0 },
        "seconds": { "description": "A time.", "type": "number", "minimum": 0 },
        "fraction": { "type": "number", "minimum": 0, "maximum": 1 },
        "place": { "description": "A place in the step's cutouts, counted from 0.", "type": "integer", "minimum": 0 },
        "color": {
          "description": "sRGB, #rrggbb or #rrggbbaa.",
          "type": "string", "pattern": "^#([0-9a-f]{6}|[0-9a-f]{8})$"
        },
        "point": {
          "description": "x, y.",
          "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2
        },
        "optionalPoint": { "anyOf": [{ "$ref": "#/$defs/point" }, { "type": "null" }] },
        "size": {
          "description": "Width, height.",
          "type": "array", "items": { "type": "number", "minimum": 0 }, "minItems": 2, "maxItems": 2
        },
        "rect": {
          "description": "x, y, width, height.",
          "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
        },
        "insets": {
          "description": "Top, right, bottom, left.",
          "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
        },
        "outline": {
          "description": "A closed path of at least 8 cubic Bézier segments: x0, y0, then c1x, c1y, c2x, c2y, x, y for each; the last point is the first again. Clockwise, from the on-curve point nearest the top left of its box. All outlines of a tour have the same number of segments.",
          "type": "array", "items": { "type": "number" }, "minItems": 50
        },
        "element": {
          "description": "An element of the app that plays a part without being highlighted.",
          "type": "object",
          "additionalProperties": false,
          "required": ["target", "frame"],
          "properties": {
            "target": { "description": "The element's id in the layout.", "type": "string" },
            "frame": { "$ref": "#/$defs/rect" }
          }
        },

    """#

  /// Motions.
  static let motions = #"""
        "motionName": { "description": "A name in motions; null for a cut.", "type": ["string", "null"] },
        "motion": {
          "description": "Progress over time: keyframes joined by cubic Bézier segments. What moves is at from + (to - from) * progress.",
          "type": "object",
          "additionalProperties": false,
          "required": ["duration", "keyframes"],
          "properties": {
            "duration": { "description": "The time of the last keyframe.", "$ref": "#/$defs/seconds" },
            "keyframes": {
              "description": "In the order of time, the first at 0.",
              "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/keyframe" }
            }
          }
        },
        "keyframe": {
          "type": "object",
          "additionalProperties": false,
          "required": ["time", "progress"],
          "properties": {
            "time": { "description": "Seconds from the start.", "$ref": "#/$defs/seconds" },
            "progress": { "description": "0 at the start, 1 at the end; more where a spring overshoots.", "type": "number" },
            "easing": { "$ref": "#/$defs/segmentEasing" }
          }
        },
        "segmentEasing": {
          "description": "x1, y1, x2, y2 of the segment that starts here, as in CSS's cubic-bezier(); left out where it is linear.",
          "type": "array",
          "prefixItems": [
            { "$ref": "#/$defs/fraction" }, { "type": "number" }, { "$ref": "#/$defs/fraction" }, { "type": "number" }
          ],
          "items": false, "minItems": 4
        },
        "reducedMotion": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "motion"],
          "properties": {
            "kind": { "enum": ["fade", "cut"] },
            "motion": { "$ref": "#/$defs/motionName" }
          }
        },

    """#
}
