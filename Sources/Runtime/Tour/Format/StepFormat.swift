import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func step(_ object: TourObject) throws(TourReadError) -> TourStep {
    let cutouts = try object.list("cutouts", cutout)
    let count = cutouts.count
    return TourStep(
      id: try object.text("id"), screen: try object.text("screen"),
      overlay: try object.optional("overlay", overlay), cutouts: cutouts, mask: try object.optional("mask", mask),
      rings: try object.list("rings") { node throws(TourReadError) in try self.ring(node, cutouts: count) },
      interaction: try interaction(try object.node("interaction"), cutouts: count),
      callout: try object.optional("callout", callout), advance: try object.list("advance", advance),
      dismiss: try object.listIfPresent("dismiss", choice), when: try object.optional("when", condition),
      before: try object.listIfPresent("before", preparation) ?? [], missing: try object.ifPresent("missing", missing),
      scroll: try object.optional("scroll", scroll),
      sprites: try object.list("sprites", sprite),
      loops: try object.list("loops") { node throws(TourReadError) in try self.loop(node, cutouts: count) },
      enter: try object.optional("enter", appearance), exit: try object.optional("exit", appearance),
      variantChange: try object.optional("variantChange", variantChange),
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

  private func interaction(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourInteraction {
    let object = try TourObject(node, self)
    return TourInteraction(
      mode: try object.read("mode", choice), pass: try object.places("pass", in: cutouts),
      allow: try object.list("allow", element), hitPadding: try object.read("hitPadding", insets))
  }

  /// Reads an element that plays a part without being highlighted.
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
