import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes the keyframes of transitions.

extension TourWriter {
  mutating func write(_ tracks: TourTracks) {
    json.beginObject()
    list("holes", tracks.holes) { writer, hole in
      writer.json.beginObject()
      writer.field("pair", hole.pair) { writer, pair in writer.write(pair) }
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
      writer.field("pair", ring.pair) { writer, pair in writer.write(pair) }
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
