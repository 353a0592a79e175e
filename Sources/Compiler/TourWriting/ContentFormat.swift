import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes the contents of callouts.

extension TourWriter {
  mutating func write(_ content: TourContent) {
    json.beginObject()
    json.size("size", content.size)
    list("parts", content.parts) { writer, part in writer.write(part) }
    json.endObject()
  }

  private mutating func write(_ part: TourContent.Part) {
    json.beginObject()
    json.text("role", part.role.rawValue)
    json.rect("box", part.frame)
    if let touch = part.touch { json.rect("touch", touch) }
    if let lines = part.lines {
      list("lines", lines) { writer, line in
        writer.json.beginObject(onOneLine: true)
        writer.json.length("width", line.width)
        writer.list("runs", line.runs) { writer, run in writer.write(run) }
        writer.json.endObject()
      }
    }
    if let dots = part.dots {
      json.key("dots")
      json.beginObject(onOneLine: true)
      json.whole("number", dots.number)
      json.whole("total", dots.total)
      json.endObject()
    }
    json.endObject()
  }

  private mutating func write(_ run: TourContent.Run) {
    guard !run.isPlain else { return json.string(run.text) }
    json.beginObject(onOneLine: true)
    json.text("text", run.text)
    if run.isStrong { json.flag("strong", true) }
    if run.isEmphasized { json.flag("emphasis", true) }
    if run.isCode { json.flag("code", true) }
    if let link = run.link { json.text("link", link) }
    json.endObject()
  }

  mutating func write(_ probes: TourProbes) {
    json.beginObject()
    if let probe = probes.title { write("title", probe) }
    if let probe = probes.body { write("body", probe) }
    if let probe = probes.strong { write("strong", probe) }
    if let probe = probes.button { write("button", probe) }
    json.endObject()
  }

  private mutating func write(_ name: StaticString, _ probe: TourProbe) {
    json.key(name)
    json.beginObject(onOneLine: true)
    json.text("text", probe.text)
    json.length("width", probe.width)
    json.flag("measured", probe.measured)
    json.endObject()
  }

  mutating func write(_ image: TourImage) {
    json.beginObject()
    json.size("size", image.size)
    list("sources", image.sources) { writer, source in
      writer.json.beginObject(onOneLine: true)
      writer.json.text("name", source.name)
      writer.json.text("scheme", source.scheme)
      writer.json.length("scale", source.scale)
      writer.json.endObject()
    }
    json.text("label", image.label)
    json.endObject()
  }
}
