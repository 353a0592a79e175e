import TutorialGeometry
import TutorialSyntax

extension TourWriter {
  /// A rule that ends a step: its key names the trigger.
  mutating func write(_ rule: TourAdvance) {
    json.beginObject(onOneLine: true)
    switch rule.trigger {
    case .tapTarget: json.text("tap", "target")
    case .tapAnywhere: json.text("tap", "anywhere")
    case .tap(let element):
      json.key("tap")
      write(element)
    case .event(let name): json.text("event", name)
    case .after(let seconds): json.fraction("after", seconds)
    case .button(let name): json.text("button", name)
    }
    json.text("to", rule.to)
    optional("when", rule.when) { writer, condition in writer.write(condition) }
    json.endObject()
  }

  /// A condition.
  mutating func write(_ condition: TourCondition) {
    json.beginObject(onOneLine: true)
    json.text("flag", condition.flag)
    json.key("equals")
    switch condition.equals {
    case .bool(let value): json.bool(value)
    case .number(let value): json.number(shortest: value)
    case .text(let value): json.string(value)
    }
    json.endObject()
  }

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

  /// What is scrolled first.
  mutating func write(_ scroll: TourScroll) {
    json.beginObject(onOneLine: true)
    json.text("align", scroll.align.rawValue)
    json.fraction("duration", scroll.duration)
    list("offsets", scroll.offsets) { writer, offset in
      writer.json.beginObject()
      writer.json.text("space", offset.space)
      writer.json.point("from", offset.from)
      writer.json.point("to", offset.to)
      writer.json.endObject()
    }
    json.endObject()
  }
}
