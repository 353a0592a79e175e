import Testing
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialTour
import TutorialTourWriting

/// Transitions as tracks: absolute keyframes that agree with the formula.
struct TracksTests {
  private let a = Rect(10, 20, 100, 60)
  private let b = Rect(250, 500, 40, 40)

  private func ring(_ cutout: Int, _ box: Rect, width: Double = 3, color: String = "#ffffff") -> TourRing {
    TourRing(
      cutouts: [cutout], width: width, gap: 0, color: color, dash: nil, outline: SampleTour.box(box))
  }

  private func tour(_ way: TourTransition, rings: ([TourRing], [TourRing]) = ([], [])) -> Tour {
    let first = SamplePlayback.step("first", [("a", a), ("c", Rect(300, 20, 30, 30))], rings: rings.0)
    let second = SamplePlayback.step("second", [("b", b)], rings: rings.1, transitions: [way])
    var tour = SamplePlayback.tour([first, second])
    tour.motions = TourEntries(
      tour.motions.all + [
        .init("eased", Motion.make(.bezier(.easeInOut), duration: 0.35)),
        .init("bouncy", Motion.make(.spring(Spring(response: 0.5, dampingFraction: 0.4)), duration: 0)),
        .init("wild", Motion.make(.bezier(CubicBezier(0.3, -1.5, 0.4, 3)), duration: 1)),
        .init("far", Motion.make(.bezier(CubicBezier(0.3, -100, 0.4, 100)), duration: 1)),
        .init("farther", farther.map { Motion.make(Easing($0), duration: 0.7) } ?? Motion(duration: 0, keyframes: [])),
        .init(
          "steps", StepsCurve(4).map { Motion.make(Easing($0), duration: 0.4) } ?? Motion(duration: 0, keyframes: [])),
        .init("points", points.map { Motion.make(Easing($0), duration: 0.7) } ?? Motion(duration: 0, keyframes: [])),
      ])
    return tour
  }

  /// A curve that doesn't start at 0, jumps twice and doesn't end at 1.
  private let points = PiecewiseLinearCurve([
    .init(0.2), .init(0.5, at: [0.3]), .init(0.9, at: [0.3]), .init(-0.2, at: [0.6]), .init(0.4, at: [0.6]), .init(0.8),
  ])

  private let farther = PiecewiseLinearCurve([.init(0), .init(100, at: [0.3]), .init(-100, at: [0.6]), .init(1)])

  private func way(
    _ motion: String, kind: TourTransitionKind = .morph, arc: Double = 0
  ) -> TourTransition {
    TourTransition(
      from: "first", kind: kind, motion: motion, pairs: kind == .morph ? [TourPair(0, 0), TourPair(1, nil)] : [],
      arc: arc)
  }

  /// Plays keyframes by `docs/tour.md`.
  private func outline(_ keyframes: [TourTracks.Hole.Keyframe], at time: Double) -> [Double] {
    guard let place = keyframes.firstIndex(where: { time < $0.time }), place > 0 else {
      return keyframes.last?.outline.points ?? []
    }
    let (from, to) = (keyframes[place - 1], keyframes[place])
    let x = (time - from.time) / (to.time - from.time)
    let y = from.easing?.value(at: x) ?? x
    return zip(from.outline.points, to.outline.points).map { $0 + ($1 - $0) * y }
  }

  @Test(
    "show what the formula shows at every instant",
    arguments: ["second", "spring", "eased", "bouncy", "wild", "steps", "points"],
    [0, 0.15, -1.4])
  func sameAsTheFormula(motion: String, arc: Double) throws {
    for kind in [TourTransitionKind.morph, .reveal] {
      let tour = tour(way(motion, kind: kind, arc: arc), rings: ([ring(0, a)], [ring(0, b, width: 6)]))
      let (first, second) = (tour.variants[0].steps[0], tour.variants[0].steps[1])
      let expanded = try #require(tour.expanded().variants[0].steps[1].transitions.first?.tracks)
      // The tracks after writing and reading.
      let written = try Tour.read(tour.expanded().json()).variants[0].steps[1].transitions.first?.tracks
      let passage = tour.passage(to: second, from: first, showing: first.picture(locale: nil))
      let tracks = try #require(written)
      #expect(tracks.holes.map(\.pair) == expanded.holes.map(\.pair))
      #expect(tracks.holes.count == (kind == .morph ? 2 : 3))
      var farthest = 0.0
      for frame in 0..<500 {
        let time = passage.duration * Double(frame) / 500
        let layer = try #require(passage.picture(at: time).layers.last)
        for (track, hole) in zip(tracks.holes, layer.holes) {
          for (one, other) in zip(outline(track.keyframes, at: time), hole.outline.points) {
            farthest = max(farthest, abs(one - other))
          }
        }
      }
      #expect(farthest < 0.06, "\(kind)")
    }
  }

  @Test("are left out if the motion is too fast for the decimals of written times", arguments: ["far", "farther"])
  func tooFast(motion: String) {
    for arc in [0, 0.15] {
      #expect(tour(way(motion, arc: arc)).expanded().variants[0].steps[1].transitions[0].tracks == nil)
    }
  }

  @Test("have the motion's keyframes, and no more, for outlines on straight paths")
  func straightWays() throws {
    for (motion, count) in [("second", 2), ("eased", 2), ("spring", 3), ("wild", 4), ("steps", 9), ("points", 7)] {
      let tracks = tour(way(motion)).expanded().variants[0].steps[1].transitions[0].tracks
      #expect(tracks?.holes.map(\.keyframes.count).first == count)
    }
    let easing = tour(way("eased")).expanded().variants[0].steps[1].transitions[0].tracks?.holes[0].keyframes[0].easing
    #expect(easing.map { abs($0.x1 - 0.42) + abs($0.y1) + abs($0.x2 - 0.58) + abs($0.y2 - 1) < 1e-9 } == true)
  }

  @Test("have two keyframes at the time of a jump, and none between, on straight and bent paths")
  func jumps() throws {
    for arc in [0, 0.15] {
      let tracks = try #require(tour(way("steps", arc: arc)).expanded().variants[0].steps[1].transitions[0].tracks)
      let keyframes = tracks.holes[0].keyframes
      #expect(keyframes.map(\.time) == [0, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4])
      #expect(zip(keyframes, keyframes.dropFirst()).allSatisfy { ($0.time == $1.time) == ($0.outline != $1.outline) })
      #expect(keyframes.allSatisfy { $0.easing == nil })
    }
  }

  @Test("pair the rings of both steps, and have their widths, colours and opacities")
  func rings() throws {
    let tour = tour(
      way("second"), rings: ([ring(0, a), ring(1, Rect(298, 18, 34, 34))], [ring(0, b, width: 6, color: "#ff0000")]))
    let tracks = try #require(tour.expanded().variants[0].steps[1].transitions[0].tracks)
    #expect(tracks.rings.map(\.pair) == [TourPair(0, 0), TourPair(1, nil)])
    #expect(tracks.rings[0].keyframes.map(\.width) == [3, 6])
    #expect(tracks.rings[0].keyframes.map(\.color) == ["#ffffff", "#ff0000"])
    #expect(tracks.rings[1].keyframes.map(\.opacity) == [1, 0])
  }

  @Test("are left out unless outlines move from a known step, by a motion of the tour")
  func whereTheyAre() {
    for way in [
      way("second", kind: .fade), TourTransition(from: "first", kind: .cut, motion: nil),
      TourTransition(from: nil, kind: .reveal, motion: "second"),
      TourTransition(from: "nobody", kind: .morph, motion: "second"),
      TourTransition(from: "first", kind: .morph, motion: "no such"),
    ] {
      #expect(tour(way).expanded().variants[0].steps[1].transitions[0].tracks == nil)
    }
  }

  @Test("are read and written again as they were")
  func roundTrip() throws {
    let tour = tour(way("bouncy", arc: 0.02), rings: ([ring(0, a)], [ring(0, b)])).expanded()
    for pretty in [false, true] {
      let bytes = tour.json(pretty: pretty)
      #expect(try Tour.read(bytes).json(pretty: pretty) == bytes)
    }
  }

  @Test("no tour made by hand stops the program")
  func hostileTours() {
    for number in [0, -1, 1e308, Double.infinity, -.infinity, .nan] {
      var odd = tour(way("odd", arc: number))
      odd.motions = [
        "odd": Motion(
          duration: number, keyframes: [.init(time: number, progress: number), .init(time: 0, progress: 1)])
      ]
      odd.variants[0].steps[0].cutouts[0].outline = Outline(points: Array(repeating: number, count: 50))
      #expect(odd.expanded().variants[0].steps.count == 2)
    }
  }
}
