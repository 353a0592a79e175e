import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes callouts.

extension TourWriter {
  /// Writes a callout except for its places; its object stays open.
  mutating func begin(_ callout: TourCallout) {
    json.beginObject()
    json.text("kind", callout.kind.rawValue)
    json.text("title", callout.title)
    json.text("body", callout.body)
    field("image", callout.image) { writer, image in writer.write(image) }
    if let progress = callout.progress {
      json.key("progress")
      json.beginObject(onOneLine: true)
      json.text("kind", progress.kind.rawValue)
      json.text("text", progress.text)
      json.endObject()
    }
    list("buttons", callout.buttons) { writer, button in
      writer.json.beginObject(onOneLine: true)
      writer.json.text("title", button.title)
      if button.back { writer.json.flag("back", true) } else { writer.json.text("to", button.to) }
      writer.json.text("role", button.role)
      writer.json.endObject()
    }
    field("anchor", callout.anchor) { writer, element in writer.write(element) }
    json.texts("placement", callout.placement.map(\.rawValue))
    json.length("width", callout.width)
    json.length("maxHeight", callout.maxHeight)
    json.size("size", callout.size)
    json.length("gap", callout.gap)
    json.flag("arrow", callout.arrow)
    if let size = callout.arrowSize { json.size("arrowSize", size) }
    list("avoid", callout.avoid) { writer, element in writer.write(element) }
    field("sheet", callout.sheetHeight) { writer, height in
      writer.json.beginObject(onOneLine: true)
      writer.json.length("height", height)
      writer.json.endObject()
    }
  }

  /// Writes the callout's places, and closes its object.
  mutating func endCallout(
    _ layouts: TourEntries<TourCalloutLayout>, sizes: TourEntries<TourEntries<TourCalloutLayout>>
  ) {
    entries("layouts", layouts) { writer, layout in writer.write(layout) }
    if !sizes.all.isEmpty {
      entries("sizes", sizes) { writer, layouts in
        writer.object(layouts) { writer, layout in writer.write(layout) }
      }
    }
    json.endObject()
  }

  private mutating func write(_ layout: TourCalloutLayout) {
    json.beginObject()
    json.rect("frame", layout.frame)
    json.text("side", layout.side.rawValue)
    json.text("align", layout.align.rawValue)
    field("arrow", layout.arrow) { writer, arrow in
      writer.json.beginObject(onOneLine: true)
      writer.json.point("tip", arrow.tip)
      writer.json.lengths("base", (arrow.baseStart.x, arrow.baseStart.y, arrow.baseEnd.x, arrow.baseEnd.y))
      writer.json.endObject()
    }
    json.flag("measured", layout.measured)
    if let content = layout.content { json.whole("content", content) }
    json.endObject()
  }
}
