import TutorialMotion
import TutorialSyntax

// Motions: how they are read, written and described.

extension TourReader {
  /// A motion.
  func motion(_ node: NodeID) throws(TourReadError) -> Motion {
    let object = try TourObject(node, self)
    let duration = try object.time("duration")
    let keyframes = try object.list("keyframes", keyframe)
    guard let first = keyframes.first, let last = keyframes.last, first.time == 0, last.time == duration else {
      throw error(try object.node("keyframes"), "the keyframes must begin at 0 and end at the duration")
    }
    for (before, after) in zip(keyframes, keyframes.dropFirst()) where after.time < before.time {
      throw error(try object.node("keyframes"), "the keyframes are not in the order of time")
    }
    return Motion(duration: duration, keyframes: keyframes)
  }

  private func keyframe(_ node: NodeID) throws(TourReadError) -> Motion.Keyframe {
    let object = try TourObject(node, self)
    return Motion.Keyframe(
      time: try object.time("time"), progress: try object.number("progress"),
      easing: try object.ifPresent("easing", easing))
  }

  /// The curve of a keyframe's segment.
  func easing(_ node: NodeID) throws(TourReadError) -> CubicBezier {
    let handles = try numbers(node, count: 4)
    guard (0...1).contains(handles[0]), (0...1).contains(handles[2]) else {
      throw error(node, "a handle's x lies outside 0 to 1")
    }
    return CubicBezier(handles[0], handles[1], handles[2], handles[3])
  }
}

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
