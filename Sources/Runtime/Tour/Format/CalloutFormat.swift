import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func callout(_ node: NodeID) throws(TourReadError) -> TourCallout {
    let object = try TourObject(node, self)
    return TourCallout(
      kind: try object.read("kind", choice), title: try object.optional("title", text),
      body: try object.optional("body", text), image: try object.optional("image", image),
      progress: try object.ifPresent("progress", progress),
      buttons: try object.list("buttons", button), anchor: try object.optional("anchor", element),
      placement: try object.list("placement", placement), width: try object.read("width", length),
      maxHeight: try object.optional("maxHeight", length), size: try object.optional("size", size),
      gap: try object.number("gap"), arrow: try object.read("arrow", bool),
      arrowSize: try object.ifPresent("arrowSize", size),
      avoid: try object.list("avoid", element), sheetHeight: try object.optional("sheet", sheetHeight),
      layouts: try object.entries("layouts", layout), sizes: try object.ifPresent("sizes", layoutsBySize) ?? [:])
  }

  private func layoutsBySize(
    _ node: NodeID
  ) throws(TourReadError) -> TourEntries<TourEntries<TourCalloutLayout>> {
    try TourObject(node, self).allEntries { node throws(TourReadError) in
      try TourObject(node, self).allEntries(layout)
    }
  }

  private func button(_ node: NodeID) throws(TourReadError) -> TourButton {
    let object = try TourObject(node, self)
    let back = try back(object)
    return TourButton(
      title: try object.text("title"), to: back ? nil : try object.optional("to", text),
      role: try object.optional("role", text), back: back)
  }

  private func placement(_ node: NodeID) throws(TourReadError) -> TourPlacement {
    let name = try text(node)
    guard let placement = TourPlacement(rawValue: name) else {
      throw error(node, "\"\(excerpt(name))\" is no placement")
    }
    return placement
  }

  private func sheetHeight(_ node: NodeID) throws(TourReadError) -> Double {
    try TourObject(node, self).read("height", length)
  }

  private func layout(_ node: NodeID) throws(TourReadError) -> TourCalloutLayout {
    let object = try TourObject(node, self)
    return TourCalloutLayout(
      frame: try object.read("frame", rect), side: try object.read("side", choice),
      align: try object.read("align", choice), arrow: try object.optional("arrow", arrow),
      measured: try object.read("measured", bool), content: try object.ifPresent("content", content))
  }

  private func content(_ node: NodeID) throws(TourReadError) -> Int {
    let place = try wholeNumber(node)
    guard place < contentCount else { throw error(node, "there are \(contentCount) contents, counted from 0") }
    return place
  }

  private func arrow(_ node: NodeID) throws(TourReadError) -> TourCalloutLayout.Arrow {
    let object = try TourObject(node, self)
    let base = try numbers(try object.node("base"), count: 4)
    return TourCalloutLayout.Arrow(
      tip: try object.read("tip", point), baseStart: Point(base[0], base[1]), baseEnd: Point(base[2], base[3]))
  }
}
