import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialTour

@Suite struct CutoutTests {
  private func cutout(_ keys: String, element: String = "frame: [100, 200, 60, 40]", traits: String = "") -> TourCutout?
  {
    let screens = Screens(
      steps: "  - { target: a, cutout: { \(keys) } }", elements: "      - { id: a, \(element) }",
      snapshot: traits.isEmpty ? "" : "    traits: { \(traits) }")
    #expect(screens.result.diagnostics.filter { $0.severity == .error } == [])
    return screens.step?.cutouts.first
  }

  @Test func withoutAWordTheHoleIsARoundedRectangleOf12PaddedBy8() {
    let hole = cutout("")
    #expect(hole?.element == Rect(100, 200, 60, 40))
    #expect(hole?.frame == Rect(92, 192, 76, 56))
    #expect(hole?.shape == .roundedRect(radii: [12, 12, 12, 12], smoothing: 0))
    #expect(hole?.clip == Rect(0, 0, 400, 800))
  }

  @Test func autoFollowsTheElementsOwnShapeAndGrowsItsRadii() {
    let hole = cutout("padding: 4", element: "frame: [100, 200, 60, 40], shape: { roundedRect: 6 }")
    #expect(hole?.shape == .roundedRect(radii: [10, 10, 10, 10], smoothing: 0))
    #expect(cutout("", element: "frame: [1, 2, 60, 40], shape: rect")?.shape == .rect)
    #expect(cutout("", element: "frame: [100, 200, 56, 56], shape: circle")?.frame == Rect(92, 192, 72, 72))
  }

  @Test func cornersOrARadiusMakeARoundedRectangleOfAnElementOfItsOwnShape() {
    let round = "frame: [100, 200, 56, 56], shape: circle"
    #expect(
      cutout("corners: continuous", element: round)?.shape == .roundedRect(radii: [12, 12, 12, 12], smoothing: 0.6))
    #expect(cutout("radius: 4", element: round)?.shape == .roundedRect(radii: [4, 4, 4, 4], smoothing: 0))
    #expect(cutout("padding: 4", element: round)?.shape == .circle)
  }

  @Test func aWrittenRadiusIsFinal() {
    #expect(
      cutout("radius: [1, 2, 3, 4], padding: 10")?.shape == .roundedRect(radii: [1, 2, 3, 4], smoothing: 0))
    #expect(cutout("corners: continuous")?.shape == .roundedRect(radii: [12, 12, 12, 12], smoothing: 0.6))
  }

  @Test func theDesignsRoundButtonHasItsOwnRadiusAndThePadding() {
    let hole = cutout("shape: circle, padding: 10", element: "frame: [321, 760, 56, 56], shape: circle")
    #expect(hole?.frame == Rect(311, 750, 76, 76))
    #expect(hole?.shape == .circle)
  }

  @Test func aCircleAroundARectangleHasItsHalfDiagonal() {
    // 60 by 80 has a half diagonal of 50.
    let around = cutout("shape: circle, padding: 5", element: "frame: [100, 200, 60, 80]")
    #expect(around?.frame == Rect(75, 185, 110, 110))
    // The circle grows by the largest padding.
    let wide = cutout("shape: circle, padding: [5, 20]", element: "frame: [100, 200, 60, 80]")
    #expect(wide?.frame == Rect(60, 170, 140, 140))
    let inside = cutout("shape: circle, fit: inscribe, padding: [4, 6]", element: "frame: [100, 200, 60, 80]")
    #expect(inside?.frame == Rect(96, 206, 68, 68))
  }

  @Test func paddingGoesByReadingDirection() {
    let keys = "padding: { top: 1, leading: 2, bottom: 3, trailing: 4 }"
    #expect(cutout(keys)?.frame == Rect(98, 199, 66, 44))
    #expect(cutout(keys, traits: "locale: ar")?.frame == Rect(96, 199, 66, 44))
    #expect(cutout("padding: [1, 2, 3, 4]", traits: "locale: ar")?.frame == Rect(96, 199, 66, 44))
    #expect(cutout("padding: -5")?.frame == Rect(105, 205, 50, 30))
  }

  @Test func aHoleOfFixedSizeLiesWhereItIsPut() {
    #expect(cutout("size: [20, 10]")?.frame == Rect(120, 215, 20, 10))
    #expect(cutout("size: [20, 10], at: topLeading")?.frame == Rect(100, 200, 20, 10))
    #expect(cutout("size: [20, 10], at: topLeading", traits: "locale: he")?.frame == Rect(140, 200, 20, 10))
    #expect(cutout("size: [20, 10], at: bottomLeading")?.frame == Rect(100, 230, 20, 10))
    #expect(cutout("size: [20, 10], at: bottomLeading", traits: "locale: he")?.frame == Rect(140, 230, 20, 10))
    #expect(cutout("size: [20, 10], at: bottomLeft", traits: "locale: he")?.frame == Rect(100, 230, 20, 10))
    #expect(cutout("size: [20, 10], at: bottom, padding: 1")?.frame == Rect(119, 229, 22, 12))
    #expect(cutout("shape: circle, size: 20")?.frame == Rect(120, 210, 20, 20))
  }

  @Test func aScaledElementHasItsShapeScaledAndAStretchedCircleIsAnEllipse() {
    func shape(_ shape: String, _ scale: String) -> TourShape? {
      cutout("padding: 0", element: "frame: [10, 20, 60, 60], shape: \(shape), transform: [\(scale), 0, 0]")?.shape
    }
    #expect(shape("{ roundedRect: 6 }", "2, 0, 0, 2") == .roundedRect(radii: [12, 12, 12, 12], smoothing: 0))
    #expect(shape("circle", "2, 0, 0, 2") == .circle)
    #expect(shape("circle", "2, 0, 0, 1") == .ellipse)
    #expect(shape("capsule", "2, 0, 0, 1") == .path)
  }

  /// Returns the clip of a hole around an element that is partly under an opaque bar.
  private func clip(_ element: String, under bar: String) -> Rect? {
    let screens = Screens(
      steps: "  - { target: a }", elements: "      - { id: a, frame: [\(element)] }",
      snapshot: "    occluders: [{ kind: bar, frame: [\(bar)], opaque: true }]")
    return screens.step?.cutouts.first?.clip
  }

  @Test func aBarAlongAnyEdgeCutsTheHoleOff() {
    #expect(clip("10, 640, 100, 100", under: "0, 700, 400, 100") == Rect(0, 0, 400, 700))
    #expect(clip("10, 60, 100, 100", under: "0, 0, 400, 100") == Rect(0, 100, 400, 700))
    #expect(clip("40, 100, 100, 100", under: "0, 0, 60, 800") == Rect(60, 0, 340, 800))
    #expect(clip("260, 100, 100, 100", under: "340, 0, 60, 800") == Rect(0, 0, 340, 800))
    // Half a point counts as rounding. A cover farther from the edge isn't a bar.
    #expect(clip("10, 640, 100, 100", under: "0.4, 700, 399.6, 100") == Rect(0, 0, 400, 700))
    #expect(clip("10, 640, 100, 100", under: "3, 700, 397, 100") == Rect(0, 0, 400, 800))
    #expect(clip("10, 640, 100, 100", under: "0, 700, 400, 99.6") == Rect(0, 0, 400, 700))
    #expect(clip("10, 640, 100, 100", under: "0, 700, 400, 97") == Rect(0, 0, 400, 800))
  }

  @Test func whatCoversTheDisplayFromEdgeToEdgeIsNoBar() {
    // It covers all but 0.4 points of the display, where a strip of the target remains.
    #expect(clip("0, 100, 100, 100", under: "0.4, 0, 399.6, 800") == Rect(0, 0, 400, 800))
  }

  @Test func aRotatedElementGivesAPathNotItsBox() {
    // A quarter turn about the origin, then a translation: (x, y) goes to (300 - y, x).
    let hole = cutout("padding: 0, radius: 0", element: "frame: [100, 200, 60, 40], transform: [0, 1, -1, 0, 300, 0]")
    #expect(hole?.shape == .path)
    #expect(hole?.element == Rect(60, 100, 40, 60))
    #expect(hole?.outline.points.prefix(2) == [60, 100])
  }

  @Test func theFrameOfATurnedHoleIsTheBoxOfItsCurve() throws {
    // A rotation by the angle of the 3-4-5 triangle: the centre, (130, 230), goes to (94, 242).
    let element = "frame: [100, 200, 60, 60], shape: circle, transform: [0.6, 0.8, -0.8, 0.6, 200, 0]"
    let hole = try #require(cutout("", element: element))
    #expect(hole.shape == .path)
    let (frame, expected) = (hole.frame, Rect(56, 204, 76, 76))
    for (side, other) in zip(
      [frame.x, frame.y, frame.width, frame.height], [expected.x, expected.y, expected.width, expected.height])
    {
      // A circle of four cubics deviates by less than 0.03 % of its radius.
      #expect(abs(side - other) < 0.03)
    }
    let box = hole.outline.bounds
    #expect(abs(box.x - frame.x) < 1e-9 && abs(box.maxX - frame.maxX) < 1e-9)
  }

  @Test func theCalloutBesideATurnedHoleKeepsItsGapToTheCurve() throws {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: Hi, placement: bottom } }",
      elements: "      - { id: a, frame: [100, 200, 60, 60], shape: circle, transform: [0.6, 0.8, -0.8, 0.6, 200, 0] }")
    let callout = try #require(screens.step?.callout?.layouts.all.first?.value.frame)
    #expect(abs(callout.minY - 292) < 0.03)
  }

  @Test func clipSaysWhatCutsAHoleOff() {
    let snapshot = """
          insets: { safeArea: [50, 0, 30, 0] }
          occluders: [ { id: bar, frame: [0, 700, 400, 100], opaque: true } ]
      """
    func clip(_ value: String) -> Rect?? {
      Screens(
        steps: "  - { target: a, cutout: { clip: \(value) } }", elements: "      - { id: a, frame: [10, 300, 50, 50] }",
        snapshot: snapshot
      ).step?.cutouts.first?.clip
    }
    #expect(clip("visible") == .some(Rect(0, 0, 400, 700)))
    #expect(clip("viewport") == .some(Rect(0, 0, 400, 800)))
    #expect(clip("safeArea") == .some(Rect(0, 50, 400, 720)))
    #expect(clip("none") == .some(nil))
  }

  @Test func boundsMakeOneHoleAroundAll() {
    let screens = Screens(
      steps: "  - { target: [a, b], cutout: { combine: bounds, padding: 2, shape: rect } }",
      elements: "      - { id: a, frame: [10, 10, 50, 50] }\n      - { id: b, frame: [100, 80, 20, 20] }")
    #expect(screens.step?.cutouts.map(\.frame) == [Rect(8, 8, 114, 94)])
    #expect(screens.step?.cutouts.map(\.element) == [Rect(10, 10, 110, 90)])
    #expect(screens.step?.cutouts.map(\.target) == ["a"])
    #expect(screens.step?.cutouts.map(\.others) == [["b"]])
  }

  @Test func anItemsOwnCutoutAndRingLieOverTheSteps() {
    let screens = Screens(
      steps: """
          - target: [ a, { target: b, cutout: { radius: 2 }, ring: { width: 5, color: "#ff0000" } } ]
            cutout: { padding: 1, radius: 6 }
            ring: { gap: 2 }
        """, elements: "      - { id: a, frame: [10, 10, 50, 50] }\n      - { id: b, frame: [100, 80, 20, 20] }")
    #expect(
      screens.step?.cutouts.map(\.shape) == [
        .roundedRect(radii: [6, 6, 6, 6], smoothing: 0), .roundedRect(radii: [2, 2, 2, 2], smoothing: 0),
      ])
    #expect(screens.step?.rings.map(\.width) == [2, 5])
    #expect(screens.step?.rings.map(\.color) == ["#fffffff2", "#ff0000"])
    #expect(screens.step?.rings.map(\.gap) == [2, 2])
  }
}
