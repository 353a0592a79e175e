import TutorialGeometry
import TutorialSyntax

extension TourReader {
  /// A rule that ends a step: the key names the trigger.
  func advance(_ node: NodeID) throws(TourReadError) -> TourAdvance {
    let object = try TourObject(node, self)
    var triggers: [TourAdvance.Trigger] = []
    if let trigger = try object.ifPresent("tap", tap) { triggers.append(trigger) }
    if let name = try object.ifPresent("event", text) { triggers.append(.event(name)) }
    if let seconds = try object.ifPresent("after", length) { triggers.append(.after(seconds)) }
    if let name = try object.ifPresent("button", text) { triggers.append(.button(name)) }
    guard triggers.count == 1, let trigger = triggers.first else {
      throw error(node, "a rule has exactly one of tap, event, after, button")
    }
    return TourAdvance(
      trigger, to: try object.optional("to", text), when: try object.optional("when", condition))
  }

  private func tap(_ node: NodeID) throws(TourReadError) -> TourAdvance.Trigger {
    if document.kind(node) == .mapping { return .tap(try element(node)) }
    switch try text(node) {
    case "target": return .tapTarget
    case "anywhere": return .tapAnywhere
    case let word: throw error(node, "\"\(excerpt(word))\" is none of target, anywhere")
    }
  }

  /// A condition.
  func condition(_ node: NodeID) throws(TourReadError) -> TourCondition {
    let object = try TourObject(node, self)
    return TourCondition(flag: try object.text("flag"), equals: try object.read("equals", scalar))
  }

  private func scalar(_ node: NodeID) throws(TourReadError) -> TourScalar {
    guard document.isScalar(node), !document.isNull(node) else {
      throw error(node, "a text, a number, true or false is expected")
    }
    if document.kind(node) == .quoted { return .text(document.string(node)) }
    if case .value(let value) = parseDecimal(document.arena, document.textBounds(node)) { return .number(value) }
    return .bool(try bool(node))
  }

  /// A transition into a step of `cutouts` holes.
  func transition(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourTransition {
    let object = try TourObject(node, self)
    let pairs = try object.list("pairs") { node throws(TourReadError) in try self.pair(node, cutouts: cutouts) }
    return TourTransition(
      from: try object.optional("from", text), kind: try object.read("kind", choice),
      motion: try object.optional("motion", motionName), delay: try object.time("delay"),
      lockInput: try object.read("lockInput", bool), pairs: pairs, bend: try object.optional("bend", point),
      bends: try object.optional("bends") { node throws(TourReadError) in try self.bends(node, pairs: pairs.count) },
      tracks: try object.ifPresent("tracks", tracks))
  }

  /// A bend, or null, for each pair.
  private func bends(_ node: NodeID, pairs: Int) throws(TourReadError) -> [Point?] {
    guard document.kind(node) == .sequence, document.childCount(node) == pairs else {
      throw error(node, "a list of as many bends as there are pairs is expected")
    }
    var bends: [Point?] = []
    for child in document.children(node) { bends.append(document.isNull(child) ? nil : try point(child)) }
    return bends
  }

  /// Old and new hole; which old ones there are is known only when all steps are read.
  private func pair(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourPair {
    var children = document.children(node)
    guard document.kind(node) == .sequence, document.childCount(node) == 2, let old = children.next(),
      let new = children.next(), !(document.isNull(old) && document.isNull(new))
    else { throw error(node, "a pair is an old and a new hole, one of which may be null") }
    return TourPair(
      document.isNull(old) ? nil : try wholeNumber(old), document.isNull(new) ? nil : try place(new, in: cutouts))
  }

  /// How the overlay appears or goes.
  func appearance(_ node: NodeID) throws(TourReadError) -> TourAppearance {
    let object = try TourObject(node, self)
    return TourAppearance(
      motion: try object.optional("motion", motionName), kind: try object.read("kind", choice),
      delay: try object.time("delay"), lockInput: try object.read("lockInput", bool),
      arc: try object.ifPresent("arc", number) ?? 0)
  }

  /// What replaces transitions under reduced motion.
  func reducedMotion(_ node: NodeID) throws(TourReadError) -> TourReducedMotion {
    let object = try TourObject(node, self)
    return TourReducedMotion(
      kind: try object.read("kind", choice), motion: try object.optional("motion", motionName))
  }

  /// What is scrolled first.
  func scroll(_ node: NodeID) throws(TourReadError) -> TourScroll {
    let object = try TourObject(node, self)
    return TourScroll(
      align: try object.read("align", choice), duration: try object.time("duration"),
      offsets: try object.list("offsets", scrollOffset))
  }

  private func scrollOffset(_ node: NodeID) throws(TourReadError) -> TourScroll.Offset {
    let object = try TourObject(node, self)
    return TourScroll.Offset(
      space: try object.text("space"), from: try object.read("from", point), to: try object.read("to", point))
  }
}
