import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialPlayback
import TutorialTour

@Suite("One hole that becomes three, and back") struct SplittingHoleTests {
  /// Returns a tour of a circle, then the circle with a capsule and a notch, then the circle again.
  private func tour() throws -> Tour {
    let screens = Screens(
      steps: """
          - { id: one, target: { id: a }, cutout: { shape: circle, fit: circumscribe } }
          - id: three
            target:
              - { target: b, cutout: { shape: capsule } }
              - { target: a, cutout: { shape: circle, fit: circumscribe } }
              - { target: c, cutout: { shape: { path: "M0 0C4 0 4 8 9 8S14 0 18 0V12H0Z", viewBox: [0, 0, 18, 12] }, padding: 0 } }
          - { id: again, target: { id: a }, cutout: { shape: circle, fit: circumscribe } }
        """,
      head: "defaults: { advance: { tap: anywhere }, dismiss: [escape], transition: { move: { easing: easeInOut } } }",
      elements: """
              - { id: a, frame: [20, 20, 60, 60] }
              - { id: b, frame: [200, 100, 120, 40] }
              - { id: c, frame: [100, 400, 180, 120] }
        """)
    #expect(screens.result.diagnostics == [])
    return try #require(screens.result.tour)
  }

  @Test("the hole around what stays moves, the others grow out of their centres and shrink back into them")
  func ways() throws {
    let tour = try tour()
    let steps = try #require(tour.variants.first?.steps)
    for (from, to) in [(steps[0], steps[1]), (steps[1], steps[2])] {
      let isSplitting = to.cutouts.count == 3
      let pairs = try #require(to.transitions.first { $0.from == from.id }).pairs
      #expect(pairs.contains(isSplitting ? TourPair(0, 1) : TourPair(1, 0)))
      let passage = tour.passage(to: to, from: from, showing: from.picture(locale: nil))
      let whole = isSplitting ? to : from
      for progress in stride(from: 0.05, to: 1, by: 0.05) {
        let holes = passage.picture(at: progress * passage.duration).layers.flatMap(\.holes)
        #expect(holes.count == 3)
        for hole in holes {
          #expect(hole.outline.signedArea > 0, "inside out at \(progress)")
          var tests = CrossingBudget()
          #expect(!hole.outline.crossesItself(&tests))
          let final = try #require(whole.cutouts.first { $0.target == hole.target })
          #expect((hole.outline.bounds.center - final.outline.bounds.center).length < 0.01)
        }
      }
    }
  }

  @Test("going back is the same way with its ends swapped")
  func back() throws {
    let tour = try tour()
    let steps = try #require(tour.variants.first?.steps)
    let there = tour.passage(to: steps[1], from: steps[0], showing: steps[0].picture(locale: nil))
    let back = tour.passage(to: steps[2], from: steps[1], showing: steps[1].picture(locale: nil))
    // The easing is symmetric.
    for share in [0.25, 0.5, 0.75] {
      let (one, other) = (there.picture(at: share * there.duration), back.picture(at: (1 - share) * back.duration))
      let areas = [one, other].map { $0.layers.flatMap(\.holes).map(\.outline.signedArea).sorted() }
      for (a, b) in zip(areas[0], areas[1]) { #expect(abs(a - b) < 1e-3 * max(1, a)) }
    }
  }
}
