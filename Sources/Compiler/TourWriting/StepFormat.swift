import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes steps.

extension TourWriter {
  /// Writes the steps of a variant.
  ///
  /// The bytes of parts that are the same in the previous variant are copied: see `StepBytes`.
  mutating func write(_ steps: [TourStep]) {
    json.key("steps")
    json.beginArray()
    let last = lastSteps
    for place in steps.indices where !isFull {
      if place == stepBytes.count { stepBytes.append(StepBytes()) }
      write(steps, at: place, after: last)
    }
    json.endArray()
    lastSteps = steps
  }

  /// Writes the step at an index.
  ///
  /// Steps are large, so they are read in place, part by part, and never copied.
  private mutating func write(_ steps: [TourStep], at place: Int, after last: [TourStep]) {
    let hasLast = place < last.count
    json.beginObject()
    json.text("id", steps[place].id)
    json.text("screen", steps[place].screen)
    if hasLast, StepBytes.isSamePlacement(place, of: steps, after: last) {
      json.copy(stepBytes[place].placement)
    } else {
      let start = json.position
      writePlaces(of: steps, at: place)
      if hasVariants { stepBytes[place].placement = json.written(since: start) }
    }
    if hasLast, StepBytes.isSameContent(place, of: steps, after: last) {
      json.copy(stepBytes[place].content, opening: 1)
    } else {
      let start = json.position
      field("interaction", steps[place].interaction) { writer, interaction in writer.write(interaction) }
      json.key("callout")
      if let callout = steps[place].callout { begin(callout) } else { json.null() }
      if hasVariants { stepBytes[place].content = json.written(since: start) }
    }
    if let callout = steps[place].callout { endCallout(callout.layouts, sizes: callout.sizes) }
    if hasLast, StepBytes.isSameBehaviour(place, of: steps, after: last) {
      json.copy(stepBytes[place].behaviour)
    } else {
      let start = json.position
      writeRest(of: steps[place])
      if hasVariants { stepBytes[place].behaviour = json.written(since: start) }
    }
    json.endObject()
  }

  private mutating func writePlaces(of steps: [TourStep], at place: Int) {
    field("overlay", steps[place].overlay) { writer, overlay in writer.write(overlay) }
    list("cutouts", steps[place].cutouts) { writer, cutout in writer.write(cutout) }
    field("mask", steps[place].mask) { writer, mask in
      writer.json.beginObject()
      writer.json.text("path", mask.path)
      writer.json.text("fillRule", mask.fillRule.rawValue)
      writer.json.endObject()
    }
    list("rings", steps[place].rings) { writer, ring in writer.write(ring) }
  }

  private mutating func writeRest(of step: TourStep) {
    list("advance", step.advance) { writer, rule in writer.write(rule) }
    if let dismiss = step.dismiss { json.texts("dismiss", dismiss.map(\.rawValue)) }
    field("when", step.when) { writer, condition in writer.write(condition) }
    if !step.before.isEmpty { list("before", step.before) { writer, item in writer.write(item) } }
    if let missing = step.missing { field("missing", missing) { writer, missing in writer.write(missing) } }
    field("scroll", step.scroll) { writer, scroll in writer.write(scroll) }
    list("sprites", step.sprites) { writer, sprite in writer.write(sprite) }
    list("loops", step.loops) { writer, loop in writer.write(loop) }
    field("enter", step.enter) { writer, appearance in writer.write(appearance) }
    field("exit", step.exit) { writer, appearance in writer.write(appearance) }
    field("variantChange", step.variantChange) { writer, change in writer.write(change, travels: true) }
    list("transitions", step.transitions) { writer, transition in writer.write(transition) }
    json.key("accessibility")
    json.beginObject()
    json.text("label", step.accessibility.label)
    json.text("hint", step.accessibility.hint)
    json.text("announce", step.accessibility.announce.rawValue)
    json.text("focus", step.accessibility.focus.rawValue)
    json.texts("order", step.accessibility.order.map(\.rawValue))
    json.endObject()
    field("reducedMotion", step.reducedMotion) { writer, motion in writer.write(motion) }
  }

  private mutating func write(_ overlay: TourOverlay) {
    json.beginObject(onOneLine: true)
    json.text("color", overlay.color)
    json.fraction("opacity", overlay.opacity)
    json.length("blur", overlay.blur)
    json.rect("frame", overlay.frame)
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

  mutating func write(_ element: TourElement) {
    json.beginObject(onOneLine: true)
    json.text("target", element.target)
    json.rect("frame", element.frame)
    json.endObject()
  }
}
