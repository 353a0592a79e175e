import Foundation
import Testing
import TutorialGeometry
import TutorialTour

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Squircles")
struct SquircleTests {
  @Test("The outline is Lamé's curve with exponent 5, stretched to the padded frame")
  func curve() throws {
    let screens = Screens(
      steps: "  - { target: a, cutout: { shape: squircle, padding: [50, 100] }, accessibility: { label: A } }",
      elements: "      - { id: a, frame: [100, 200, 200, 400] }")
    #expect(screens.result.diagnostics == [])
    let hole = try #require(screens.step?.cutouts.first)
    let outline = hole.outline
    #expect(outline.bounds == Rect(0, 150, 400, 500))
    var farthest = 0.0
    for segment in outline.segments {
      for step in 0...20 {
        let point = segment.point(at: Double(step) / 20)
        let (x, y) = (abs(point.x - 200) / 200, abs(point.y - 400) / 250)
        // The distance from the curve along the ray from the centre, in points.
        let size = pow(pow(x, 5) + pow(y, 5), 0.2)
        farthest = max(farthest, abs(1 - 1 / size) * hypot(point.x - 200, point.y - 400))
      }
    }
    #expect(farthest < 0.01)
  }

  @Test("One ring goes around a squircle and a circle that overlap")
  func union() throws {
    let screens = Screens(
      steps: """
          - target: [ { target: a, cutout: { shape: squircle } }, { target: b, cutout: { shape: circle } } ]
            cutout: { combine: union, padding: 0 }
            ring: { width: 4, gap: 2 }
            accessibility: { label: A }
        """,
      elements: """
              - { id: a, frame: [100, 200, 100, 100] }
              - { id: b, frame: [180, 220, 60, 60], shape: circle }
        """)
    #expect(screens.result.diagnostics == [])
    let step = try #require(screens.step)
    #expect(step.rings.map(\.cutouts) == [[0, 1]])
    let box = try #require(step.rings.first?.outline.bounds)
    // The middle of the stroke is at the gap plus half the width: 4.
    for (side, expected) in [(box.minX, 96.0), (box.minY, 196), (box.maxX, 244), (box.maxY, 304)] {
      #expect(abs(side - expected) < 0.05)
    }
  }
}
