import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Holes, the mask that has them, and rings: how they are written and described.

extension TourWriter {
  /// A hole.
  mutating func write(_ cutout: TourCutout) {
    json.beginObject()
    json.text("target", cutout.target)
    json.texts("others", cutout.others)
    json.rect("element", cutout.element)
    json.rect("frame", cutout.frame)
    json.key("shape")
    write(cutout.shape)
    json.rect("clip", cutout.clip)
    json.lengths("outline", cutout.outline.points)
    json.endObject()
  }

  private mutating func write(_ shape: TourShape) {
    json.beginObject(onOneLine: true)
    json.text("kind", shape.kind)
    if case .roundedRect(let radii, let smoothing) = shape {
      json.lengths("radii", radii)
      json.fraction("smoothing", smoothing)
    }
    json.endObject()
  }

  /// A ring.
  mutating func write(_ ring: TourRing) {
    json.beginObject()
    json.indices("cutouts", ring.cutouts)
    json.length("width", ring.width)
    json.length("gap", ring.gap)
    json.text("color", ring.color)
    json.lengths("dash", ring.dash)
    json.lengths("outline", ring.outline.points)
    if let clip = ring.clip { json.rect("clip", clip) }
    json.endObject()
  }
}

extension TourShape {
  /// The name of the kind in the format.
  var kind: String {
    switch self {
    case .rect: "rect"
    case .roundedRect: "roundedRect"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .capsule: "capsule"
    case .path: "path"
    }
  }
}

extension TourSchema {
  /// Holes, masks, rings.
  static let cutouts = #"""
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
            "outline": { "description": "The middle of the stroke; closed where a scroll container cuts a hole off.", "$ref": "#/$defs/outline" },
            "clip": { "description": "Since 1.2: what the stroke is drawn within, where something lies over it.", "$ref": "#/$defs/rect" }
          }
        },

    """#
}
