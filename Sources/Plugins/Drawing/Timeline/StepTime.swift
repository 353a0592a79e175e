import TutorialMotion
public import TutorialPlayback
public import TutorialTour

/// A step's time in the animation: the passage to it, and its rest. The last one is the way out after the last step.
public struct StepTime {
  /// The step, or nil on the way out.
  public let step: TourStep?
  /// The start of the passage, in seconds.
  public let start: Double
  /// The arrival at the step, in seconds.
  public let arrival: Double
  /// The start of the next passage, in seconds.
  public let end: Double
  /// The time at which the app replaces the previous step's screen by this step's, in seconds.
  public let screenChange: Double
  /// True if reduced motion is preferred: sprites and loops are left out.
  public var isCalm: Bool { playback.prefersReducedMotion }
  /// The pieces of time within which pictures change smoothly, from start to end.
  public let pieces: [CurvePiece]
  private let playback: TourPlayback
  private let cache = PictureCache()

  /// - Parameters:
  ///   - playback: a playback that was just told to go to the step, or to finish.
  ///   - arrival: the time at which the step counts as arrived; not before the playback arrives.
  ///   - end: the start of the next passage.
  public init(_ playback: TourPlayback, at start: Double, arrival: Double, end: Double) {
    self.playback = playback
    self.start = start
    self.end = end
    step = playback.step
    self.arrival = arrival
    let parts = playback.passage.parts
    screenChange = start + (parts.count > 1 ? parts[parts.count - 1].start : 0)
    let way = Self.pieces(parts, from: start, to: arrival)
    let loops = playback.prefersReducedMotion ? [] : step?.loops ?? []
    let rest = Self.pieces(loops, from: max(arrival, way.last?.end ?? arrival), to: end)
    let jumps = parts.flatMap { part in
      (part.motion?.jumpTimes ?? []).map { start + part.start + part.delay + $0 }
    }
    pieces = CurvePiece.marked(way + rest, jumps: jumps)
  }

  /// Returns the picture at a time. Pictures are cached, because callers ask for the same times repeatedly.
  public func picture(at time: Double) -> TourPicture {
    if let known = cache.pictures[time.bitPattern] { return known }
    let picture = playback.picture(at: time)
    cache.pictures[time.bitPattern] = picture
    return picture
  }

  /// Clears the cache of pictures: a tour may have many thousands.
  public func forget() { cache.pictures = [:] }

  /// Returns the pieces of a step's rest: those of its only loop, or even ones between several loops' keyframes.
  private static func pieces(_ loops: [TourLoop], from arrival: Double, to end: Double) -> [CurvePiece] {
    let curves = loops.map { CurvePiece.pieces(of: $0, at: arrival, until: end) }
    var pieces: [CurvePiece] = []
    if curves.count == 1 {
      pieces = curves[0]
    } else {
      let times = ([arrival, end] + curves.joined().map(\.end)).sorted()
      pieces = zip(times, times.dropFirst()).filter { $0 < $1 }.map { CurvePiece(from: $0, to: $1) }
    }
    let last = pieces.last?.end ?? arrival
    return last < end ? pieces + [CurvePiece(from: last, to: end)] : pieces
  }

  /// Returns the pieces of the passage to a step.
  private static func pieces(_ parts: [TourPassage.Part], from start: Double, to end: Double) -> [CurvePiece] {
    var pieces: [CurvePiece] = []
    var now = start
    func add(_ more: [CurvePiece]) {
      for piece in more where piece.end > piece.start {
        pieces.append(piece)
        now = piece.end
      }
    }
    for part in parts {
      let begin = start + part.start + part.delay
      if begin > now { add([CurvePiece(from: now, to: begin)]) }
      if let motion = part.motion { add(CurvePiece.pieces(of: motion, at: begin)) }
    }
    if end > now { add([CurvePiece(from: now, to: end)]) }
    return pieces
  }
}

/// A cache of pictures by time: all tracks of a passage ask for the same times.
private final class PictureCache {
  var pictures: [UInt64: TourPicture] = [:]
}
