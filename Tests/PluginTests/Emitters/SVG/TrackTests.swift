import Testing
import TutorialMotion

@testable import TutorialDrawing

@Suite("Tracks")
struct TrackTests {
  private func pieces(_ easing: CubicBezier) -> [CurvePiece] {
    CurvePiece.pieces(from: 1, to: 3, easing: easing)
  }

  /// Returns SMIL's value of a track at a time: linear in the eased progress.
  private func shown(_ track: Track, at time: Double) -> Double {
    for (from, to) in zip(track.keyframes, track.keyframes.dropFirst()) where from.time <= time && time < to.time {
      let x = (time - from.time) / (to.time - from.time)
      return from.value[0] + (to.value[0] - from.value[0]) * (from.easing?.value(at: x) ?? x)
    }
    return track.last[0]
  }

  @Test("a value that is linear in the progress has the motion's own keyframes")
  func ownKeyframes() throws {
    let easing = CubicBezier(0.42, 0, 0.58, 1)
    let track = Track(pieces(easing), tolerance: 0.01) { [100 * easing.value(at: ($0 - 1) / 2)] }
    #expect(track.keyframes.map(\.time) == [1, 3])
    let found = try #require(track.keyframes[0].easing)
    for (one, other) in [(found.x1, 0.42), (found.y1, 0), (found.x2, 0.58), (found.y2, 1)] {
      #expect(abs(one - other) < 1e-12)
    }
  }

  @Test(
    "curves that SMIL forbids are cut where they turn, and hold what they held",
    arguments: [
      CubicBezier(0.34, 1.56, 0.64, 1), CubicBezier(0.6, -0.28, 0.74, 0.05), CubicBezier(0.68, -0.6, 0.32, 1.6),
      CubicBezier(0.3, 1.2, 0.2, 0.5), CubicBezier(0, 1, 1, 0), CubicBezier(1, 0, 0, 1), CubicBezier(0, 2, 1, -1),
    ])
  func forbiddenHandles(easing: CubicBezier) {
    let track = Track(pieces(easing), tolerance: 0.05) { [200 * easing.value(at: ($0 - 1) / 2)] }
    for easing in track.keyframes.compactMap(\.easing) {
      #expect([easing.x1, easing.y1, easing.x2, easing.y2].allSatisfy { (0...1).contains($0) })
    }
    for number in 0...1000 {
      let time = 1 + Double(number) / 500
      let truth = 200 * easing.value(at: (time - 1) / 2)
      #expect(abs(shown(track, at: time) - truth) < 0.25, "at \(time)")
    }
  }

  @Test("an arc is divided until straight ways hold it")
  func arc() {
    let track = Track(pieces(CubicBezier(0, 0, 1, 1)), tolerance: 0.05) { time in
      let p = (time - 1) / 2
      return [300 * p + 4 * p * (1 - p) * 80]
    }
    #expect((20...70).contains(track.keyframes.count))
    for number in 0...500 {
      let p = Double(number) / 500
      #expect(abs(shown(track, at: 1 + 2 * p) - (300 * p + 320 * p * (1 - p))) < 0.1)
    }
  }

  @Test("a constant value has at most two keyframes, and a jump has both of its values at one time")
  func holdsAndJumps() {
    let steps = [(0.0, 1.0), (1.0, 2.0), (2.0, 4.0)].map { CurvePiece(from: $0.0, to: $0.1) }
    let still = Track(steps, tolerance: 0.01) { _ in [5] }
    #expect(still.isConstant && still.keyframes.count <= 2)
    let jump = Track(steps, tolerance: 0.01) { [$0 < 1 ? 0 : 7] }
    #expect(jump.keyframes.map(\.time) == [0, 1, 1, 4])
    #expect(jump.keyframes.map(\.value) == [[0], [0], [7], [7]])
  }

  @Test("a piece that begins at a jump is sampled after it, a piece that ends there before it")
  func roundedJumps() throws {
    let start = 17.3
    let stairs = try #require(StepsCurve(7, .both))
    let motion = Motion.make(Easing(stairs), duration: 0.7)
    // The times may be slightly early or late, as in a sum of times.
    for off in [-1e-14, 0, 1e-14] {
      let pieces = CurvePiece.marked(
        CurvePiece.pieces(of: motion, at: start), jumps: motion.jumpTimes.map { start + $0 })
      let track = Track(pieces, tolerance: 0.01) { [100 * motion.progress(at: $0 - start + off)] }
      #expect(track.keyframes.count == 14)
      for (keyframe, wanted) in zip(track.keyframes, motion.keyframes.dropLast()) {
        #expect(abs(keyframe.time - start - wanted.time) < 1e-9)
        #expect(abs(keyframe.value[0] - 100 * wanted.progress) < 1e-6)
      }
    }
  }

  @Test("straight lines are cut at 0 and 1, because fading shapes appear and vanish there")
  func crossings() {
    let motion = Motion(
      duration: 1, keyframes: [.init(time: 0, progress: -0.5), .init(time: 1, progress: 1.5)])
    #expect(CurvePiece.pieces(of: motion, at: 0).map(\.end) == [0.25, 0.75, 1])
    #expect(CurvePiece.pieces(of: .make(.bezier(.linear), duration: 1), at: 0).map(\.end) == [1])
  }

  @Test("a track ends at 0 even if the fading shape vanishes earlier")
  func fading() {
    let track = Track([CurvePiece(from: 0, to: 1)], tolerance: 0.002) { time in
      let opacity = 1 - time
      return opacity > 1e-7 ? [opacity] : nil
    }
    #expect(track.keyframes.map(\.time) == [0, 1])
    #expect(track.last[0] < 0.001)
  }
}
