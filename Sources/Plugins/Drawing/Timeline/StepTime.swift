import TutorialMotion
public import TutorialPlayback
public import TutorialTour

/// A step's time in the animation: the way to it, and its rest. Also the way out after the last one.
public struct StepTime {
  /// The step; nil on the way out.
  public let step: TourStep?
  /// When the way begins.
  public let start: Double
  /// When the step has come.
  public let arrival: Double
  /// When the next way begins.
  public let end: Double
  /// When the app shows the step's screen rather than the one before.
  public let screenChange: Double
  /// Whether less motion is asked for: sprites and loops are left out then.
  public var isCalm: Bool { playback.prefersReducedMotion }
  /// The pieces of time in which pictures change evenly, from start to end.
  public let pieces: [CurvePiece]
  private let playback: TourPlayback
  private let cache = PictureCache()

  /// - Parameters:
  ///   - playback: a playback that was just told to go to the step, or to finish.
  ///   - arrival: when the step counts as come: not before the playback has it.
  ///   - end: when the next way begins.
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

  /// What is on the screen; asked for again and again at the same times.
  public func picture(at time: Double) -> TourPicture {
    cache.picture(at: time) { playback.picture(at: $0) }
  }

  /// Forgets the pictures that were asked for: a tour may have many thousands.
  public func forget() { cache.clear() }

  /// The pieces of the time in which a step stands: those of its loop, or even ones between the keyframes of several.
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

  /// The pieces of the way to a step.
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

/// Pictures by time: every track of a passage asks for the same ones.
private final class PictureCache {
  private var pictures: [UInt64: TourPicture] = [:]

  func clear() { pictures = [:] }

  func picture(at time: Double, make: (Double) -> TourPicture) -> TourPicture {
    if let known = pictures[time.bitPattern] { return known }
    let picture = make(time)
    pictures[time.bitPattern] = picture
    return picture
  }
}
