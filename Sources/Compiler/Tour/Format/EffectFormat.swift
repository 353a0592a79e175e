import TutorialGeometry
import TutorialSyntax

// Sprites and loops: how they are read, written and described.

extension TourReader {
  /// A picture that flies.
  func sprite(_ node: NodeID) throws(TourReadError) -> TourSprite {
    let object = try TourObject(node, self)
    let opacity = try object.list("opacity", number)
    guard opacity.count == 2, opacity.allSatisfy((0...1).contains) else {
      throw error(try object.node("opacity"), "the opacities at the start and at the end lie within 0 to 1")
    }
    return TourSprite(
      picture: try picture(object, node), color: try object.optional("color", color),
      size: try object.read("size", size), from: try object.read("from", point), to: try object.read("to", point),
      bend: try object.optional("bend", point), motion: try object.read("motion", motionName),
      delay: try object.time("delay"), fromOpacity: opacity[0], toOpacity: opacity[1],
      after: try object.read("after", choice), fromElement: try object.optional("fromElement", element),
      toElement: try object.optional("toElement", element))
  }

  private func picture(_ object: TourObject, _ node: NodeID) throws(TourReadError) -> TourSprite.Picture {
    switch (try object.optional("image", text), try object.optional("symbol", text)) {
    case (let image?, nil): return .image(image)
    case (nil, let symbol?): return .symbol(symbol)
    default: throw error(node, "a sprite has either an image or a symbol")
    }
  }

  /// An effect that repeats, on a step of `cutouts` holes.
  func loop(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourLoop {
    let object = try TourObject(node, self)
    let period = try object.time("period")
    let keyframes = try object.list("keyframes", loopKeyframe)
    guard let first = keyframes.first, let last = keyframes.last, first.time == 0, last.time == period else {
      throw error(try object.node("keyframes"), "the keyframes must begin at 0 and end at the period")
    }
    for (before, after) in zip(keyframes, keyframes.dropFirst()) where after.time < before.time {
      throw error(try object.node("keyframes"), "the keyframes are not in the order of time")
    }
    return TourLoop(
      kind: try object.read("kind", choice), period: period, amount: try object.number("amount"),
      count: try object.optional("repeat", wholeNumber), subject: try object.read("subject", choice),
      rings: try object.list("rings") { node throws(TourReadError) in try self.ring(node, cutouts: cutouts) },
      keyframes: keyframes)
  }

  private func loopKeyframe(_ node: NodeID) throws(TourReadError) -> TourLoop.Keyframe {
    let object = try TourObject(node, self)
    let change = TourLoop.Change(
      grow: try object.number("grow"), shift: try object.read("shift", point), opacity: try object.fraction("opacity"))
    return TourLoop.Keyframe(
      time: try object.time("time"), change: change, easing: try object.ifPresent("easing", easing))
  }
}

extension TourWriter {
  /// A picture that flies.
  mutating func write(_ sprite: TourSprite) {
    json.beginObject(onOneLine: true)
    switch sprite.picture {
    case .image(let name):
      json.text("image", name)
      json.text("symbol", nil)
    case .symbol(let name):
      json.text("image", nil)
      json.text("symbol", name)
    }
    json.text("color", sprite.color)
    json.size("size", sprite.size)
    json.point("from", sprite.from)
    json.point("to", sprite.to)
    optional("fromElement", sprite.fromElement) { writer, element in writer.write(element) }
    optional("toElement", sprite.toElement) { writer, element in writer.write(element) }
    json.point("bend", sprite.bend)
    json.text("motion", sprite.motion)
    json.fraction("delay", sprite.delay)
    json.key("opacity")
    json.numbers([sprite.fromOpacity, sprite.toOpacity], decimals: JSONWriter.fractionDecimals)
    json.text("after", sprite.after.rawValue)
    json.endObject()
  }

  /// An effect that repeats.
  mutating func write(_ loop: TourLoop) {
    json.beginObject()
    json.text("kind", loop.kind.rawValue)
    json.fraction("period", loop.period)
    json.fraction("amount", loop.amount)
    json.key("repeat")
    if let count = loop.count { json.number(count) } else { json.null() }
    json.text("subject", loop.subject.rawValue)
    list("rings", loop.rings) { writer, ring in writer.write(ring) }
    list("keyframes", loop.keyframes) { writer, keyframe in writer.write(keyframe) }
    json.endObject()
  }

  private mutating func write(_ keyframe: TourLoop.Keyframe) {
    let change = keyframe.change
    json.beginObject(onOneLine: true)
    json.fraction("time", keyframe.time)
    json.fraction("grow", change.grow)
    json.key("shift")
    json.numbers([change.shift.x, change.shift.y], decimals: JSONWriter.fractionDecimals)
    json.fraction("opacity", change.opacity)
    write(keyframe.easing)
    json.endObject()
  }
}

extension TourSchema {
  /// What moves beside the holes. The last part: it closes the file.
  static let effects = #"""
        "sprite": {
          "description": "A picture that flies once, when the step has come. It has either an image or a symbol.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "image", "symbol", "color", "size", "from", "to", "fromElement", "toElement", "bend", "motion", "delay",
            "opacity", "after"
          ],
          "oneOf": [
            { "properties": { "image": { "type": "string" }, "symbol": { "type": "null" } } },
            { "properties": { "image": { "type": "null" }, "symbol": { "type": "string" } } }
          ],
          "properties": {
            "image": { "$ref": "#/$defs/optionalText" },
            "symbol": { "$ref": "#/$defs/optionalText" },
            "color": { "anyOf": [{ "$ref": "#/$defs/color" }, { "type": "null" }] },
            "size": { "$ref": "#/$defs/size" },
            "from": { "description": "Where its centre starts.", "$ref": "#/$defs/point" },
            "to": { "description": "Where its centre ends.", "$ref": "#/$defs/point" },
            "fromElement": { "description": "The element that from is a point of.", "$ref": "#/$defs/optionalElement" },
            "toElement": { "description": "The element that to is a point of.", "$ref": "#/$defs/optionalElement" },
            "bend": { "description": "Every point adds 4p(1 - p) times this.", "$ref": "#/$defs/optionalPoint" },
            "motion": { "description": "A name in motions.", "type": "string" },
            "delay": { "$ref": "#/$defs/seconds" },
            "opacity": {
              "description": "At the start and at the end.",
              "type": "array", "items": { "$ref": "#/$defs/fraction" }, "minItems": 2, "maxItems": 2
            },
            "after": { "enum": ["remove", "keep"] }
          }
        },
        "optionalElement": { "anyOf": [{ "$ref": "#/$defs/element" }, { "type": "null" }] },
        "loop": {
          "description": "An effect that repeats while the step stands; at both ends of a round everything is at rest.",
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "period", "amount", "repeat", "subject", "rings", "keyframes"],
          "properties": {
            "kind": { "enum": ["pulse", "ripple", "glow", "bounce"] },
            "period": { "description": "One round.", "$ref": "#/$defs/seconds" },
            "amount": { "description": "How far it goes, as a fraction of the hole's smaller side; for glow, the opacity.", "type": "number" },
            "repeat": { "description": "How many rounds; null is without end.", "type": ["integer", "null"], "minimum": 0 },
            "subject": {
              "description": "holes: the keyframes move the step's holes, and its rings with them; rings: they move the loop's own rings.",
              "enum": ["holes", "rings"]
            },
            "rings": {
              "description": "The loop's own rings, there only while it runs.",
              "type": "array", "items": { "$ref": "#/$defs/ring" }
            },
            "keyframes": {
              "description": "One round, in the order of time; the first at 0, the last at the period.",
              "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/loopKeyframe" }
            }
          }
        },
        "loopKeyframe": {
          "description": "Lengths are fractions of the smaller side of the hole's frame, or of the box around a ring's holes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["time", "grow", "shift", "opacity"],
          "properties": {
            "time": { "$ref": "#/$defs/seconds" },
            "grow": { "description": "By how much the box is wider and higher, around its middle.", "type": "number" },
            "shift": { "description": "By how much it lies elsewhere.", "$ref": "#/$defs/point" },
            "opacity": { "description": "Of the loop's own rings.", "$ref": "#/$defs/fraction" },
            "easing": { "$ref": "#/$defs/segmentEasing" }
          }
        }
      }
    }

    """#
}
