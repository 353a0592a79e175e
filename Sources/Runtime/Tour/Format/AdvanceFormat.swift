import TutorialGeometry
import TutorialSyntax

extension TourReader {
  /// Reads a rule that ends a step; its key names the trigger.
  func advance(_ node: NodeID) throws(TourReadError) -> TourAdvance {
    let object = try TourObject(node, self)
    var triggers: [TourAdvance.Trigger] = []
    if let trigger = try object.ifPresent("tap", tap) { triggers.append(trigger) }
    if let name = try object.ifPresent("event", text) { triggers.append(.event(name)) }
    if let seconds = try object.ifPresent("after", length) { triggers.append(.after(seconds)) }
    if let name = try object.ifPresent("button", text) { triggers.append(.button(name)) }
    if let element = try object.ifPresent("appears", presence) { triggers.append(.appears(element)) }
    if let element = try object.ifPresent("gone", presence) { triggers.append(.gone(element)) }
    if let pattern = try object.ifPresent("route", route) { triggers.append(.route(pattern)) }
    guard triggers.count == 1, let trigger = triggers.first else {
      throw error(node, "a rule has exactly one of tap, event, after, button, appears, gone, route")
    }
    let back = try back(object)
    return TourAdvance(
      trigger, to: back ? nil : try object.optional("to", text), when: try object.optional("when", condition),
      back: back)
  }

  /// Returns true if a rule or button leads back, and to no step by its id.
  func back(_ object: TourObject) throws(TourReadError) -> Bool {
    guard try object.ifPresent("back", bool) == true else { return false }
    if let to = object.nodeIfPresent("to") { throw error(to, "what leads back names no step") }
    return true
  }

  private func tap(_ node: NodeID) throws(TourReadError) -> TourAdvance.Trigger {
    if document.kind(node) == .mapping { return .tap(try element(node)) }
    switch try text(node) {
    case "target": return .tapTarget
    case "anywhere": return .tapAnywhere
    case let word: throw error(node, "\"\(excerpt(word))\" is none of target, anywhere")
    }
  }

  private func plainCondition(_ node: NodeID) throws(TourReadError) -> TourCondition {
    let object = try TourObject(node, self)
    return TourCondition(flag: try object.text("flag"), equals: try object.read("equals", scalar))
  }

  /// Reads the condition of a step or a rule.
  func condition(_ node: NodeID) throws(TourReadError) -> TourCondition {
    let object = try TourObject(node, self)
    var found: [TourCondition] = []
    if object.nodeIfPresent("flag") != nil { found.append(try plainCondition(node)) }
    if let part = try object.ifPresent("not", condition) { found.append(.not(part)) }
    if let parts = try object.ifPresent("all", conditions) { found.append(.all(parts)) }
    if let parts = try object.ifPresent("any", conditions) { found.append(.any(parts)) }
    guard found.count == 1, let condition = found.first else {
      throw error(node, "a condition has exactly one of flag, not, all, any")
    }
    return condition
  }

  private func conditions(_ node: NodeID) throws(TourReadError) -> [TourCondition] {
    let parts = try items(node, condition)
    guard !parts.isEmpty else { throw error(node, "a condition has at least one part") }
    return parts
  }

  private func scalar(_ node: NodeID) throws(TourReadError) -> TourScalar {
    guard document.isScalar(node), !document.isNull(node) else {
      throw error(node, "a text, a number, true or false is expected")
    }
    if document.kind(node) == .quoted { return .text(document.string(node)) }
    if case .value(let value) = parseDecimal(document.arena, document.textBounds(node)) { return .number(value) }
    return .bool(try bool(node))
  }
}
