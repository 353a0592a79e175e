import TutorialSyntax

extension TourReader {
  func keys(_ node: NodeID) throws(TourReadError) -> TourKeys {
    let object = try TourObject(node, self)
    return TourKeys(
      next: try object.list("next", text), back: try object.list("back", text),
      dismiss: try object.list("dismiss", text))
  }

  func events(_ node: NodeID) throws(TourReadError) -> TourEvents {
    let object = try TourObject(node, self)
    return TourEvents(
      shown: try object.optional("shown", text), completed: try object.optional("completed", text),
      skipped: try object.optional("skipped", text), dismissed: try object.optional("dismissed", text),
      missing: try object.optional("missing", text))
  }

  /// Reads an item of the way to a step.
  func preparation(_ node: NodeID) throws(TourReadError) -> TourPreparation {
    let object = try TourObject(node, self)
    var found: [TourPreparation] = []
    if let name = try object.ifPresent("action", text) { found.append(.action(name)) }
    if let name = try object.ifPresent("event", text) { found.append(.event(name)) }
    if let route = try object.ifPresent("route", route) { found.append(.route(route)) }
    if let element = try object.ifPresent("appears", presence) { found.append(.appears(element)) }
    if let element = try object.ifPresent("gone", presence) { found.append(.gone(element)) }
    guard found.count == 1, let preparation = found.first else {
      throw error(node, "what comes before a step has exactly one of action, event, route, appears, gone")
    }
    return preparation
  }

  /// Reads an element that is waited for, with its screen.
  func presence(_ node: NodeID) throws(TourReadError) -> TourPresence {
    let object = try TourObject(node, self)
    return TourPresence(target: try object.text("target"), screen: try object.text("screen"))
  }

  /// Reads the policy for missing targets.
  func missing(_ node: NodeID) throws(TourReadError) -> TourMissing {
    let object = try TourObject(node, self)
    return TourMissing(wait: try object.time("wait"), then: try object.read("then", choice))
  }

  func route(_ node: NodeID) throws(TourReadError) -> TourRoute {
    let pattern = try text(node)
    guard let route = TourRoute(pattern) else { throw error(node, "\"\(excerpt(pattern))\" is no pattern of routes") }
    return route
  }
}
