import Testing
import TutorialCompiler
import TutorialMotion
import TutorialTour

/// Caches that live on between runs don't change any result.
@Suite struct CompileMemoryTests {
  private func motions(_ tolerance: Double, _ memory: CompileMemory?) throws -> TourEntries<Motion> {
    var options = CompileOptions()
    options.tolerance = tolerance
    options.memory = memory
    let screens = Screens(
      steps: """
          - { target: a, callout: A }
          - { target: b, callout: B, transition: { move: { kind: morph, easing: { spring: { response: 0.5, dampingFraction: 0.4 } } } } }
        """,
      elements: """
              - { id: a, frame: [40, 60, 50, 50] }
              - { id: b, frame: [40, 160, 50, 50] }
        """, options: options)
    return try #require(screens.result.tour).motions
  }

  @Test func motionsAreFittedAsWellAsIsAsked() throws {
    let memory = CompileMemory()
    let (fine, coarse) = (try motions(0.001, nil), try motions(0.05, nil))
    #expect(fine != coarse)
    for (tolerance, expected) in [(0.001, fine), (0.05, coarse), (0.05, coarse), (0.001, fine)] {
      let same = try motions(tolerance, memory) == expected
      #expect(same, "\(tolerance)")
    }
  }
}
