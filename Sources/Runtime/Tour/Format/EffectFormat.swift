import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func sprite(_ node: NodeID) throws(TourReadError) -> TourSprite {
    let object = try TourObject(node, self)
    let opacity = try object.list("opacity", number)
    guard opacity.count == 2, opacity.allSatisfy((0...1).contains) else {
      throw error(try object.node("opacity"), "the opacities at the start and at the end lie within 0 to 1")
    }
    return TourSprite(
      picture: try picture(object, node), color: try object.optional("color", color),
      size: try object.read("size", size), from: try object.read("from", point), to: try object.read("to", point),
      arc: try object.number("arc"), motion: try object.read("motion", motionName),
      delay: try object.time("delay"), fromOpacity: opacity[0], toOpacity: opacity[1],
      after: try object.read("after", choice), fromElement: try object.optional("fromElement", element),
      toElement: try object.optional("toElement", element))
  }

  private func picture(_ object: TourObject, _ node: NodeID) throws(TourReadError) -> TourSprite.Picture {
    switch (try object.ifPresent("image", text), try object.ifPresent("symbol", text)) {
    case (let image?, nil): return .image(image)
    case (nil, let symbol?): return .symbol(symbol)
    default: throw error(node, "a sprite has either an image or a symbol")
    }
  }

  func loop(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourLoop {
    let object = try TourObject(node, self)
    let period = try object.time("period")
    let keyframes = try object.list("keyframes", loopKeyframe)
    try checkTimes(keyframes.map(\.time), of: object, until: period, "period")
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
