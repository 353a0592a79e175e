import TutorialGeometry
import TutorialSyntax

extension TourReader {
  /// Reads all variants, whose ids must differ.
  func variants(_ tour: TourObject) throws(TourReadError) -> [TourVariant] {
    var ids: Set<String> = []
    return try tour.list("variants") { node throws(TourReadError) in
      let object = try TourObject(node, self)
      let variant = try self.variant(object)
      guard ids.insert(variant.id).inserted else {
        throw self.error(try object.node("id"), "two variants have the id \"\(excerpt(variant.id))\"")
      }
      return variant
    }
  }

  private func variant(_ object: TourObject) throws(TourReadError) -> TourVariant {
    let skipped = try object.list("skipped", skippedStep)
    let screens = try object.entries("screens", screen)
    let steps = try steps(object)
    return TourVariant(
      id: try object.text("id"), traits: try object.read("traits", traits),
      display: try object.read("display", display),
      textSizes: try object.ifPresent("textSizes", textSizes) ?? [:], screens: screens, skipped: skipped, steps: steps)
  }

  /// Reads text sizes, which must be in increasing order.
  private func textSizes(_ node: NodeID) throws(TourReadError) -> TourEntries<Double> {
    var last = 0.0
    return try TourObject(node, self).allEntries { node throws(TourReadError) in
      let scale = try self.number(node)
      guard scale > last else { throw self.error(node, "scales of text grow from above 0") }
      last = scale
      return scale
    }
  }

  /// Reads all steps, whose ids must differ, and whose transitions must refer to existing steps and holes.
  private func steps(_ variant: TourObject) throws(TourReadError) -> [TourStep] {
    var objects: [TourObject] = []
    let steps = try variant.list("steps") { node throws(TourReadError) in
      let object = try TourObject(node, self)
      objects.append(object)
      return try self.step(object)
    }
    var cutoutCounts: [String: Int] = [:]
    for (step, object) in zip(steps, objects) {
      guard cutoutCounts.updateValue(step.cutouts.count, forKey: step.id) == nil else {
        throw error(try object.node("id"), "two steps have the id \"\(excerpt(step.id))\"")
      }
    }
    for (step, object) in zip(steps, objects) {
      try checkOrigins(of: step, object, cutoutCounts)
    }
    return steps
  }

  /// Checks that a step's transitions come from steps of the variant, and their pairs from holes of those steps.
  private func checkOrigins(
    of step: TourStep, _ object: TourObject, _ cutoutCounts: [String: Int]
  ) throws(TourReadError) {
    for (transition, node) in zip(step.transitions, document.children(try object.node("transitions"))) {
      guard let from = transition.from else {
        guard transition.pairs.allSatisfy({ $0.old == nil }) else {
          throw error(node, "a transition from any step cannot name the holes of one")
        }
        continue
      }
      guard let count = cutoutCounts[from] else {
        throw error(node, "the variant has no step \"\(excerpt(from))\"")
      }
      guard transition.pairs.allSatisfy({ ($0.old ?? -1) < count }) else {
        throw error(node, "step \"\(excerpt(from))\" has \(count) cutouts, counted from 0")
      }
    }
  }

  private func skippedStep(_ node: NodeID) throws(TourReadError) -> TourSkippedStep {
    let object = try TourObject(node, self)
    return TourSkippedStep(step: try object.text("step"), reason: try object.text("reason"))
  }

  private func screen(_ node: NodeID) throws(TourReadError) -> TourScreen {
    let object = try TourObject(node, self)
    return TourScreen(
      safeArea: try object.read("safeArea", insets),
      elements: try object.ifPresent("elements") { node throws(TourReadError) in
        try TourObject(node, self).allEntries(elementNames)
      } ?? [:])
  }

  private func elementNames(_ node: NodeID) throws(TourReadError) -> TourElementNames {
    let object = try TourObject(node, self)
    return TourElementNames(
      native: try object.optional("native", text), selector: try object.optional("selector", text))
  }

  private func display(_ node: NodeID) throws(TourReadError) -> TourDisplay {
    let object = try TourObject(node, self)
    return TourDisplay(size: try object.read("size", size), scale: try object.optional("scale", length))
  }

  /// Reads the traits that the format names, then all others that are texts.
  private func traits(_ node: NodeID) throws(TourReadError) -> TourTraits {
    let object = try TourObject(node, self)
    var traits = TourTraits()
    for (name, trait) in TourTraits.known { traits[keyPath: trait] = try object.optional(name, text) }
    let known = Set(TourTraits.known.map(\.name))
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      let name = document.string(key)
      guard !known.contains(name), document.kind(value) == .quoted else { continue }
      traits.other.all.append(.init(name, document.string(value)))
    }
    return traits
  }
}
