import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func probesByLocale(_ node: NodeID) throws(TourReadError) -> TourEntries<TourProbes> {
    try TourObject(node, self).allEntries(probes)
  }

  func content(_ node: NodeID) throws(TourReadError) -> TourContent {
    let object = try TourObject(node, self)
    return TourContent(size: try object.read("size", size), parts: try object.list("parts", part))
  }

  private func part(_ node: NodeID) throws(TourReadError) -> TourContent.Part {
    let object = try TourObject(node, self)
    return TourContent.Part(
      role: try object.read("role", choice), frame: try object.read("box", rect),
      touch: try object.ifPresent("touch", rect),
      lines: try object.listIfPresent("lines", line),
      dots: try object.ifPresent("dots", dots))
  }

  private func dots(_ node: NodeID) throws(TourReadError) -> TourContent.Dots {
    let object = try TourObject(node, self)
    return TourContent.Dots(
      number: try object.read("number", wholeNumber), total: try object.read("total", wholeNumber))
  }

  private func line(_ node: NodeID) throws(TourReadError) -> TourContent.Line {
    let object = try TourObject(node, self)
    return TourContent.Line(width: try object.read("width", length), runs: try object.list("runs", run))
  }

  private func run(_ node: NodeID) throws(TourReadError) -> TourContent.Run {
    guard document.kind(node) == .mapping else { return TourContent.Run(try text(node)) }
    let object = try TourObject(node, self)
    return TourContent.Run(
      try object.text("text"), isStrong: try object.ifPresent("strong", bool) ?? false,
      isEmphasized: try object.ifPresent("emphasis", bool) ?? false,
      isCode: try object.ifPresent("code", bool) ?? false, link: try object.ifPresent("link", text))
  }

  private func probes(_ node: NodeID) throws(TourReadError) -> TourProbes {
    let object = try TourObject(node, self)
    return TourProbes(
      title: try object.ifPresent("title", probe), body: try object.ifPresent("body", probe),
      strong: try object.ifPresent("strong", probe), button: try object.ifPresent("button", probe))
  }

  private func probe(_ node: NodeID) throws(TourReadError) -> TourProbe {
    let object = try TourObject(node, self)
    return TourProbe(
      try object.text("text"), width: try object.read("width", length), measured: try object.read("measured", bool))
  }

  /// Reads the size of an image, and images for other displays.
  func image(_ node: NodeID) throws(TourReadError) -> TourImage {
    let object = try TourObject(node, self)
    let sources = try object.list("sources", source)
    guard !sources.isEmpty else { throw error(try object.node("sources"), "an image has at least one source") }
    return TourImage(
      size: try object.optional("size", size), sources: sources, label: try object.optional("label", text))
  }

  private func source(_ node: NodeID) throws(TourReadError) -> TourImage.Source {
    let object = try TourObject(node, self)
    return TourImage.Source(
      try object.text("name"), scheme: try object.optional("scheme", text), scale: try object.optional("scale", length))
  }

  func progress(_ node: NodeID) throws(TourReadError) -> TourProgress {
    let object = try TourObject(node, self)
    return TourProgress(try object.read("kind", choice), text: try object.text("text"))
  }
}
