import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Snapshots make a library")
struct LayoutLibraryTests {
  @Test("variants and screens keep the order of the files")
  func order() {
    let library = solvedLayouts(
      MarkedText(
        """
        snapshots:
          - { screen: b, variant: tablet, display: { size: [9, 9] } }
          - { screen: a, variant: phone, display: { size: [1, 1] } }
          - { screen: a, variant: tablet, display: { size: [9, 9] } }
        """)
    ).value
    #expect(library.variants == ["tablet", "phone"] && library.screens == ["b", "a"])
    #expect(library.snapshot(screen: "a", variant: "tablet")?.display.size == Size(9, 9))
    #expect(library.snapshot(screen: "b", variant: "phone") == nil)
    #expect(library.firstSnapshot(ofVariant: "tablet")?.screen == "b")
    #expect(library.firstSnapshot(ofVariant: "watch") == nil)
  }

  @Test("a screen has one snapshot in a variant, across all manifests")
  func duplicateSnapshot() {
    let first = MarkedText(
      "snapshots: [{ screen: 1️⃣s1️⃣, variant: v, display: { size: [1, 1] } }]", path: "first.layout.yaml")
    let second = MarkedText(
      "snapshots: [{ variant: v, screen: 1️⃣s1️⃣, display: { size: [1, 1] } }, { extends: 2️⃣s/v2️⃣ }]",
      path: "second.layout.yaml")
    let library = solvedLayouts(first, second)
    func duplicate(_ span: SourceSpan) -> Diagnostic {
      Diagnostic(
        .duplicateSnapshot, "screen \"s\" has a second snapshot in variant \"v\"", at: span,
        labels: [.init(first.span(), "first declared here")])
    }
    #expect(library.diagnostics == [duplicate(second.span(1)), duplicate(second.span(2))])
    #expect(library.value.snapshots.count == 1)
  }

  @Test("a manifest that is named twice counts once")
  func sameManifest() {
    let text = oneSnapshot("")
    #expect(solvedLayouts(text, text).diagnostics == [])
  }

  @Test("snapshots of one variant agree on the display")
  func displayConflict() {
    let text = MarkedText(
      """
      snapshots:
        - { screen: a, variant: v, display: { 1️⃣size1️⃣: [390, 844], scale: 3 } }
        - { screen: b, variant: v, display: { 2️⃣size2️⃣: [393, 852] } }
        - { screen: c, variant: v, display: { 3️⃣size3️⃣: [390, 844], scale: 2 } }
        - { screen: d, variant: w, display: { size: [393, 852] } }
      """)
    func conflict(_ here: String, _ there: String, _ number: Int) -> Diagnostic {
      Diagnostic(
        .displayConflict, "the display of variant \"v\" has \(here) here, and \(there) on screen \"a\"",
        at: text.span(number), labels: [.init(text.span(1), "\(there) here")])
    }
    #expect(
      solvedLayouts(text).diagnostics == [
        conflict("393×852", "390×844", 2), conflict("scale 2", "scale 3", 3),
      ])
  }

  @Test("the display that one snapshot declares holds for all snapshots of its variant")
  func displayCompleted() {
    let library = solvedLayouts(
      MarkedText(
        """
        snapshots:
          - { screen: a, variant: v, display: { size: [1, 1] } }
          - { screen: b, variant: v, display: { size: [1, 1], scale: 2 } }
          - { screen: c, variant: v, display: { size: [1, 1], cornerRadius: 5, cutouts: [] } }
        """))
    let display = Display(size: Size(1, 1), scale: 2, cornerRadius: 5, cutouts: [])
    #expect(library.diagnostics == [])
    #expect(library.value.snapshots.map(\.display) == [display, display, display])
  }

  @Test("the same defect in many variants is one finding that lists them")
  func grouping() {
    let text = MarkedText(
      """
      snapshots:
        - screen: s
          variant: v1
          abstract: true
          display: { size: [100, 100] }
          elements: [{ id: a, parent: 1️⃣b1️⃣, place: 2️⃣{ left: 0 }2️⃣ }]
        - { extends: s/v1, variant: v2 }
        - { extends: s/v1, variant: v3 }
        - { extends: s/v1, screen: t, variant: v3 }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .placeConstraints, "the place of \"a\" has too few constraints on the horizontal axis: left",
          at: text.span(2), notes: [.init("exactly two of left, right, width and centerX fix a box")],
          variants: ["v2", "v3"]),
        Diagnostic(
          .placeConstraints, "the place of \"a\" has too few constraints on the vertical axis: none",
          at: text.span(2), notes: [.init("exactly two of top, bottom, height and centerY fix a box")],
          variants: ["v2", "v3"]),
        Diagnostic(.unknownElement, "no element is called \"b\"", at: text.span(1), variants: ["v2", "v3"]),
      ])
  }
}
