public import TutorialMotion

/// The course of one value of a picture over time, as keyframes of a renderer.
///
/// Between keyframes, the value is linear in an eased progress.
public struct Track {
  /// One keyframe.
  public struct Keyframe: Sendable {
    /// The time in seconds from the start of the animation.
    public var time: Double
    /// The numbers of the value.
    public var value: [Double]
    /// The curve to the next keyframe, or nil if it's linear.
    public var easing: CubicBezier?

    /// Makes a keyframe.
    public init(time: Double, value: [Double], easing: CubicBezier? = nil) {
      (self.time, self.value, self.easing) = (time, value, easing)
    }
  }

  /// The keyframes in order of time. Between two at the same time, the value jumps.
  public private(set) var keyframes: [Keyframe] = []
  /// The maximum error of the value between keyframes.
  private let tolerance: Double
  private static let depthLimit = 7

  /// Makes a track of a constant value.
  public init(_ value: [Double]) {
    tolerance = 0
    keyframes = [Keyframe(time: 0, value: value, easing: nil)]
  }

  /// Follows a value: divides each piece until its curve approximates the value within the tolerance.
  ///
  /// - Parameters:
  ///   - value: returns the value at a time, or nil if there is none, so that the track holds its last one.
  public init(_ pieces: [CurvePiece], tolerance: Double, value: (Double) -> [Double]?) {
    self.tolerance = tolerance
    for piece in pieces { follow(piece, value, depth: 0) }
  }

  /// The value at the end, for renderers that don't animate.
  public var last: [Double] { keyframes.last?.value ?? [] }

  /// True if the value never changes.
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

  /// Returns true if easing from one value to the other along a piece's curve approximates the value.
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

  /// Appends a keyframe.
  ///
  /// A keyframe that continues the one before replaces it. A constant value is held by two keyframes.
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
