import TutorialSyntax

// How one gets to steps, through them and out of them: how it is read, written and described.

extension TourReader {
  /// The keys of a keyboard.
  func keys(_ node: NodeID) throws(TourReadError) -> TourKeys {
    let object = try TourObject(node, self)
    return TourKeys(
      next: try object.list("next", text), back: try object.list("back", text),
      dismiss: try object.list("dismiss", text))
  }

  /// The names of the events that a client reports.
  func events(_ node: NodeID) throws(TourReadError) -> TourEvents {
    let object = try TourObject(node, self)
    return TourEvents(
      shown: try object.optional("shown", text), completed: try object.optional("completed", text),
      skipped: try object.optional("skipped", text), dismissed: try object.optional("dismissed", text),
      missing: try object.optional("missing", text))
  }

  /// Ways to leave.
  func dismissals(_ node: NodeID) throws(TourReadError) -> [Tour.Dismissal] {
    try items(node, choice)
  }

  /// How the app gets to where a step stands.
  func preparations(_ node: NodeID) throws(TourReadError) -> [TourPreparation] {
    try items(node, preparation)
  }

  private func preparation(_ node: NodeID) throws(TourReadError) -> TourPreparation {
    let object = try TourObject(node, self)
    var found: [TourPreparation] = []
    if let name = try object.ifPresent("action", text) { found.append(.action(name)) }
    if let name = try object.ifPresent("event", text) { found.append(.event(name)) }
    if let route = try object.ifPresent("route", route) { found.append(.route(route)) }
    guard found.count == 1, let preparation = found.first else {
      throw error(node, "what comes before a step has exactly one of action, event, route")
    }
    return preparation
  }

  /// What a client does while the app does not show what a step highlights.
  func missing(_ node: NodeID) throws(TourReadError) -> TourMissing {
    let object = try TourObject(node, self)
    return TourMissing(wait: try object.time("wait"), then: try object.read("then", choice))
  }

  /// A pattern of routes.
  func route(_ node: NodeID) throws(TourReadError) -> TourRoute {
    let pattern = try text(node)
    guard let route = TourRoute(pattern) else { throw error(node, "\"\(excerpt(pattern))\" is no pattern of routes") }
    return route
  }
}

extension TourWriter {
  /// The keys of a keyboard.
  mutating func write(_ keys: TourKeys) {
    json.beginObject()
    json.texts("next", keys.next)
    json.texts("back", keys.back)
    json.texts("dismiss", keys.dismiss)
    json.endObject()
  }

  /// The names of the events that a client reports.
  mutating func write(_ events: TourEvents) {
    json.beginObject()
    json.text("shown", events.shown)
    json.text("completed", events.completed)
    json.text("skipped", events.skipped)
    json.text("dismissed", events.dismissed)
    json.text("missing", events.missing)
    json.endObject()
  }

  /// How the app gets to where a step stands.
  mutating func write(_ preparation: TourPreparation) {
    json.beginObject(onOneLine: true)
    switch preparation {
    case .action(let name): json.text("action", name)
    case .event(let name): json.text("event", name)
    case .route(let route): json.text("route", route.pattern)
    }
    json.endObject()
  }

  /// What a client does while the app does not show what a step highlights.
  mutating func write(_ missing: TourMissing) {
    json.beginObject(onOneLine: true)
    json.fraction("wait", missing.wait)
    json.text("then", missing.then.rawValue)
    json.endObject()
  }
}

extension TourSchema {
  /// How one gets to steps, through them and out of them.
  static let flow = #"""
        "dismiss": {
          "description": "How a person may leave; empty where only finishing ends the tour.",
          "type": "array", "uniqueItems": true, "items": { "enum": ["escape", "close", "overlay"] }
        },
        "keys": {
          "description": "The keys that lead on, back and out, by the names of KeyboardEvent.key; where the tour has none, ArrowRight and Enter, ArrowLeft, and Escape. From right to left ArrowLeft and ArrowRight change places. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": ["next", "back", "dismiss"],
          "properties": {
            "next": { "description": "What the callout's button next does.", "$ref": "#/$defs/keyNames" },
            "back": { "description": "What the callout's button back does.", "$ref": "#/$defs/keyNames" },
            "dismiss": { "description": "Leaves, where the step may be left by escape.", "$ref": "#/$defs/keyNames" }
          }
        },
        "keyNames": { "type": "array", "uniqueItems": true, "items": { "type": "string", "minLength": 1 } },
        "events": {
          "description": "The names of the events that the client reports, null for one that it does not; where the tour has none, tutorial_ and the field's name. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": ["shown", "completed", "skipped", "dismissed", "missing"],
          "properties": {
            "shown": { "description": "A step has come.", "$ref": "#/$defs/optionalText" },
            "completed": { "description": "The tour led to its end.", "$ref": "#/$defs/optionalText" },
            "skipped": { "description": "A step was passed over.", "$ref": "#/$defs/optionalText" },
            "dismissed": { "description": "The tour was left before its end.", "$ref": "#/$defs/optionalText" },
            "missing": { "description": "What a step highlights was not there when the time to wait had passed.", "$ref": "#/$defs/optionalText" }
          }
        },
        "preparation": {
          "description": "How the app gets to where the step stands: an action that the client performs, an event or a route that it waits for. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "action": { "type": "string" },
            "event": { "type": "string" },
            "route": { "$ref": "#/$defs/route" }
          }
        },
        "missing": {
          "description": "What the client does while the app does not show what the step highlights. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": ["wait", "then"],
          "properties": {
            "wait": { "description": "How long it waits.", "$ref": "#/$defs/seconds" },
            "then": { "description": "skip: the step after it comes; end: the tour ends; center: the callout in the middle, without holes.", "enum": ["skip", "end", "center"] }
          }
        },
        "route": {
          "description": "A pattern of routes: :name is any one segment, * at the end all that is left.",
          "type": "string", "pattern": "^/"
        },

    """#
}
