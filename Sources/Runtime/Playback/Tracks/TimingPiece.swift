import TutorialMotion

/// A piece of a motion, as a cubic Bézier curve in time (x) and progress (y).
struct TimingPiece {
  typealias Place = (x: Double, y: Double)

  private(set) var start: Place
  private(set) var end: Place
  private var handle1: Place
  private var handle2: Place

  init(_ from: Motion.Keyframe, _ to: Motion.Keyframe) {
    let curve = from.easing ?? CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    let (time, progress) = (to.time - from.time, to.progress - from.progress)
    start = (from.time, from.progress)
    handle1 = (from.time + time * curve.x1, from.progress + progress * curve.y1)
    handle2 = (from.time + time * curve.x2, from.progress + progress * curve.y2)
    end = (to.time, to.progress)
  }

  private init(_ start: Place, _ handle1: Place, _ handle2: Place, _ end: Place) {
    (self.start, self.handle1, self.handle2, self.end) = (start, handle1, handle2, end)
  }

  /// Both parts of the curve, split at parameter `t` by de Casteljau's algorithm.
  func cut(at t: Double) -> (TimingPiece, TimingPiece) {
    func between(_ a: Place, _ b: Place) -> Place { (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) }
    let (a, b, c) = (between(start, handle1), between(handle1, handle2), between(handle2, end))
    let (d, e) = (between(a, b), between(b, c))
    let cut = between(d, e)
    return (TimingPiece(start, a, d, cut), TimingPiece(cut, e, c, end))
  }

  /// The piece split at the extrema of its progress, so that each part is monotone.
  var monotone: [TimingPiece] {
    var parts: [TimingPiece] = []
    var (rest, done) = (self, 0.0)
    for turn in turns {
      let (first, second) = rest.cut(at: (turn - done) / (1 - done))
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
    func x(_ place: Place) -> Double { min(max((place.x - start.x) / time, 0), 1) }
    func y(_ place: Place) -> Double { (place.y - start.y) / rise }
    let curve = CubicBezier(x(handle1), y(handle1), x(handle2), y(handle2))
    let isLinear = (curve.x1 - curve.y1).magnitude < 1e-9 && (curve.x2 - curve.y2).magnitude < 1e-9
    return isLinear ? nil : curve
  }
}
