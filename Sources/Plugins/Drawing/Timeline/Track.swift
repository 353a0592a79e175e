public import TutorialMotion

/// How one value of a picture goes over a span of time: keyframes as renderers have them, between which the value is linear in
/// an eased progress.
public struct Track {
  /// One keyframe.
  public struct Keyframe: Sendable {
    /// Seconds from the start of the animation.
    public var time: Double
    /// The numbers of the value.
    public var value: [Double]
    /// The curve to the next keyframe; nil is linear.
    public var easing: CubicBezier?

    /// A keyframe.
    public init(time: Double, value: [Double], easing: CubicBezier? = nil) {
      (self.time, self.value, self.easing) = (time, value, easing)
    }
  }

  /// The keyframes in the order of time; of two at one time the value jumps from the first to the second.
  public private(set) var keyframes: [Keyframe] = []
  /// How far from the truth a value may be between keyframes.
  private let tolerance: Double
  private static let depthLimit = 7

  /// A value that stays as it is.
  public init(_ value: [Double]) {
    tolerance = 0
    keyframes = [Keyframe(time: 0, value: value, easing: nil)]
  }

  /// Follows a value: each piece is divided until its curve holds the value within the tolerance.
  ///
  /// - Parameters:
  ///   - value: the value at a time; nil where there is none, so that the track holds its last one.
  ///   - isPresent: whether a piece has the value at all.
  public init(_ pieces: [CurvePiece], tolerance: Double, value: (Double) -> [Double]?) {
    self.tolerance = tolerance
    for piece in pieces { follow(piece, value, depth: 0) }
  }

  /// The value where nothing else counts: at the end.
  public var last: [Double] { keyframes.last?.value ?? [] }

  /// Whether the value never changes.
  public var isConstant: Bool { keyframes.allSatisfy { $0.value == keyframes.first?.value } }

  private mutating func follow(_ piece: CurvePiece, _ value: (Double) -> [Double]?, depth: Int) {
    let span = piece.end - piece.start
    guard span > 0, let from = Self.first(piece.lookedAt.start, { value(piece.start + span * $0) }),
      let to = Self.first(piece.lookedAt.end, { value(piece.end - span * $0) }), from.count == to.count
    else { return }
    let spline = piece.spline
    if depth < Self.depthLimit, !holds(piece, spline, from, to, value) {
      for half in piece.halves { follow(half, value, depth: depth + 1) }
      return
    }
    append(
      Keyframe(time: piece.start, value: from, easing: from == to ? nil : spline.flatMap { $0.isLinear ? nil : $0 }))
    append(Keyframe(time: piece.end, value: to, easing: nil))
  }

  private static func first(_ parts: [Double], _ value: (Double) -> [Double]?) -> [Double]? {
    for part in parts {
      if let found = value(part) { return found }
    }
    return nil
  }

  /// Whether the way from one value to the other by a piece's curve is that of the value.
  private func holds(
    _ piece: CurvePiece, _ spline: CubicBezier?, _ from: [Double], _ to: [Double], _ value: (Double) -> [Double]?
  ) -> Bool {
    guard let spline else { return false }
    for part in stride(from: 0.125, to: 1, by: 0.125) {
      guard let truth = value(piece.start + (piece.end - piece.start) * part), truth.count == from.count else {
        continue
      }
      let eased = spline.value(at: part)
      for place in truth.indices {
        let shown = from[place] + (to[place] - from[place]) * eased
        if !(abs(shown - truth[place]) <= tolerance) { return false }
      }
    }
    return true
  }

  /// Appends a keyframe; where it continues the one before it takes its place, and a value that stays is held by two.
  private mutating func append(_ next: Keyframe) {
    guard let before = keyframes.last else {
      keyframes.append(next)
      return
    }
    let isSame =
      before.value.count == next.value.count
      && zip(before.value, next.value).allSatisfy { abs($0 - $1) <= tolerance / 8 }
    if isSame, before.time == next.time {
      keyframes[keyframes.count - 1].easing = next.easing
      return
    }
    if isSame, keyframes.count >= 2, keyframes[keyframes.count - 2].value == before.value {
      keyframes[keyframes.count - 1] = Keyframe(time: next.time, value: before.value, easing: next.easing)
      return
    }
    keyframes.append(isSame ? Keyframe(time: next.time, value: before.value, easing: next.easing) : next)
  }
}
