import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes holes and rings.

extension TourWriter {
  mutating func write(_ cutout: TourCutout) {
    json.beginObject()
    json.text("target", cutout.target)
    json.texts("others", cutout.others)
    json.rect("element", cutout.element)
    json.rect("frame", cutout.frame)
    field("shape", cutout.shape) { writer, shape in writer.write(shape) }
    json.rect("clip", cutout.clip)
    if let cut = cutout.cut {
      json.key("cut")
      json.beginArray(onOneLine: true)
      for side in cut.sides {
        if let side { json.number(side, decimals: JSONWriter.lengthDecimals) } else { json.null() }
      }
      json.endArray()
    }
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

  mutating func write(_ ring: TourRing) {
    json.beginObject()
    json.whole("group", ring.group)
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
