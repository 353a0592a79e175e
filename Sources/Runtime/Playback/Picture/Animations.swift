public import TutorialGeometry
public import TutorialMotion
public import TutorialTour

// The animations of a step at rest: sprites, which run once, and loops.

extension TourStep {
  /// The sprites that are visible `time` seconds after the step's arrival.
  public func sprites(at time: Double, motions: TourEntries<Motion>) -> [TourPicture.Sprite] {
    sprites.compactMap { $0.picture(at: time, motion: motions[$0.motion]) }
  }

  /// Seconds from the step's arrival until all of its animations end; infinite if a loop has no end.
  func animationTime(motions: TourEntries<Motion>) -> Double {
    let flights = sprites.map { $0.delay + (motions[$0.motion]?.duration ?? 0) }
    let loops = loops.map { loop in loop.count.map { Double($0) * loop.period } ?? .infinity }
    return (flights + loops).max() ?? 0
  }
}

extension TourSprite {
  /// The sprite `time` seconds after the step's arrival.
  ///
  /// Nil before its start and, unless it stays, after its end.
  fileprivate func picture(at time: Double, motion: Motion?) -> TourPicture.Sprite? {
    let elapsed = time - delay
    guard elapsed >= 0 else { return nil }
    if after == .remove, elapsed >= motion?.duration ?? 0 { return nil }
    let progress = motion?.progress(at: elapsed) ?? 1
    return TourPicture.Sprite(
      picture: picture, color: color.flatMap { TourColor($0) }, center: center(at: progress), size: size,
      opacity: fromOpacity.mixed(with: toOpacity, progress).clampedToUnit)
  }

  /// The position of the sprite's centre at `progress`, which may lie outside 0 to 1.
  public func center(at progress: Double) -> Point {
    let straight = Point(from.x.mixed(with: to.x, progress), from.y.mixed(with: to.y, progress))
    guard let bend = (to - from).bend(arc: arc) else { return straight }
    return straight + bend * (4 * progress * (1 - progress))
  }
}

extension TourStep {
  /// The step's layer at rest with its loops applied, `time` seconds after the step's arrival.
  func looped(_ layer: TourPicture.Layer, at time: Double) -> TourPicture.Layer {
    var result = layer
    for loop in loops {
      guard let change = loop.change(at: time) else { continue }
      switch loop.subject {
      case .holes: move(&result, by: change)
      case .rings:
        result.rings += loop.rings.compactMap { ring in
          guard change.opacity > 0, let box = box(of: ring.cutouts) else { return nil }
          return TourPicture.Ring(
            cutouts: ring.cutouts, outline: ring.outline.changed(by: change, around: box, outset: ring.outset),
            width: ring.width, color: TourColor(ring.color) ?? .black, dash: ring.dash,
            opacity: change.opacity.clampedToUnit, clip: ring.clip)
        }
      }
    }
    return result
  }

  private func move(_ layer: inout TourPicture.Layer, by change: TourLoop.Change) {
    for place in layer.holes.indices {
      guard let cutout = layer.holes[place].cutout, let box = box(of: [cutout]) else { continue }
      layer.holes[place].outline = layer.holes[place].outline.changed(by: change, around: box, outset: 0)
    }
    // At rest the layer's first rings are the step's, in order; rings added by other loops follow.
    for (place, ring) in rings.enumerated() where layer.rings.indices.contains(place) {
      guard let box = box(of: ring.cutouts) else { continue }
      layer.rings[place].outline = layer.rings[place].outline.changed(by: change, around: box, outset: ring.outset)
    }
  }

  /// The bounding box of the frames of some cutouts; nil if none of them exists.
  private func box(of places: [Int]) -> Rect? {
    let frames = places.filter(cutouts.indices.contains).map { cutouts[$0].frame }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension TourLoop {
  /// The change that the loop makes, `time` seconds after the step's arrival.
  ///
  /// Nil before the arrival and after the last round.
  public func change(at time: Double) -> Change? {
    guard time >= 0, period > 0, period.isFinite, let first = keyframes.first, let last = keyframes.last else {
      return nil
    }
    if let count, time >= Double(count) * period { return nil }
    let round = time.truncatingRemainder(dividingBy: period)
    guard round.isFinite else { return nil }
    guard let place = keyframes.firstIndex(where: { round < $0.time }) else { return last.change }
    guard place > 0 else { return first.change }
    let (from, to) = (keyframes[place - 1], keyframes[place])
    let x = (round - from.time) / (to.time - from.time)
    return from.change.mixed(with: to.change, from.easing?.value(at: x) ?? x)
  }
}

extension TourLoop.Change {
  fileprivate func mixed(with other: TourLoop.Change, _ progress: Double) -> TourLoop.Change {
    TourLoop.Change(
      grow: grow.mixed(with: other.grow, progress),
      shift: Point(shift.x.mixed(with: other.shift.x, progress), shift.y.mixed(with: other.shift.y, progress)),
      opacity: opacity.mixed(with: other.opacity, progress).clampedToUnit)
  }
}

extension TourRing {
  /// The distance from the box of its holes to the middle of its stroke.
  fileprivate var outset: Double { gap + width / 2 }
}

extension Outline {
  /// Applies a loop's change to an outline that lies `outset` outside a hole's frame.
  ///
  /// The box grows by the same length on both axes, so that a ring around an oblong hole keeps the same distance from
  /// it on all sides.
  fileprivate func changed(by change: TourLoop.Change, around box: Rect, outset: Double) -> Outline {
    let side = min(box.width, box.height)
    let (center, growth) = (box.center, change.grow * side)
    func factor(_ length: Double) -> Double {
      let own = length + 2 * outset
      return own > 0 ? max(0, (own + growth) / own) : 1
    }
    let (across, down) = (factor(box.width), factor(box.height))
    let shift = change.shift * side
    return Outline(
      points: points.indices.map { place in
        place % 2 == 0
          ? center.x + (points[place] - center.x) * across + shift.x
          : center.y + (points[place] - center.y) * down + shift.y
      })
  }
}
