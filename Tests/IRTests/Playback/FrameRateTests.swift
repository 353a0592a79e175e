import Testing
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialTour

/// Positions don't depend on the frame rate.
struct FrameRateTests {
  private static let rates = [24.0, 30, 60, 90, 120]
  private let left = SamplePlayback.step("left", [("a", Rect(0, 0, 100, 40))])
  private let right = SamplePlayback.step(
    "right", [("b", Rect(200, 300, 60, 80))],
    transitions: [SamplePlayback.morph(from: "left", [TourPair(0, 0)], motion: "bouncy", delay: 0.1)])

  private func tour(_ easing: Easing) -> Tour {
    var tour = SamplePlayback.tour([left, right])
    tour.motions.all.append(.init("bouncy", Motion.make(easing, duration: 0.4)))
    return tour
  }

  @Test(
    "At every rate the frames of a move lie on from + (to − from)·p",
    arguments: rates, [Easing.spring(.bouncy), .spring(.smooth), .bezier(.easeInOut), .bezier(.linear)])
  func onOneCurve(rate: Double, easing: Easing) throws {
    let tour = tour(easing)
    let motion = try #require(tour.motions["bouncy"])
    var playback = SamplePlayback.playback(tour)
    _ = playback.show("left", at: 0)
    _ = playback.show("right", at: 10)
    let (from, to) = (left.cutouts[0].outline.points, right.cutouts[0].outline.points)
    let frames = Int(((0.1 + motion.duration) * rate).rounded(.up))
    #expect(frames > 10)
    for frame in 0...frames {
      let time = Double(frame) / rate
      let progress = time < 0.1 ? 0 : motion.progress(at: time - 0.1)
      let hole = try #require(playback.picture(at: 10 + time).layers.last?.holes.first)
      let far = zip(hole.outline.points, zip(from, to)).map { abs($0 - ($1.0 + ($1.1 - $1.0) * progress)) }.max()
      #expect(try #require(far) < 1e-6, "frame \(frame) at \(rate) Hz")
    }
  }

  @Test("At every frame rate, progress passes 95 % within a frame of the same instant")
  func oneInstant() throws {
    let motion = Motion.make(.bezier(.easeInOut), duration: 0.4)
    // The instant at which the curve itself has completed 95 %.
    let instant = try #require((0...40_000).map { Double($0) / 100_000 }.first { motion.progress(at: $0) >= 0.95 })
    for rate in Self.rates {
      let frame = try #require((0...120).first { motion.progress(at: Double($0) / rate) >= 0.95 })
      #expect(Double(frame) / rate >= instant - 1e-9 && Double(frame) / rate < instant + 1 / rate)
    }
  }

  @Test("Looking more often on the way does not change what is seen later, not even after an interruption")
  func stateless() {
    let tour = tour(.spring(.bouncy))
    let ends = Self.rates.map { rate in
      var playback = SamplePlayback.playback(tour)
      _ = playback.show("left", at: 0)
      _ = playback.show("right", at: 10)
      for frame in 0...Int(rate / 4) { _ = playback.picture(at: 10 + Double(frame) / rate) }
      _ = playback.show("left", at: 10.25)
      for frame in 0...Int(rate / 4) { _ = playback.picture(at: 10.25 + Double(frame) / rate) }
      return [10.3, 10.4, 10.5, 11].map { playback.picture(at: $0) }
    }
    #expect(ends.allSatisfy { $0 == ends[0] })
    #expect(ends[0][0] != ends[0][3])
  }
}
