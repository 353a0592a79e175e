import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes scrolling.

extension TourWriter {
  mutating func write(_ scroll: TourScroll) {
    json.beginObject(onOneLine: true)
    json.text("align", scroll.align.rawValue)
    json.fraction("duration", scroll.duration)
    list("offsets", scroll.offsets) { writer, offset in
      writer.json.beginObject()
      writer.json.text("space", offset.space)
      writer.json.point("from", offset.from)
      writer.json.point("to", offset.to)
      writer.json.endObject()
    }
    json.endObject()
  }
}
