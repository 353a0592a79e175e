import TestSupport
import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialSyntax

/// Bars that an importer inferred to be occluders by type. The display is 400 by 800.
@Suite("Inferred occluders")
struct InferredOccluderTests {
  private let tutorial = MarkedText(
    "tutorial: t\nlayout: a.layout.yaml\nsteps:\n  - { target: target, scroll: none, callout: A }\n",
    path: "t.tutorial.yaml")

  private func ids(_ layout: String, _ tutorial: MarkedText? = nil) -> [String] {
    let layout = MarkedText(layout, path: "a.layout.yaml")
    var world = MemoryWorld([:])
    world.files = [
      "t.tutorial.yaml": (tutorial ?? self.tutorial).source.bytes, layout.source.path: layout.source.bytes,
    ]
    return Compiler(world: world).compile("t.tutorial.yaml").diagnostics.map(\.id.rawValue)
  }

  /// Returns a screen whose tab bar comes first in the capture. The target's centre lies under it.
  private func screen(target: String, occluder: String = "inferred: true", more: String = "") -> String {
    """
    source: { format: wda }
    snapshots:
      - screen: home
        variant: phone
        display: { size: [400, 800] }
        spaces: [{ id: list, scroll: { viewport: [0, 0, 400, 800] } }]
        elements:
          - { id: tabs, type: tabBar, frame: [0, 700, 400, 100] }
          - { id: table, type: table, frame: [0, 0, 400, 800] }
          - { id: target, type: image, label: Target, frame: [100, 690, 100, 100], parent: table\(target) }
    \(more)
        occluders: [{ element: tabs, kind: tabBar, \(occluder) }]

    """
  }

  @Test("a bar covers what scrolls, though the capture lists it first")
  func scrolled() {
    #expect(ids(screen(target: ", space: list")) == ["covered-target"])
    // An element that doesn't scroll is painted in the capture's order, as is everything with a bar that an author
    // wrote.
    #expect(ids(screen(target: "")) == [])
    #expect(ids(screen(target: ", space: list", occluder: "opaque: true")) == [])
    #expect(ids(screen(target: ", space: list", occluder: "inferred: true, opaque: false")) == [])
  }

  @Test("a bar that scrolls along covers in the order of the capture")
  func scrollingBar() {
    let text = screen(target: ", space: list").replacing(
      "frame: [0, 700, 400, 100] }", with: "frame: [0, 700, 400, 100], space: list }")
    #expect(ids(text) == [])
  }

  @Test("inferred bars do not say that nothing else covers; one that is written does")
  func answer() {
    let sheet =
      "      - { id: panel, type: frameLayout, frame: [0, 300, 400, 260] }\n"
      + "      - { id: row, type: text, text: Row, frame: [16, 400, 368, 24], parent: panel }"
    let place = ", space: list"
    func screen(_ occluder: String) -> String {
      self.screen(target: place, occluder: occluder, more: sheet)
        .replacing("frame: [100, 690, 100, 100]", with: "frame: [100, 400, 100, 100]")
    }
    #expect(ids(screen("inferred: true")) == ["occlusion-unknown"])
    #expect(ids(screen("inferred: false")) == [])
    #expect(ids(screen("opaque: true")) == [])
  }

  @Test("if a bar covers a part of a target, something that may cover a little more is not reported too")
  func coveredInPart() {
    let badge = "      - { id: badge, type: button, label: Go, frame: [145, 685, 10, 10], parent: table, space: list }"
    func screen(_ occluder: String) -> String {
      self.screen(target: ", space: list", occluder: occluder, more: badge)
        .replacing("frame: [100, 690, 100, 100]", with: "frame: [100, 640, 100, 100]")
    }
    #expect(ids(screen("inferred: true")) == ["covered-target"])
    // Without a covering bar it is reported.
    #expect(ids(screen("inferred: true, opaque: false")) == ["occlusion-unknown"])
  }

  @Test("a target that scrolls under a bar is scrolled clear of it")
  func scroll() {
    let step = MarkedText(
      "tutorial: t\nlayout: a.layout.yaml\nsteps:\n  - { target: target, scroll: {}, callout: A }\n",
      path: "t.tutorial.yaml")
    #expect(ids(screen(target: ", space: list"), step) == [])
  }
}
