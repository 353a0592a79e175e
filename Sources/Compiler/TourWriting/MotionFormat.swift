import TutorialMotion
import TutorialSyntax
import TutorialTour

// Motions: how they are written and described.

extension TourWriter {
  /// A motion.
  mutating func write(_ motion: Motion) {
    json.beginObject()
    json.fraction("duration", motion.duration)
    list("keyframes", motion.keyframes) { writer, keyframe in
      writer.json.beginObject(onOneLine: true)
      writer.json.fraction("time", keyframe.time)
      writer.json.fraction("progress", keyframe.progress)
      writer.write(keyframe.easing)
      writer.json.endObject()
    }
    json.endObject()
  }

  /// The curve of a keyframe's segment; a linear one is left out.
  mutating func write(_ easing: CubicBezier?) {
    guard let easing else { return }
    json.key("easing")
    json.numbers([easing.x1, easing.y1, easing.x2, easing.y2], decimals: JSONWriter.fractionDecimals)
  }
}

extension TourSchema {
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
              "description": "In the order of time, the first at 0. Of two at one time the later holds from then on: a jump, since 1.1.",
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
            "progress": { "description": "1 at the end; 0 at the start, but for a motion that begins with a jump; more where a spring overshoots.", "type": "number" },
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
