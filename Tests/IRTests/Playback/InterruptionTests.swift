import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Nothing on the screen jumps, whichever step is shown at any time.
struct InterruptionTests {
  private static let kinds: [TourTransitionKind] = [.morph, .fade, .reveal]

  private static func tour(kind: TourTransitionKind, motion: String) -> Tour {
    let ids = ["a", "b", "c"]
    let holes = [
      [("x", Rect(0, 0, 100, 60)), ("y", Rect(200, 0, 40, 40))], [("y", Rect(100, 400, 80, 80))],
      [("z", Rect(300, 700, 50, 50)), ("x", Rect(20, 20, 30, 30)), ("y", Rect(0, 500, 60, 10))],
    ]
    // Paired by target, the rest in order, as in a compiled tour.
    let pairs: [String: [TourPair]] = [
      "ab": [TourPair(1, 0), TourPair(0, nil)], "ba": [TourPair(0, 1), TourPair(nil, 0)],
      "ac": [TourPair(0, 1), TourPair(1, 2), TourPair(nil, 0)],
      "ca": [TourPair(1, 0), TourPair(2, 1), TourPair(0, nil)],
      "bc": [TourPair(0, 2), TourPair(nil, 0), TourPair(nil, 1)],
      "cb": [TourPair(2, 0), TourPair(0, nil), TourPair(1, nil)],
    ]
    return SamplePlayback.tour(
      zip(ids, holes).map { id, holes in
        SamplePlayback.step(
          id, holes,
          rings: [
            TourRing(
              cutouts: [0], width: 3, gap: 0, color: "#ffffff", dash: nil, outline: SampleTour.box(holes[0].1))
          ],
          transitions: ids.filter { $0 != id }.map { from in
            TourTransition(
              from: from, kind: kind, motion: motion, pairs: kind == .morph ? pairs[from + id] ?? [] : [])
          })
      })
  }

  /// The difference of two pictures: the largest difference of a point's dim, over a grid.
  private func difference(_ first: TourPicture, _ second: TourPicture) -> Double {
    let (before, after) = (first.dims, second.dims)
    var largest = 0.0
    for x in stride(from: 3.5, to: 400, by: 17.3) {
      for y in stride(from: 3.5, to: 800, by: 17.3) {
        largest = max(largest, abs(before.at(Point(x, y)) - after.at(Point(x, y))))
      }
    }
    return largest
  }

  @Test("an interruption changes nothing on the screen at its instant", arguments: kinds, ["second", "spring"])
  func continuity(kind: TourTransitionKind, motion: String) {
    let tour = Self.tour(kind: kind, motion: motion)
    for (first, second) in [("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")] {
      for time in [0.1, 0.5, 0.9] {
        var playback = SamplePlayback.playback(tour)
        playback.show("a", at: 0)
        playback.show(first, at: 2)
        for (step, instant) in [(second, 2 + time), ("b", 2.2 + time), ("a", 2.25 + time)] {
          let before = playback.picture(at: instant)
          playback.show(step, at: instant)
          #expect(difference(before, playback.picture(at: instant)) < 1e-9, "\(first), then \(step) at \(instant)")
        }
        #expect(playback.picture(at: 100) == tour.variants[0].steps[0].picture(locale: "en"))
      }
    }
  }

  @Test("rings are where they were when a morph is interrupted")
  func rings() {
    var playback = SamplePlayback.playback(Self.tour(kind: .morph, motion: "second"))
    playback.show("a", at: 0)
    playback.show("c", at: 2)
    let before = playback.picture(at: 2.4).layers[0].rings
    playback.show("b", at: 2.4)
    let after = playback.picture(at: 2.4).layers[0].rings
    #expect(before.map(\.outline.box) == after.filter { $0.opacity > 0 }.map(\.outline.box))
    #expect(before.map(\.opacity) == after.filter { $0.opacity > 0 }.map(\.opacity))
  }

  @Test("going back half way is the same way with its ends swapped")
  func back() throws {
    var playback = SamplePlayback.playback(Self.tour(kind: .morph, motion: "second"))
    playback.show("a", at: 0)
    playback.show("b", at: 2)
    playback.show("a", at: 2.5)
    // x was leaving: it returns as the same hole, and no second one grows beside it.
    let holes = playback.picture(at: 2.5).layers[0].holes
    #expect(holes.count == 2)
    #expect(holes.first { $0.target == "x" }?.outline.box == Rect(25, 15, 50, 30))
    #expect(playback.picture(at: 3).layers[0].holes.first { $0.target == "x" }?.outline.box == Rect(12.5, 7.5, 75, 45))
  }

  @Test("a thousand interruptions leave a handful of layers")
  func bounded() {
    var playback = SamplePlayback.playback(Self.tour(kind: .fade, motion: "second"))
    playback.show("a", at: 0)
    for turn in 0..<1000 { playback.show(turn % 2 == 0 ? "b" : "a", at: 2 + Double(turn) * 0.1) }
    #expect(playback.picture(at: 102).layers.count < 100)
  }

  @Test("the picture of an instant is the same each time")
  func frameRates() {
    func pictures(every interval: Double) -> [TourPicture] {
      var playback = SamplePlayback.playback(Self.tour(kind: .morph, motion: "spring"))
      playback.show("a", at: 0)
      playback.show("b", at: 2)
      var sampled: [TourPicture] = []
      for frame in 0...Int((1.5 / interval).rounded()) {
        let time = 2 + Double(frame) * interval
        if abs(time - 2.5) < 1e-9 { playback.show("c", at: 2.5) }
        let picture = playback.picture(at: time)
        if frame % Int((0.125 / interval).rounded()) == 0 { sampled.append(picture) }
      }
      return sampled
    }
    let slow = pictures(every: 0.125)
    #expect(slow.count == 13)
    for rate in [24.0, 32, 64, 120] { #expect(pictures(every: 1 / rate).map(\.rounded) == slow.map(\.rounded)) }
  }
}

/// The dims of a picture's layers and the boxes of their holes, measured once instead of for each point.
private struct Dims {
  let layers: [(opacity: Double, holes: [Rect])]

  /// The darkness of a point, from the light that the dims over it let through.
  func at(_ point: Point) -> Double {
    1
      - layers.reduce(1.0) { light, layer in
        layer.holes.contains { $0.contains(point) } ? light : light * (1 - layer.opacity)
      }
  }
}

extension TourPicture {
  fileprivate var dims: Dims {
    Dims(
      layers: layers.compactMap { layer in
        layer.overlay.map { ($0.opacity * layer.opacity, layer.holes.map(\.outline.box)) }
      })
  }

  /// The holes' coordinates with nine decimals, because times of other frame rates differ in their last bit.
  fileprivate var rounded: [[Double]] {
    layers.map { layer in
      [layer.opacity] + layer.holes.flatMap { $0.outline.points.map { ($0 * 1e9).rounded() / 1e9 } }
    }
  }
}
