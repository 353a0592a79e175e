import Testing
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialTour
import TutorialTourWriting

/// Pictures at the jumps of a motion.
struct JumpPlaybackTests {
  private func tour(_ motion: Motion, kind: TourTransitionKind = .morph, delay: Double = 0) -> Tour {
    let (left, right) = (Rect(0, 0, 100, 100), Rect(200, 0, 100, 100))
    let sprite = TourSprite(
      picture: .symbol("x"), color: nil, size: Size(10, 10), from: Point(0, 0), to: Point(100, 0),
      motion: "jumps", delay: 0.5, fromOpacity: 0, toOpacity: 1, after: .keep)
    func way(from step: String) -> TourTransition {
      TourTransition(
        from: step, kind: kind, motion: "jumps", delay: delay, pairs: kind == .morph ? [TourPair(0, 0)] : [])
    }
    var tour = SamplePlayback.tour([
      SamplePlayback.step("left", [("a", left)], enter: nil, transitions: [way(from: "right")]),
      SamplePlayback.step("right", [("b", right)], transitions: [way(from: "left")], sprites: [sprite]),
    ])
    tour.motions = TourEntries(tour.motions.all + [.init("jumps", motion)])
    return tour
  }

  private func stairs(_ count: Int, _ jumps: StepsCurve.Jumps, duration: Double = 1) throws -> Motion {
    Motion.make(Easing(try #require(StepsCurve(count, jumps))), duration: duration)
  }

  private func x(_ picture: TourPicture) -> Double? { picture.layers.last?.holes.first?.outline.box.x }

  @Test("at the instant of a jump the later picture is there")
  func instants() throws {
    var playback = SamplePlayback.playback(tour(try stairs(4, .end), delay: 0.5))
    playback.show("left", at: 0)
    playback.show("right", at: 1)
    let found = [1.0, 1.5, 1.749, 1.75, 1.999, 2, 2.25, 2.499, 2.5, 3].map { x(playback.picture(at: $0)) }
    #expect(found == [0, 0, 0, 50, 50, 100, 150, 150, 200, 200])
  }

  @Test("a motion that begins with a jump stands still during its delay, and has jumped when that is over")
  func begins() throws {
    var playback = SamplePlayback.playback(tour(try stairs(2, .start), delay: 0.5))
    playback.show("left", at: 0)
    playback.show("right", at: 1)
    #expect([1.0, 1.499, 1.5, 1.999, 2, 2.4].map { x(playback.picture(at: $0)) } == [0, 0, 100, 100, 200, 200])
  }

  @Test("a move that is interrupted begins where it is, and going back makes the same jumps")
  func interruption() throws {
    var playback = SamplePlayback.playback(tour(try stairs(4, .end)))
    playback.show("left", at: 0)
    playback.show("right", at: 1)
    #expect(x(playback.picture(at: 1.6)) == 100)
    playback.show("left", at: 1.6)
    #expect(
      [1.6, 1.849, 1.85, 2.1, 2.35, 2.599, 2.6].map { x(playback.picture(at: $0)) } == [100, 100, 75, 50, 25, 25, 0])
  }

  @Test("a fade jumps in its opacities, and a sprite in all that it has")
  func fadesAndSprites() throws {
    var playback = SamplePlayback.playback(tour(try stairs(2, .both), kind: .fade))
    playback.show("left", at: 0)
    playback.show("right", at: 1)
    #expect(playback.picture(at: 1).layers.map(\.opacity) == [1 - 0.333333, 0.333333])
    #expect(playback.picture(at: 1.5).layers.map(\.opacity) == [1 - 0.666667, 0.666667])
    #expect(playback.picture(at: 2).layers.map(\.opacity) == [1])
    func sprites(_ time: Double) -> [Double] { playback.picture(at: time).layers[0].sprites.map(\.center.x) }
    #expect(sprites(2.25) == [])
    #expect(sprites(2.5) == [33.3333])
    #expect(sprites(3) == [66.6667])
    #expect(sprites(3.5) == [100])
  }

  @Test("a motion that jumps is read as it was written")
  func roundTrip() throws {
    for motion in [try stairs(2, .end), try stairs(1, .start), Motion.make(.spring(.bouncy), duration: 0)] {
      let tour = tour(motion)
      #expect(try Tour.read(tour.json()).motions == tour.motions)
    }
  }
}
