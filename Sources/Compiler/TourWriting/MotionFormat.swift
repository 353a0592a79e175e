import TutorialMotion
import TutorialSyntax
import TutorialTour

// Writes motions.

extension TourWriter {
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

  /// Writes the curve of a keyframe's segment; a linear one is left out.
  mutating func write(_ easing: CubicBezier?) {
    guard let easing else { return }
    json.key("easing")
    json.numbers([easing.x1, easing.y1, easing.x2, easing.y2], decimals: JSONWriter.fractionDecimals)
  }
}
