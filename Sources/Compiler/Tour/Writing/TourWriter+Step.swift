import TutorialGeometry
import TutorialSyntax

extension TourWriter {
  /// A step.
  mutating func write(_ step: TourStep) {
    json.beginObject()
    json.text("id", step.id)
    json.text("screen", step.screen)
    optional("overlay", step.overlay) { writer, overlay in writer.write(overlay) }
    list("cutouts", step.cutouts) { writer, cutout in writer.write(cutout) }
    optional("mask", step.mask) { writer, mask in
      writer.json.beginObject()
      writer.json.text("path", mask.path)
      writer.json.text("fillRule", mask.fillRule.rawValue)
      writer.json.endObject()
    }
    list("rings", step.rings) { writer, ring in writer.write(ring) }
    json.key("interaction")
    write(step.interaction)
    optional("callout", step.callout) { writer, callout in writer.write(callout) }
    list("advance", step.advance) { writer, rule in writer.write(rule) }
    optional("when", step.when) { writer, condition in writer.write(condition) }
    optional("scroll", step.scroll) { writer, scroll in writer.write(scroll) }
    list("sprites", step.sprites) { writer, sprite in writer.write(sprite) }
    list("loops", step.loops) { writer, loop in writer.write(loop) }
    optional("enter", step.enter) { writer, appearance in writer.write(appearance) }
    optional("exit", step.exit) { writer, appearance in writer.write(appearance) }
    optional("variantChange", step.variantChange) { writer, change in writer.write(change, travels: true) }
    list("transitions", step.transitions) { writer, transition in writer.write(transition) }
    json.key("accessibility")
    json.beginObject()
    json.text("label", step.accessibility.label)
    json.text("hint", step.accessibility.hint)
    json.text("announce", step.accessibility.announce.rawValue)
    json.text("focus", step.accessibility.focus.rawValue)
    json.texts("order", step.accessibility.order.map(\.rawValue))
    json.endObject()
    optional("reducedMotion", step.reducedMotion) { writer, motion in writer.write(motion) }
    json.endObject()
  }

  private mutating func write(_ overlay: TourOverlay) {
    json.beginObject(onOneLine: true)
    json.text("color", overlay.color)
    json.fraction("opacity", overlay.opacity)
    json.length("blur", overlay.blur)
    json.rect("frame", overlay.frame)
    json.endObject()
  }

  private mutating func write(_ cutout: TourCutout) {
    json.beginObject()
    json.text("target", cutout.target)
    json.texts("others", cutout.others)
    json.rect("element", cutout.element)
    json.rect("frame", cutout.frame)
    json.key("shape")
    write(cutout.shape)
    json.rect("clip", cutout.clip)
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

  /// A ring.
  mutating func write(_ ring: TourRing) {
    json.beginObject()
    json.indices("cutouts", ring.cutouts)
    json.length("width", ring.width)
    json.length("gap", ring.gap)
    json.text("color", ring.color)
    json.lengths("dash", ring.dash)
    json.lengths("outline", ring.outline.points)
    json.endObject()
  }

  private mutating func write(_ interaction: TourInteraction) {
    json.beginObject()
    json.text("mode", interaction.mode.rawValue)
    json.indices("pass", interaction.pass)
    list("allow", interaction.allow) { writer, element in writer.write(element) }
    json.insets("hitPadding", interaction.hitPadding)
    json.endObject()
  }

  /// An element that plays a part without being highlighted.
  mutating func write(_ element: TourElement) {
    json.beginObject(onOneLine: true)
    json.text("target", element.target)
    json.rect("frame", element.frame)
    json.endObject()
  }
}

extension TourShape {
  /// The name of the kind in the format.
  var kind: String {
    switch self {
    case .rect: "rect"
    case .roundedRect: "roundedRect"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .capsule: "capsule"
    case .path: "path"
    }
  }
}
