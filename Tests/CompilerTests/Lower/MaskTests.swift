import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialTour

@Suite struct MaskTests {
  private func mask(_ step: String, snapshot: String = "") -> String? {
    let screens = Screens(
      steps: "  - { \(step) }", elements: "      - { id: a, frame: [10, 20, 50, 40] }", snapshot: snapshot)
    #expect(screens.result.diagnostics.filter { $0.severity == .error } == [])
    return screens.step?.mask?.path
  }

  @Test func withoutAHoleItIsTheOverlay() {
    #expect(mask("callout: Hi") == "M0 0H400V800H0Z")
    #expect(mask("callout: Hi, overlay: none") == nil)
    #expect(
      mask("callout: Hi, overlay: { extent: safeArea }", snapshot: "    insets: { safeArea: [50, 0, 30, 0] }")
        == "M0 50H400V770H0Z")
  }

  @Test func aHoleRunsTheOtherWayRound() {
    // Counter-clockwise: from the top left down, right, and up, so that the non-zero rule sees a hole too.
    #expect(
      mask("target: a, cutout: { shape: rect, padding: 0 }") == "M0 0H400V800H0ZM10 20V60H60V20Z")
  }

  @Test func aHoleIsCutToItsClip() {
    let path = mask(
      "target: a, cutout: { shape: rect, padding: 0 }",
      snapshot: "    occluders: [ { id: bar, frame: [0, 0, 400, 30], opaque: true } ]")
    #expect(path == "M0 0H400V800H0ZM10 30V60H60V30Z")
  }

  @Test func allOutlinesOfATourHaveTheSameNumberOfSegments() {
    let screens = Screens(
      steps: """
          - { target: a, ring: { width: 2 } }
          - { target: a, cutout: { shape: { path: "M0 0L10 0 10 2 8 4 10 6 10 10 5 8 0 10 3 6 0 4Z", viewBox: [0, 0, 10, 10] } } }
        """, elements: "      - { id: a, frame: [10, 20, 50, 50] }")
    let steps = screens.result.tour?.variants.first?.steps ?? []
    let counts = steps.flatMap { $0.cutouts.map(\.outline.segmentCount) + $0.rings.map(\.outline.segmentCount) }
    #expect(counts.count == 3)
    #expect(Set(counts).count == 1)
    #expect((counts.first ?? 0) >= 9)
  }
}
