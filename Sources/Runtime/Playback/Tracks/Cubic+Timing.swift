import TutorialGeometry
import TutorialMotion

// A piece of a motion as a cubic, with the time as x and the progress as y.
extension Cubic {
  init(from: Motion.Keyframe, to: Motion.Keyframe) {
    let curve = from.easing ?? CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    let (time, progress) = (to.time - from.time, to.progress - from.progress)
    self.init(
      Point(from.time, from.progress), Point(from.time + time * curve.x1, from.progress + progress * curve.y1),
      Point(from.time + time * curve.x2, from.progress + progress * curve.y2), Point(to.time, to.progress))
  }

  /// The piece split at the extrema of its progress, so that each part is monotone.
  var monotoneInProgress: [Cubic] {
    var parts: [Cubic] = []
    var (rest, done) = (self, 0.0)
    for turn in turns {
      let (first, second) = rest.split(at: (turn - done) / (1 - done))
      parts.append(first)
      (rest, done) = (second, turn)
    }
    return parts + [rest]
  }

  /// The parameters of the extrema of the progress, inside the piece and sorted.
  private var turns: [Double] {
    let (a, b, c) = (handle1.y - start.y, handle2.y - handle1.y, end.y - handle2.y)
    // The derivative divided by 3: a(1 − t)² + 2b(1 − t)t + ct².
    let (square, half) = (a - 2 * b + c, b - a)
    let discriminant = half * half - square * a
    guard discriminant > 0 else { return [] }
    let root = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    return [root / square, a / root].filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
  }

  /// The piece as a timing curve; nil if it is linear.
  var easing: CubicBezier? {
    let (time, rise) = (end.x - start.x, end.y - start.y)
    guard time > 0, rise.magnitude > 1e-9 else { return nil }
    func x(_ place: Point) -> Double { min(max((place.x - start.x) / time, 0), 1) }
    func y(_ place: Point) -> Double { (place.y - start.y) / rise }
    let curve = CubicBezier(x(handle1), y(handle1), x(handle2), y(handle2))
    let isLinear = (curve.x1 - curve.y1).magnitude < 1e-9 && (curve.x2 - curve.y2).magnitude < 1e-9
    return isLinear ? nil : curve
  }
}
