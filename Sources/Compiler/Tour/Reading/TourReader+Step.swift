import TutorialGeometry
import TutorialSyntax

extension TourReader {
  /// A step.
  func step(_ object: TourObject) throws(TourReadError) -> TourStep {
    let cutouts = try object.list("cutouts", cutout)
    let count = cutouts.count
    return TourStep(
      id: try object.text("id"), screen: try object.text("screen"),
      overlay: try object.optional("overlay", overlay), cutouts: cutouts, mask: try object.optional("mask", mask),
      rings: try object.list("rings") { node throws(TourReadError) in try self.ring(node, cutouts: count) },
      interaction: try interaction(try object.node("interaction"), cutouts: count),
      callout: try object.optional("callout", callout), advance: try object.list("advance", advance),
      when: try object.optional("when", condition), scroll: try object.optional("scroll", scroll),
      sprites: try object.list("sprites", sprite),
      loops: try object.list("loops") { node throws(TourReadError) in try self.loop(node, cutouts: count) },
      enter: try object.optional("enter", appearance), exit: try object.optional("exit", appearance),
      variantChange: try object.optional("variantChange", appearance),
      transitions: try object.list("transitions") { node throws(TourReadError) in
        try self.transition(node, cutouts: count)
      },
      accessibility: try object.read("accessibility", accessibility),
      reducedMotion: try object.optional("reducedMotion", reducedMotion))
  }

  private func overlay(_ node: NodeID) throws(TourReadError) -> TourOverlay {
    let object = try TourObject(node, self)
    return TourOverlay(
      color: try object.read("color", color), opacity: try object.fraction("opacity"),
      blur: try object.read("blur", length), frame: try object.read("frame", rect))
  }

  private func cutout(_ node: NodeID) throws(TourReadError) -> TourCutout {
    let object = try TourObject(node, self)
    return TourCutout(
      target: try object.text("target"), others: try object.list("others", text),
      element: try object.read("element", rect),
      frame: try object.read("frame", rect), shape: try object.read("shape", shape),
      clip: try object.optional("clip", rect), outline: try object.read("outline", outline))
  }

  /// An outline as long as all others.
  func outline(_ node: NodeID) throws(TourReadError) -> Outline {
    let points = try numbers(node)
    guard points.count >= 8, points.count % 6 == 2 else {
      throw error(node, "an outline is a point and three more for each segment")
    }
    if let outlineLength, outlineLength != points.count {
      throw error(node, "all outlines of a tour have the same number of segments")
    }
    outlineLength = points.count
    return Outline(points: points)
  }

  private func shape(_ node: NodeID) throws(TourReadError) -> TourShape {
    let object = try TourObject(node, self)
    switch try object.text("kind") {
    case "rect": return .rect
    case "circle": return .circle
    case "ellipse": return .ellipse
    case "capsule": return .capsule
    case "path": return .path
    case "roundedRect":
      let radii = try object.list("radii", length)
      guard radii.count == 4 else { throw error(try object.node("radii"), "a list of 4 numbers is expected") }
      return .roundedRect(radii: radii, smoothing: try object.fraction("smoothing"))
    case let kind:
      throw error(
        try object.node("kind"), "\"\(excerpt(kind))\" is none of rect, roundedRect, circle, ellipse, capsule, path")
    }
  }

  private func mask(_ node: NodeID) throws(TourReadError) -> TourMask {
    let object = try TourObject(node, self)
    return TourMask(path: try object.text("path"), fillRule: try object.read("fillRule", choice))
  }

  /// A ring of a step of `cutouts` holes.
  func ring(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourRing {
    let object = try TourObject(node, self)
    return TourRing(
      cutouts: try object.places("cutouts", in: cutouts), width: try object.read("width", length),
      gap: try object.number("gap"), color: try object.read("color", color),
      dash: try object.optional("dash", numbers), outline: try object.read("outline", outline))
  }

  private func interaction(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourInteraction {
    let object = try TourObject(node, self)
    return TourInteraction(
      mode: try object.read("mode", choice), pass: try object.places("pass", in: cutouts),
      allow: try object.list("allow", element), hitPadding: try object.read("hitPadding", insets))
  }

  /// An element that plays a part without being highlighted.
  func element(_ node: NodeID) throws(TourReadError) -> TourElement {
    let object = try TourObject(node, self)
    return TourElement(target: try object.text("target"), frame: try object.read("frame", rect))
  }

  private func accessibility(_ node: NodeID) throws(TourReadError) -> TourAccessibility {
    let object = try TourObject(node, self)
    return TourAccessibility(
      label: try object.optional("label", text), hint: try object.optional("hint", text),
      announce: try object.read("announce", choice), focus: try object.read("focus", choice),
      order: try object.list("order", choice))
  }
}
