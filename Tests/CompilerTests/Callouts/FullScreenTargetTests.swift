import Testing
import TestSupport
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialTour

/// Callouts of targets that fill the screen of 400 by 800. The visible area has a margin of 16.
@Suite struct FullScreenTargetTests {
  private func screens(
    _ callout: String, map: String = "0, 0, 400, 800", body: String = "body: b", elements: String = ""
  ) -> Screens {
    Screens(
      steps: "  - { target: map, callout: { \(body), \(callout) } }",
      elements: "      - { id: map, frame: [\(map)] }\n\(elements)")
  }

  @Test(
    "A callout that the author puts over it is fine",
    arguments: [
      ("size: [200, 80], placement: center", Rect(100, 360, 200, 80)),
      ("size: [200, 80], placement: [top, center]", Rect(100, 360, 200, 80)),
      ("size: [200, 80], placement: [auto, center]", Rect(100, 360, 200, 80)),
      ("kind: sheet, sheet: { height: 160 }", Rect(0, 640, 400, 160)),
      ("kind: banner, size: [300, 60]", Rect(50, 16, 300, 60)),
    ])
  func meant(callout: String, frame: Rect) {
    for map in ["0, 0, 400, 800", "0, 60, 400, 680"] {
      let screens = screens(callout, map: map)
      #expect(screens.result.diagnostics == [])
      #expect(screens.step?.callout?.layouts["en"]?.frame == frame)
      #expect(screens.step?.callout?.layouts["en"]?.arrow == nil)
    }
  }

  @Test("A target that fills the screen leaves no room with `auto`, and the diagnostic proposes `center`")
  func auto() {
    let screens = screens("size: [200, 80], placement: 1️⃣auto1️⃣")
    let span = screens.tutorial.span()
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit,
          "the callout of 200 × 80 does not fit: top lacks 108, right lacks 228, bottom lacks 108, left lacks 228",
          at: span,
          notes: [
            .init(
              "`placement: center` puts it into the middle of the visible area, `kind: sheet` puts it along the lower edge"
            )
          ], fixits: [FixIt("put it over the target", .maybe, [.init(span, "center")])], variants: ["phone"])
      ])
    // Without a written placement there is nothing to replace.
    #expect(self.screens("size: [200, 80]").result.diagnostics.map(\.fixits) == [[]])
  }

  @Test(
    "It may not lie over a target that is small, beside which a side has room, or of which it hides the most",
    arguments: [
      ("100, 300, 200, 200", "size: [360, 300], placement: center"),
      ("0, 0, 400, 680", "size: [200, 80], placement: center"),
      ("0, 0, 400, 800", "size: [360, 760], placement: center"),
    ])
  func mistaken(map: String, callout: String) {
    #expect(screens(callout, map: map).findings(.calloutCoversTarget).count == 1)
  }

  @Test("A callout in the middle of a target that fills the screen is reported if it covers an element to avoid")
  func avoided() {
    let pin = "      - { id: pin, frame: [190, 390, 20, 20] }"
    let screens = screens("size: [200, 80], placement: center, avoid: [pin]", elements: pin)
    #expect(screens.result.diagnostics.map(\.id) == [.calloutCoversTarget])
    // An element to avoid that fills the screen like the target makes no difference.
    let layer = self.screens(
      "size: [200, 80], placement: center, avoid: [layer]", elements: "      - { id: layer, frame: [0, 60, 400, 680] }")
    #expect(layer.result.diagnostics.map(\.id) == [.calloutCoversTarget])
    let sheet = self.screens("kind: sheet, sheet: { height: 420 }, avoid: [pin]", elements: pin)
    #expect(sheet.findings(.sheetCoversTarget).map(\.message) == ["the sheet lies over \"map\", by 400 × 420"])
    let low = self.screens("kind: sheet, sheet: { height: 395 }, avoid: [pin]", elements: pin)
    #expect(low.findings(.sheetCoversTarget).count == 1)
  }
}
