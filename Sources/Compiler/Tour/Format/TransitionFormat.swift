import TutorialGeometry
import TutorialSyntax

// Transitions, appearances and reduced motion: how they are read, written and described.

extension TourReader {
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
}

extension TourWriter {
  /// A transition from another step.
  mutating func write(_ transition: TourTransition) {
    json.beginObject(onOneLine: transition.tracks == nil)
    json.text("from", transition.from)
    json.text("kind", transition.kind.rawValue)
    json.text("motion", transition.motion)
    json.fraction("delay", transition.delay)
    json.flag("lockInput", transition.lockInput)
    list("pairs", transition.pairs) { writer, pair in
      writer.write(pair)
    }
    json.point("bend", transition.bend)
    optional("bends", transition.bends) { writer, bends in writer.write(bends) }
    if let tracks = transition.tracks {
      json.key("tracks")
      write(tracks)
    }
    json.endObject()
  }

  /// A pair of places, either of them null.
  mutating func write(_ pair: TourPair) {
    json.beginArray(onOneLine: true)
    index(pair.old)
    index(pair.new)
    json.endArray()
  }

  private mutating func index(_ value: Int?) {
    if let value { json.number(value) } else { json.null() }
  }

  private mutating func write(_ bends: [Point?]) {
    json.beginArray()
    for bend in bends {
      if let bend {
        json.numbers([bend.x, bend.y], decimals: JSONWriter.lengthDecimals)
      } else {
        json.null()
      }
    }
    json.endArray()
  }

  /// How the overlay appears or goes; only from variant to variant does anything travel, so that it can be bent.
  mutating func write(_ appearance: TourAppearance, travels: Bool = false) {
    json.beginObject(onOneLine: true)
    json.text("motion", appearance.motion)
    json.text("kind", appearance.kind.rawValue)
    json.fraction("delay", appearance.delay)
    json.flag("lockInput", appearance.lockInput)
    if travels { json.fraction("arc", appearance.arc) }
    json.endObject()
  }

  /// What replaces transitions under reduced motion.
  mutating func write(_ motion: TourReducedMotion) {
    json.beginObject(onOneLine: true)
    json.text("kind", motion.kind.rawValue)
    json.text("motion", motion.motion)
    json.endObject()
  }
}

extension TourSchema {
  /// Transitions.
  static let transitions = #"""
        "transitionKind": {
          "description": "morph: the holes become one another; fade: the old picture gives way to the new; reveal: the new holes grow; cut: at once.",
          "enum": ["morph", "fade", "reveal", "cut"]
        },
        "transition": {
          "type": "object",
          "additionalProperties": false,
          "required": ["from", "kind", "motion", "delay", "lockInput", "pairs", "bend", "bends"],
          "properties": {
            "from": { "description": "The step that it comes from; null is any other.", "$ref": "#/$defs/optionalId" },
            "kind": { "$ref": "#/$defs/transitionKind" },
            "motion": { "$ref": "#/$defs/motionName" },
            "delay": { "description": "Before it begins.", "$ref": "#/$defs/seconds" },
            "lockInput": { "description": "Whether touches are ignored until it has ended.", "type": "boolean" },
            "pairs": {
              "description": "Old and new hole; null where a hole grows out of, or shrinks into, its own centre.",
              "type": "array",
              "items": {
                "anyOf": [
                  { "type": "array", "prefixItems": [{ "$ref": "#/$defs/place" }, { "$ref": "#/$defs/place" }], "items": false, "minItems": 2 },
                  { "type": "array", "prefixItems": [{ "type": "null" }, { "$ref": "#/$defs/place" }], "items": false, "minItems": 2 },
                  { "type": "array", "prefixItems": [{ "$ref": "#/$defs/place" }, { "type": "null" }], "items": false, "minItems": 2 }
                ]
              }
            },
            "bend": {
              "description": "Every point of the holes that become others adds 4p(1 - p) times this.",
              "$ref": "#/$defs/optionalPoint"
            },
            "bends": {
              "description": "Where holes go different ways: a bend, or null, for each of pairs.",
              "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/optionalPoint" } }, { "type": "null" }]
            },
            "tracks": {
              "description": "The same ways ready-made, where that was asked for and outlines move.",
              "$ref": "#/$defs/tracks"
            }
          }
        },

    """#

  /// How the overlay appears and goes.
  static let appearances = #"""
        "variantChange": {
          "type": "object",
          "additionalProperties": false,
          "required": ["motion", "kind", "delay", "lockInput", "arc"],
          "properties": {
            "motion": { "$ref": "#/$defs/motionName" },
            "kind": { "$ref": "#/$defs/transitionKind" },
            "delay": { "description": "Before it begins.", "$ref": "#/$defs/seconds" },
            "lockInput": { "description": "Whether touches are ignored until it has ended.", "type": "boolean" },
            "arc": {
              "description": "The height of the bend as a fraction of each hole's way, to the left of travel.",
              "type": "number"
            }
          }
        },
        "appearance": {
          "type": "object",
          "additionalProperties": false,
          "required": ["motion", "kind", "delay", "lockInput"],
          "properties": {
            "motion": { "$ref": "#/$defs/motionName" },
            "kind": { "$ref": "#/$defs/transitionKind" },
            "delay": { "description": "Before it begins.", "$ref": "#/$defs/seconds" },
            "lockInput": { "description": "Whether touches are ignored until it has ended.", "type": "boolean" }
          }
        },

    """#
}
