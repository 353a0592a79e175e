import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes sprites and loops.

extension TourWriter {
  mutating func write(_ sprite: TourSprite) {
    json.beginObject(onOneLine: true)
    switch sprite.picture {
    case .image(let name): json.text("image", name)
    case .symbol(let name): json.text("symbol", name)
    }
    json.text("color", sprite.color)
    json.size("size", sprite.size)
    json.point("from", sprite.from)
    json.point("to", sprite.to)
    field("fromElement", sprite.fromElement) { writer, element in writer.write(element) }
    field("toElement", sprite.toElement) { writer, element in writer.write(element) }
    json.fraction("arc", sprite.arc)
    json.text("motion", sprite.motion)
    json.fraction("delay", sprite.delay)
    json.key("opacity")
    json.numbers([sprite.fromOpacity, sprite.toOpacity], decimals: JSONWriter.fractionDecimals)
    json.text("after", sprite.after.rawValue)
    json.endObject()
  }

  mutating func write(_ loop: TourLoop) {
    json.beginObject()
    json.text("kind", loop.kind.rawValue)
    json.fraction("period", loop.period)
    json.fraction("amount", loop.amount)
    json.whole("repeat", loop.count)
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
