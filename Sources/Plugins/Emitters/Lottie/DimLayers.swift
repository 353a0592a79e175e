import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit

/// The dim of a layer, and the holes in it.
///
/// Convex, unclipped holes that don't touch each other are cut out of the dim's own path by the even-odd rule. All
/// others become an inverted matte, in which each hole has its own clip, and holes may overlap.
struct DimLayers {
  let layer: PictureLayer
  private var overlay: OverlayLayers { layer.overlay }

  private struct MovingHole {
    var outline: [Track.Keyframe]
    var clip: Track
    /// The bounding box of all its positions.
    var sweptBounds: Rect
  }

  /// Returns the dim, with its matte above it if it needs one, or nothing if the layer has no dim.
  func layers(in parts: inout LottieParts) -> [EmittedJSON] {
    let (clock, tolerance) = (parts.clock, OverlayLayers.tolerance)
    let frame = layer.track(tolerance.length) { $0.overlay.map { Self.numbers($0.frame) } }
    guard !frame.keyframes.isEmpty else { return [] }
    let color = layer.track(tolerance.color) { $0.overlay.map { LottieValue.channels($0.color) } }
    let strength = layer.track(tolerance.opacity) { $0.overlay.map { [$0.opacity * $0.color.svgOpacity] } }
    let holes = holes(clock)
    let isMatted = holes.contains { !isWhole($0) } || !areApart(holes) || !isInside(holes, frame)
    let rectangle = LottieShape.path(clock.property(frame, Self.path))
    let paths = isMatted ? [] : holes.map { LottieShape.path(clock.property($0.outline, LottieValue.path)) }
    let fill = LottieShape.fill(
      clock.property(color, LottieValue.color), opacity: clock.property(strength, LottieValue.opacity),
      isEvenOdd: !paths.isEmpty)
    let dim = LottieShape.group("dim", [rectangle] + paths + [fill])
    let frames = layer.frames(clock)
    guard isMatted else { return [LottieLayer.shapes("dim", [dim], in: frames)] }
    var (over, under) = (LottieLayer.Look(), LottieLayer.Look())
    (over.matte, under.matte) = (.isMatte, .inverted)
    let id = "\(layer.id)-holes"
    parts.addAsset(id, holes.map { self.matte($0, clock, frames) })
    return [
      LottieLayer.asset("holes", id, size: (parts.width, parts.height), in: frames, over),
      LottieLayer.shapes("dim", [dim], in: frames, under),
    ]
  }

  private func holes(_ clock: LottieClock) -> [MovingHole] {
    let times = PartTimes<PartName>(overlay.stepTime) { $0.layer(layer.name)?.namedHoles.map(\.name) ?? [] }
    return times.names.map { hole in
      let pieces = times.pieces(of: hole, in: overlay.stepTime)
      func value(_ picture: TourPicture) -> TourPicture.Hole? {
        picture.layer(layer.name)?.namedHoles.first { $0.name == hole }?.hole
      }
      let outline = overlay.track(pieces) { value($0)?.outline.points }
      let clip = overlay.track(pieces) { value($0).map { Self.numbers($0.clip ?? overlay.screen) } }
      let boxes = outline.keyframes.map { Self.box(around: $0.value) }
      let reach = boxes.dropFirst().reduce(boxes.first ?? Rect(0, 0, 0, 0)) { $0.union($1) }
      return MovingHole(
        outline: clock.keyframes(outline, in: times.spans(of: hole), of: overlay.span, hidden: LottieValue.collapsed),
        clip: clip, sweptBounds: reach)
    }
  }

  private func matte(_ hole: MovingHole, _ clock: LottieClock, _ frames: LottieLayer.Frames) -> EmittedJSON {
    let path = LottieShape.path(clock.property(hole.outline, LottieValue.path))
    var look = LottieLayer.Look()
    if !isUnclipped(hole) { look.clip = clock.property(hole.clip, Self.path) }
    return LottieLayer.shapes(
      "hole", [LottieShape.group("hole", [path, LottieShape.fill(TourColor(red: 255, green: 255, blue: 255))])],
      in: frames, look)
  }

  // MARK: The choice of path or matte

  private func isUnclipped(_ hole: MovingHole) -> Bool {
    hole.clip.keyframes.allSatisfy { frame in
      let clip = Self.rect(frame.value)
      return clip.contains(hole.sweptBounds) || clip.contains(overlay.screen)
    }
  }

  private func isWhole(_ hole: MovingHole) -> Bool {
    isUnclipped(hole) && hole.outline.allSatisfy { Self.isConvex($0.value) }
  }

  private func areApart(_ holes: [MovingHole]) -> Bool {
    guard holes.count <= 32 else { return false }
    return holes.indices.allSatisfy { one in
      holes.indices.dropFirst(one + 1).allSatisfy { other in
        let (a, b) = (holes[one].sweptBounds, holes[other].sweptBounds)
        return a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY
      }
    }
  }

  /// Returns true if no hole extends out of the dim, where the even-odd rule would fill it.
  ///
  /// Holes outside the display don't matter.
  private func isInside(_ holes: [MovingHole], _ frame: Track) -> Bool {
    frame.keyframes.allSatisfy { keyframe in
      let rect = Self.rect(keyframe.value)
      return rect.contains(overlay.screen) || holes.allSatisfy { rect.contains($0.sweptBounds) }
    }
  }

  /// Returns true if a clockwise path turns to one side only, handles included. A point does.
  private static func isConvex(_ points: [Double]) -> Bool {
    let corners = stride(from: 0, to: points.count - 1, by: 2).map { Point(points[$0], points[$0 + 1]) }
    var sides: [Point] = []
    for (from, to) in zip(corners, corners.dropFirst()) {
      let side = Point(to.x - from.x, to.y - from.y)
      if abs(side.x) + abs(side.y) > 0.01 { sides.append(side) }
    }
    guard let first = sides.first else { return true }
    return zip(sides, sides.dropFirst() + [first]).allSatisfy { one, next in
      let length = (one.x * one.x + one.y * one.y).squareRoot() * (next.x * next.x + next.y * next.y).squareRoot()
      return one.x * next.y - one.y * next.x >= -0.01 * length
    }
  }

  private static func box(around points: [Double]) -> Rect {
    guard points.count >= 2 else { return Rect(0, 0, 0, 0) }
    var (low, high) = (Point(points[0], points[1]), Point(points[0], points[1]))
    for place in stride(from: 2, to: points.count - 1, by: 2) {
      low = Point(min(low.x, points[place]), min(low.y, points[place + 1]))
      high = Point(max(high.x, points[place]), max(high.y, points[place + 1]))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}

extension DimLayers {
  static func numbers(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }

  static func rect(_ numbers: [Double]) -> Rect {
    numbers.count == 4 ? Rect(numbers[0], numbers[1], numbers[2], numbers[3]) : Rect(0, 0, 0, 0)
  }

  /// Returns a rectangle as a clockwise path.
  static func path(_ numbers: [Double]) -> EmittedJSON {
    let rect = rect(numbers)
    return LottieValue.polygon([
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ])
  }
}
