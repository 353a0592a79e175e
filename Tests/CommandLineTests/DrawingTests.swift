import Foundation
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialPluginKit
import TutorialScreens

@testable import tutorialc

@Suite("tutorialc build --emit svg")
struct DrawingTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc
  private let layout = """
    snapshots:
      - screen: home
        variant: phone
        traits: { platform: ios }
        display: { size: [390, 844], cornerRadius: 40, cutouts: [[120, 10, 150, 30]] }
        insets: { safeArea: [50, 0, 34, 0] }
        spaces:
          - { id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 390, 644] } }
        elements:
          - { id: bar, frame: [0, 744, 390, 100] }
          - { id: send, parent: bar, frame: [300, 760, 60, 44], type: button, label: { en: Send, de: Senden } }
          - { id: row, space: list, frame: [16, 0, 358, 80], type: cell, label: "Row\\tone" }
          - { id: far, space: list, frame: [16, 800, 358, 80], type: cell, shape: { roundedRect: 8 } }
          - { id: ghost, frame: [10, 60, 20, 20], visibility: hidden }
        occluders: [{ kind: tabBar, element: bar, opaque: true, z: 5 }]

    """
  private let tutorial = """
    tutorial: a
    layout: app.layout.yaml
    steps:
      - { id: one, target: send, callout: Tap it. }
      - { id: two, target: far, scroll: { align: end }, accessibility: { label: Far } }
      - { id: three, target: row, accessibility: { label: Row } }

    """

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(layout, to: "app.layout.yaml")
    try folder.write(tutorial, to: "a.tutorial.yaml")
  }

  private func outputs() throws -> [String] {
    try folder.files(below: "o").filter { !$0.hasPrefix(".tutorialc") }
  }

  @Test("a variant that is gone takes its file with it")
  func staleVariants() async throws {
    try folder.write(layout + "  - { screen: home, variant: tablet, extends: home/phone }\n", to: "app.layout.yaml")
    _ = try await tutorialc("build", ".", "--emit", "svg", "--out", "o")
    #expect(try outputs() == ["a.phone.svg", "a.storyboard.svg", "a.tablet.svg"])
    _ = try await tutorialc("build", ".", "--emit", "svg", "--out", "o", "--variant", "phone")
    #expect(try outputs() == ["a.phone.svg", "a.storyboard.svg", "a.tablet.svg"])
    try folder.write(layout, to: "app.layout.yaml")
    let outcome = try await tutorialc("build", ".", "--emit", "svg", "--out", "o")
    #expect(outcome.error == "1 tutorial: 0 written, 2 unchanged, 1 removed in o\n")
    #expect(try outputs() == ["a.phone.svg", "a.storyboard.svg"])
  }

  @Test("files of variants collide with those of other tutorials by name only where they do")
  func collisions() async throws {
    try folder.write(tutorial.replacingOccurrences(of: "tutorial: a", with: "tutorial: b"), to: "a.phone.tutorial.yaml")
    let outcome = try await tutorialc("build", ".", "--emit", "svg", "--out", "o")
    #expect(outcome.status == 0)
    #expect(
      try outputs() == ["a.phone.phone.svg", "a.phone.storyboard.svg", "a.phone.svg", "a.storyboard.svg"])
  }

  @Test("--out - takes the one file that is asked for")
  func standardOutput() async throws {
    try folder.write("emitters: { svg: { draw: storyboard } }\n", to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", "a.tutorial.yaml", "--out", "-")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<svg "))
  }

  @Test("a check tells what would be lost, and writes nothing")
  func check() async throws {
    try folder.write("emitters: { svg: {} }\n", to: "tutorialc.yaml")
    try folder.write(
      tutorial.replacingOccurrences(of: "callout: Tap it.", with: "overlay: { blur: 3 }"), to: "a.tutorial.yaml")
    let outcome = try await tutorialc("check", "--diagnostics", "short")
    #expect(
      outcome.error.contains(
        "a.tutorial.yaml:4:11: warning: the emitter \"svg\" draws the overlay without its blur [emitter-loss]"))
    #expect(try folder.files(below: ".").allSatisfy { !$0.hasSuffix(".svg") })
  }

  @Test("a wireframe holds what a step can see of its screen, parents first, texts in the variant's language")
  func wireframes() throws {
    let compiled = Compiler(world: DiskWorld(boundary: try Boundary(around: folder))).compile(
      folder.path("a.tutorial.yaml"))
    let tour = try #require(compiled.tour)
    let wireframes = Wireframe.wireframes(of: compiled.visits, in: tour, language: "de")
    #expect(wireframes.map(\.steps) == [["one", "three"], ["two"]])
    let home = try #require(wireframes.first)
    #expect(home.size == Size(390, 844) && home.cornerRadius == 40 && home.displayCutouts.count == 1)
    #expect(home.safeArea.top == 50 && home.omitted == 0)
    #expect(home.elements.map(\.id) == ["row", "bar", "send"])
    #expect(home.elements.map(\.role) == [.cell, .bar, .button])
    #expect(home.elements.map(\.text) == ["Row one", nil, "Senden"])
    #expect(home.elements.map(\.parent) == [nil, nil, 1])
    #expect(home.elements[0].frame == Rect(16, 100, 358, 80) && home.elements[0].clip == nil)
  }

  @Test("a step that scrolls sees its screen scrolled")
  func scrolledWireframe() throws {
    let compiled = Compiler(world: DiskWorld(boundary: try Boundary(around: folder))).compile(
      folder.path("a.tutorial.yaml"))
    let tour = try #require(compiled.tour)
    let wireframe = try #require(Wireframe.wireframes(of: compiled.visits, in: tour, language: nil).last)
    let far = try #require(wireframe.elements.first { $0.id == "far" })
    #expect(far.frame == Rect(16, 656, 358, 80))
    #expect(far.outline != nil)
    #expect(!wireframe.elements.contains { $0.id == "row" })
  }

  @Test("a screen of many elements is bounded, the largest are kept")
  func manyElements() throws {
    let many = (0..<1500).map { "      - { id: e\($0), frame: [\($0 % 300), 200, \($0 < 5 ? 50 : 3), 9] }\n" }.joined()
    try folder.write(
      "snapshots:\n  - screen: home\n    variant: phone\n    display: { size: [390, 844] }\n    elements:\n" + many,
      to: "app.layout.yaml")
    try folder.write(
      "tutorial: a\nlayout: app.layout.yaml\nsteps: [{ id: one, target: e3 }]\n", to: "a.tutorial.yaml")
    let compiled = Compiler(world: DiskWorld(boundary: try Boundary(around: folder))).compile(
      folder.path("a.tutorial.yaml"))
    let tour = try #require(compiled.tour)
    let wireframe = try #require(Wireframe.wireframes(of: compiled.visits, in: tour, language: nil).first)
    #expect(wireframe.elements.count == Wireframe.elementLimit && wireframe.omitted == 500)
    #expect(wireframe.elements.prefix(5).map(\.id) == ["e0", "e1", "e2", "e3", "e4"])
  }
}
