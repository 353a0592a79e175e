import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Transitions ready-made: how they are written and described.

extension TourWriter {
  /// A transition ready-made.
  mutating func write(_ tracks: TourTracks) {
    json.beginObject()
    list("holes", tracks.holes) { writer, hole in
      writer.json.beginObject()
      writer.json.key("pair")
      writer.write(hole.pair)
      writer.list("keyframes", hole.keyframes) { writer, keyframe in
        writer.json.beginObject(onOneLine: true)
        writer.json.fraction("time", keyframe.time)
        writer.json.lengths("outline", keyframe.outline.points)
        writer.write(keyframe.easing)
        writer.json.endObject()
      }
      writer.json.endObject()
    }
    list("rings", tracks.rings) { writer, ring in
      writer.json.beginObject()
      writer.json.key("pair")
      writer.write(ring.pair)
      writer.list("keyframes", ring.keyframes) { writer, keyframe in writer.write(keyframe) }
      writer.json.endObject()
    }
    json.endObject()
  }

  private mutating func write(_ keyframe: TourTracks.Ring.Keyframe) {
    json.beginObject(onOneLine: true)
    json.fraction("time", keyframe.time)
    json.lengths("outline", keyframe.outline.points)
    json.length("width", keyframe.width)
    json.text("color", keyframe.color)
    json.fraction("opacity", keyframe.opacity)
    write(keyframe.easing)
    json.endObject()
  }
}

extension TourSchema {
  /// Tracks.
  static let tracks = #"""
        "tracks": {
          "description": "Absolute keyframes; between two of them all numbers go linearly from one to the other, eased.",
          "type": "object",
          "additionalProperties": false,
          "required": ["holes", "rings"],
          "properties": {
            "holes": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["pair", "keyframes"],
                "properties": {
                  "pair": { "description": "Old and new place in cutouts.", "$ref": "#/$defs/trackPair" },
                  "keyframes": {
                    "type": "array", "minItems": 1,
                    "items": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["time", "outline"],
                      "properties": {
                        "time": { "description": "Since the motion began.", "$ref": "#/$defs/seconds" },
                        "outline": { "$ref": "#/$defs/outline" },
                        "easing": { "$ref": "#/$defs/segmentEasing" }
                      }
                    }
                  }
                }
              }
            },
            "rings": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["pair", "keyframes"],
                "properties": {
                  "pair": { "description": "Old and new place in rings.", "$ref": "#/$defs/trackPair" },
                  "keyframes": {
                    "type": "array", "minItems": 1,
                    "items": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["time", "outline", "width", "color", "opacity"],
                      "properties": {
                        "time": { "description": "Since the motion began.", "$ref": "#/$defs/seconds" },
                        "outline": { "$ref": "#/$defs/outline" },
                        "width": { "$ref": "#/$defs/length" },
                        "color": { "$ref": "#/$defs/color" },
                        "opacity": { "$ref": "#/$defs/fraction" },
                        "easing": { "$ref": "#/$defs/segmentEasing" }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "trackPair": {
          "type": "array", "items": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] },
          "minItems": 2, "maxItems": 2
        },

    """#
}
