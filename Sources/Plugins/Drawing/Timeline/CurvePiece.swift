public import TutorialMotion
import TutorialTour

/// A piece of a progress curve over time: a cubic Bézier whose control points are (time, progress).
public struct CurvePiece: Sendable {
  private let x: (Double, Double, Double, Double)
  private let y: (Double, Double, Double, Double)
  /// True if a value jumps at the instant at which the piece begins.
  private(set) var isAfterJump = false
  /// True if a value jumps at the instant at which the piece ends.
  private(set) var isBeforeJump = false

  /// The start in seconds.
  public var start: Double { x.0 }
  /// The end in seconds.
  public var end: Double { x.3 }

  private init(x: (Double, Double, Double, Double), y: (Double, Double, Double, Double)) {
    self.x = x
    self.y = y
  }

  /// Makes the piece of constant speed between two times.
  public init(from start: Double, to end: Double) {
    let third = (end - start) / 3
    self.init(x: (start, start + third, end - third, end), y: (0, 1.0 / 3, 2.0 / 3, 1))
  }

  /// Returns the pieces of a curve between two times and two progresses, split where the progress turns back.
  static func pieces(
    from start: Double, to end: Double, progress: (from: Double, to: Double) = (0, 1), easing: CubicBezier?
  ) -> [CurvePiece] {
    guard end > start else { return [] }
    guard let easing, progress.from != progress.to else { return [CurvePiece(from: start, to: end)] }
    let (span, low, way) = (end - start, progress.from, progress.to - progress.from)
    func clamped(_ handle: Double) -> Double { min(max(handle, 0), 1) }
    let whole = CurvePiece(
      x: (start, start + span * clamped(easing.x1), start + span * clamped(easing.x2), end),
      y: (low, low + way * easing.y1, low + way * easing.y2, progress.to))
    return whole.cut(at: whole.extrema)
  }

  /// Returns the pieces of a motion that starts at a time.
  ///
  /// Jumps lie between two pieces, before the first, or after the last.
  public static func pieces(of motion: Motion, at time: Double) -> [CurvePiece] {
    zip(motion.keyframes, motion.keyframes.dropFirst()).flatMap { from, to in
      let (start, end, progress) = (time + from.time, time + to.time, (from.progress, to.progress))
      guard from.easing == nil else {
        return pieces(from: start, to: end, progress: progress, easing: from.easing)
      }
      let times = [start] + crossings(progress).map { start + (end - start) * $0 } + [end]
      return zip(times, times.dropFirst()).flatMap { pieces(from: $0, to: $1, easing: nil) }
    }
  }

  /// Returns the parameters of a line where progress passes 0 or 1: there, fading parts appear and disappear.
  private static func crossings(_ progress: (from: Double, to: Double)) -> [Double] {
    let parts = [0, 1].map { ($0 - progress.from) / (progress.to - progress.from) }
    // Comparisons are false for NaN.
    return parts.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.sorted()
  }

  /// Returns the pieces of a loop that starts at a time, up to an end.
  static func pieces(of loop: TourLoop, at time: Double, until end: Double) -> [CurvePiece] {
    guard loop.period >= shortestPeriod, let last = loop.keyframes.last, last.time > 0 else { return [] }
    var pieces: [CurvePiece] = []
    var round = 0
    while time + Double(round) * loop.period < end, loop.count.map({ round < $0 }) ?? true {
      let start = time + Double(round) * loop.period
      for (from, to) in zip(loop.keyframes, loop.keyframes.dropFirst()) {
        pieces += Self.pieces(from: start + from.time, to: start + to.time, easing: from.easing)
      }
      round += 1
    }
    // A piece cut off by the end keeps its curve: it's halved again and again up to the end.
    return pieces.flatMap { $0.before(end) }
  }

  /// The shortest period of a loop, in seconds. A hand-written loop with very many rounds is ignored.
  private static let shortestPeriod = 0.02

  /// Returns the part of the piece before a time, as pieces, accurate to a thousandth of a second.
  private func before(_ time: Double) -> [CurvePiece] {
    if end <= time { return [self] }
    guard start < time, end - start > 0.001 else { return [] }
    return halves.flatMap { $0.before(time) }
  }

  /// The curve for SMIL's `keySplines`, or nil if a handle would leave the unit square, which SMIL forbids.
  var spline: CubicBezier? {
    let (across, up) = (x.3 - x.0, y.3 - y.0)
    guard across > 0 else { return nil }
    guard up != 0 else { return y.1 == y.0 && y.2 == y.0 ? CubicBezier(0, 0, 1, 1) : nil }
    let handles = [(x.1 - x.0) / across, (y.1 - y.0) / up, (x.2 - x.0) / across, (y.2 - y.0) / up]
    let slack = 1e-6
    guard handles.allSatisfy({ $0 >= -slack && $0 <= 1 + slack }) else { return nil }
    let inside = handles.map { min(max($0, 0), 1) }
    return CubicBezier(inside[0], inside[1], inside[2], inside[3])
  }

  /// Returns the pieces with the marks set on those that begin or end at a jump.
  ///
  /// - Parameter jumps: the times of the jumps, ascending. Sums of times are slightly off: a distance below `instant`
  ///   counts as equal.
  public static func marked(_ pieces: [CurvePiece], jumps: [Double]) -> [CurvePiece] {
    guard !jumps.isEmpty else { return pieces }
    var waiting = jumps[...]
    func isJump(_ time: Double) -> Bool {
      while let first = waiting.first, first < time - instant { waiting.removeFirst() }
      return waiting.first.map { $0 <= time + instant } ?? false
    }
    return pieces.map { piece in
      var piece = piece
      piece.isAfterJump = isJump(piece.start)
      piece.isBeforeJump = isJump(piece.end)
      return piece
    }
  }

  /// The tolerance in seconds within which a time equals the time of a jump.
  static let instant = 1e-9

  /// The places where the values at the piece's ends are sampled, as parts of the piece, the preferred ones first.
  ///
  /// A picture belongs to the piece from its start up to, but not including, its end. A part that fades out is gone
  /// slightly before the end.
  var lookedAt: (start: [Double], end: [Double]) {
    let aside = min(0.25, 2 * Self.instant / (end - start))
    let start = [0, 1e-6, 1e-4, 1e-3]
    let end = [1e-9, 1e-6, 1e-4, 1e-3]
    return (isAfterJump ? start.map { max($0, aside) } : start, isBeforeJump ? end.map { max($0, aside) } : end)
  }

  /// The two halves, split at the middle of the time.
  var halves: [CurvePiece] {
    let middle = (start + end) / 2
    // Time grows monotonically with the parameter, so bisection finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let parameter = (low + high) / 2
      if Self.coordinate(x, at: parameter) < middle { low = parameter } else { high = parameter }
    }
    return cut(at: [low])
  }

  /// The inner parameters at which the progress turns back.
  private var extrema: [Double] {
    // The derivative of the cubic is a quadratic: a + b·t + c·t² = 0.
    let (d1, d2, d3) = (y.1 - y.0, y.2 - y.1, y.3 - y.2)
    let (a, b, c) = (d1, 2 * (d2 - d1), d1 - 2 * d2 + d3)
    var roots: [Double] = []
    if abs(c) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-a / b] }
    } else {
      let under = b * b - 4 * a * c
      if under > 0 {
        let root = under.squareRoot()
        roots = [(-b - root) / (2 * c), (-b + root) / (2 * c)].sorted()
      }
    }
    return roots.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
  }

  private func cut(at parameters: [Double]) -> [CurvePiece] {
    guard let first = parameters.first, first > 0, first < 1 else { return [self] }
    var (before, after) = split(at: first)
    before.isAfterJump = isAfterJump
    after.isBeforeJump = isBeforeJump
    return [before] + after.cut(at: parameters.dropFirst().map { ($0 - first) / (1 - first) })
  }

  private func split(at t: Double) -> (CurvePiece, CurvePiece) {
    let (xs, ys) = (Self.split(x, at: t), Self.split(y, at: t))
    return (CurvePiece(x: xs.0, y: ys.0), CurvePiece(x: xs.1, y: ys.1))
  }

  private typealias Four = (Double, Double, Double, Double)

  private static func split(_ p: Four, at t: Double) -> (Four, Four) {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * t }
    let (a, b, c) = (mix(p.0, p.1), mix(p.1, p.2), mix(p.2, p.3))
    let (ab, bc) = (mix(a, b), mix(b, c))
    let middle = mix(ab, bc)
    return ((p.0, a, ab, middle), (middle, bc, c, p.3))
  }

  private static func coordinate(_ p: Four, at t: Double) -> Double { split(p, at: t).0.3 }
}
