import TestSupport
import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialSyntax
import Foundation

/// Potential covers of a target on an imported screen, which has frames but no transparency.
///
/// The display is 400 by 800, and the target is at [100, 500, 100, 100].
@Suite("Suspected covers of a target")
struct SuspectedCoverTests {
  private let tutorial = MarkedText(
    "tutorial: t\nlayout: a.layout.yaml\nsteps:\n  - { target: 1️⃣target1️⃣, callout: A }\n", path: "t.tutorial.yaml")

  private func check(_ layout: MarkedText) -> [Diagnostic] {
    var world = MemoryWorld([:])
    world.files = [tutorial.source.path: tutorial.source.bytes, layout.source.path: layout.source.bytes]
    return Compiler(world: world).compile("t.tutorial.yaml").diagnostics
  }

  private func layout(_ elements: String, _ snapshot: String = "", format: String = "uiautomator") -> MarkedText {
    MarkedText(
      """
      source: { format: \(format) }
      snapshots:
        - screen: home
          variant: phone
          display: { size: [400, 800] }
      \(snapshot)
          elements:
            - { id: root, type: frameLayout, frame: [0, 0, 400, 800] }
            - { id: target, type: image, label: Target, frame: [100, 500, 100, 100], parent: root }
      \(elements)

      """, path: "a.layout.yaml")
  }

  private let sheet = """
          - { id: 2️⃣panel2️⃣, type: frameLayout, frame: [0, 540, 400, 260], parent: root }
          - { id: row, type: text, text: Row, frame: [16, 600, 368, 24], parent: panel }
    """

  private func shares(_ elements: String, _ snapshot: String = "") -> [String] {
    check(layout(elements, snapshot)).filter { $0.id == .occlusionUnknown }.map(\.message)
  }

  @Test("a sheet in the same window is named with its share of the target")
  func names() {
    let layout = layout(sheet)
    #expect(
      check(layout) == [
        Diagnostic(
          .occlusionUnknown, "\"target\" may lie under \"panel\": 60 % of it", at: tutorial.span(),
          labels: [.init(layout.span(2), "nothing says if this is opaque")],
          notes: [
            .init(
              "`occluders: [{ element: panel }]` in the snapshot says that it is opaque; `occluders: []` says that nothing covers anything"
            )
          ], variants: ["phone"])
      ])
    #expect(check(layout).map(\.severity) == [.warning])
  }

  @Test("an import over whose target nothing lies is silent")
  func silent() {
    #expect(
      check(layout("      - { id: beside, type: button, label: Go, frame: [220, 500, 100, 100], parent: root }")) == [])
  }

  @Test("in a manifest written by hand, nothing is suspected to cover the target")
  func byHand() {
    let written = layout(sheet)
    let text = String(decoding: written.source.bytes, as: UTF8.self).replacing(
      "source: { format: uiautomator }", with: "")
    #expect(check(MarkedText(text, path: "a.layout.yaml")) == [])
  }

  @Test(
    "occluders that are written are an answer, none among them too; keyboards are not",
    arguments: [
      ("occluders: []", 0), ("occluders: [{ element: panel, opaque: false }]", 0),
      ("occluders: [{ kind: keyboard, frame: [0, 700, 400, 100] }]", 1), ("", 1),
    ])
  func answers(occluders: String, count: Int) {
    #expect(shares(sheet, "    \(occluders)").count == count)
  }

  @Test("an answer is inherited, and may be given by what extends an import")
  func inherited() {
    let heir = """
        - { screen: home, variant: tall, extends: home/phone, occluders: [] }
      """
    let found = check(layout(sheet + "\n" + heir)).filter { $0.id == .occlusionUnknown }
    #expect(found.map(\.variants) == [["phone"]])
    let both = check(layout(sheet + "\n  - { screen: home, variant: tall, extends: home/phone }", "    occluders: []"))
    #expect(both.filter { $0.id == .occlusionUnknown } == [])
    // A variant that changes the element has a finding of its own.
    let moved = """
        - screen: home
          variant: tall
          extends: home/phone
          elements: [{ id: target, frame: [100, 501, 100, 100] }]
      """
    #expect(check(layout(sheet + "\n" + moved)).filter { $0.id == .occlusionUnknown }.flatMap(\.variants).count == 2)
    let answered = check(layout(sheet + "\n" + moved, "    occluders: []"))
    #expect(answered.filter { $0.id == .occlusionUnknown } == [])
  }

  @Test("a surely opaque cover is covered-target, and no suspicion is added")
  func covered() {
    let found = check(layout(sheet, "    occluders: [{ element: panel }]"))
    #expect(found.map(\.id) == [.coveredTarget])
  }

  @Test(
    "a view counts that takes taps, has a telling name or is smaller than the one around it, once it holds anything",
    arguments: [
      ("id: x, frame: [0, 0, 400, 800]", 0), ("id: x, frame: [0, 0, 400, 800], clickable: true", 1),
      ("id: x, frame: [0, 0, 400, 800], clickable: false", 0), ("id: x, type: sheet, frame: [0, 0, 400, 800]", 1),
      ("id: x, type: snackbarLayout, frame: [0, 0, 400, 800]", 1), ("id: x, frame: [0, 400, 400, 400]", 1),
      ("id: x, frame: [0, 591, 400, 209]", 0), ("id: x, frame: [0, 589, 400, 211]", 1),
      ("id: x, frame: [0, 400, 400, 400], visibility: gone", 0), ("id: x, frame: [0, 400, 400, 400], z: -1", 0),
    ])
  func views(view: String, count: Int) throws {
    let id = try #require(view.dropFirst(4).split(separator: ",").first)
    let row = "      - { id: row, type: text, text: Row, frame: [16, 720, 368, 24], parent: \(id) }"
    #expect(shares("      - { \(view), parent: root }\n\(row)").count == count)
    #expect(shares("      - { \(view), parent: root }").count == 0)
  }

  @Test(
    "letters show what is between them, and a badge only covers the corner",
    arguments: [
      ("type: text, text: Words, frame: [100, 500, 100, 100]", 0), ("type: image, frame: [100, 500, 100, 100]", 1),
      ("type: image, frame: [180, 500, 20, 20]", 0), ("type: button, label: Go, frame: [145, 545, 10, 10]", 1),
      ("type: view, frame: [100, 500, 100, 100]", 0),
    ])
  func parts(element: String, count: Int) {
    #expect(shares("      - { id: x, \(element), parent: root }").count == count)
  }

  @Test("elements before the target lie below it, and elements inside belong to it")
  func order() {
    let below = layout("").source
    let text = String(decoding: below.bytes, as: UTF8.self)
    let first = "      - { id: back, type: image, frame: [0, 400, 400, 300], parent: root }\n"
    let at = text.range(of: "      - { id: target")
    var swapped = text
    at.map { swapped.insert(contentsOf: first, at: $0.lowerBound) }
    #expect(check(MarkedText(swapped, path: "a.layout.yaml")) == [])
    #expect(shares("      - { id: part, type: image, frame: [100, 500, 100, 90], parent: target }") == [])
  }

  @Test("scrolling content lies behind bars, in any order")
  func bars() {
    func found(_ target: String) -> [String] {
      let layout = MarkedText(
        """
        source: { format: wda }
        snapshots:
          - screen: home
            variant: phone
            display: { size: [400, 800] }
            elements:
              - { id: bar, type: navigationBar, frame: [0, 20, 400, 80] }
              - { id: edit, type: button, label: Edit, frame: [320, 40, 60, 40], parent: bar }
              - { id: list, type: table, frame: [0, 0, 400, 800] }
              - { id: cell, type: cell, frame: [0, 30, 400, 100], parent: list }
              - { id: name, type: image, label: Name, frame: [0, 40, 400, 40], parent: cell }

        """, path: "a.layout.yaml")
      let text = String(decoding: tutorial.source.bytes, as: UTF8.self).replacing(
        "target: target", with: "target: \(target)")
      var world = MemoryWorld(["t.tutorial.yaml": text])
      world.files[layout.source.path] = layout.source.bytes
      return Compiler(world: world).compile("t.tutorial.yaml").diagnostics.filter { $0.id == .occlusionUnknown }
        .map(\.message)
    }
    #expect(found("name") == ["\"name\" may lie under \"bar\": 100 % of it"])
    #expect(found("edit") == [])
  }
}
