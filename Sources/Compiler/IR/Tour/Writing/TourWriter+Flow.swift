import TutorialGeometry

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
    json.beginObject(onOneLine: true)
    json.text("from", transition.from)
    json.text("kind", transition.kind.rawValue)
    json.text("motion", transition.motion)
    json.fraction("delay", transition.delay)
    json.flag("lockInput", transition.lockInput)
    list("pairs", transition.pairs) { writer, pair in
      writer.json.beginArray()
      writer.index(pair.old)
      writer.index(pair.new)
      writer.json.endArray()
    }
    json.point("bend", transition.bend)
    json.endObject()
  }

  private mutating func index(_ value: Int?) {
    if let value { json.number(value) } else { json.null() }
  }

  /// How the overlay appears or goes.
  mutating func write(_ appearance: TourAppearance) {
    json.beginObject(onOneLine: true)
    json.text("motion", appearance.motion)
    json.text("kind", appearance.kind.rawValue)
    json.fraction("delay", appearance.delay)
    json.flag("lockInput", appearance.lockInput)
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
    json.beginObject(onOneLine: true)
    json.text("kind", loop.kind.rawValue)
    json.fraction("period", loop.period)
    json.fraction("amount", loop.amount)
    json.key("repeat")
    index(loop.count)
    json.endObject()
  }
}
