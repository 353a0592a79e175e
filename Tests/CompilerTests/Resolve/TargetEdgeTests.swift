import TestSupport
import Testing
import TutorialSelectors
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialTour

/// The thresholds for hidden parts of targets. The display is 400 by 800.
@Suite("Targets that are cut off or covered a little")
struct TargetEdgeTests {
  private func check(_ element: String, _ step: String = "target: a", snapshot: String = "") -> Screens {
    Screens(steps: "  - { \(step) }", elements: "      - { id: a, \(element) }", snapshot: snapshot)
  }

  private func words(_ screens: Screens) -> [String] { screens.result.diagnostics.map(\.message) }

  @Test(
    "a tenth beyond the edge of the display is no matter, half of it and more is most",
    arguments: [
      ("-9", nil), ("-11", "\"a\" at [-11, 100, 100, 100] is cut off by the edge of the screen"),
      ("-49", "\"a\" at [-49, 100, 100, 100] is cut off by the edge of the screen"),
      ("-51", "\"a\" at [-51, 100, 100, 100] is mostly off the screen"),
    ])
  func display(x: String, message: String?) {
    let screens = check("frame: [\(x), 100, 100, 100]")
    #expect(words(screens) == (message.map { [$0] } ?? []))
    #expect(screens.result.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("a clip that is written answers what is cut off, by the display or by a list")
  func clip() {
    #expect(words(check("frame: [-11, 100, 100, 100]", "target: a, cutout: { clip: visible }")) == [])
    #expect(words(check("frame: [-51, 100, 100, 100]", "target: a, cutout: { clip: visible }")).count == 1)
  }

  @Test(
    "a clip to what is visible answers what bars at the edges cover, for they cut the hole off; no other clip does",
    arguments: [
      ("[0, 740, 400, 60]", "visible", 0), ("[0, 740, 400, 60]", "viewport", 1), ("[0, 740, 400, 60]", "none", 1),
      ("[0, 740, 399, 60]", "visible", 1), ("[0, 740, 400, 40]", "visible", 1),
    ])
  func bars(frame: String, clip: String, count: Int) {
    let screens = check(
      "frame: [100, 660, 100, 100]", "target: a, cutout: { clip: \(clip) }",
      snapshot: "    occluders: [{ kind: tabBar, frame: \(frame) }]")
    #expect(screens.findings(.coveredTarget).count == count)
  }

  @Test("a band over the whole width that lies at no edge is no bar: it cuts no hole off")
  func band() throws {
    let band = check(
      "frame: [10, 190, 50, 50]", snapshot: "    occluders: [{ kind: banner, frame: [0, 150, 400, 50] }]")
    #expect(try #require(band.step?.cutouts.first?.clip) == Rect(0, 0, 400, 800))
    let bar = check(
      "frame: [10, 190, 50, 50]", snapshot: "    occluders: [{ kind: navigationBar, frame: [0, 0, 400, 200] }]")
    #expect(try #require(bar.step?.cutouts.first?.clip) == Rect(0, 200, 400, 600))
    let rail = check(
      "frame: [90, 190, 50, 50]", snapshot: "    occluders: [{ kind: rail, frame: [0, 0, 100, 800] }]")
    #expect(try #require(rail.step?.cutouts.first?.clip) == Rect(100, 0, 300, 800))
  }

  /// A target under a bar below the status bar and a banner, and one in a dialog with a bar of its own.
  @Test(
    "a bar may touch another bar, that of the system too, or the edge of its window",
    arguments: [
      ("insets: { statusBars: [20, 0, 0, 0] }", "[0, 20, 400, 180]", 200.0), ("", "[0, 20, 400, 180]", 0),
      ("insets: { statusBars: [20, 0, 0, 0] }", "[0, 30, 400, 170]", 0),
      ("insets: { navigationBars: [0, 0, 20, 0] }", "[0, 20, 400, 180]", 0),
    ])
  func touching(insets: String, frame: String, top: Double) throws {
    let screens = check(
      "frame: [10, 190, 50, 50]",
      snapshot: "    \(insets)\n    occluders: [{ kind: navigationBar, frame: \(frame) }]")
    #expect(try #require(screens.step?.cutouts.first?.clip).minY == top)
  }

  @Test("bars are stacked upon each other, in whichever order they are declared")
  func stacked() throws {
    let bars = [
      "{ id: x, frame: [0, 700, 400, 50] }", "{ id: y, frame: [0, 650, 400, 50] }",
      "{ id: z, frame: [0, 750, 400, 50] }",
    ]
    for order in [bars, bars.reversed()] {
      let screens = check(
        "frame: [10, 620, 50, 50]", snapshot: "    occluders: [\(order.joined(separator: ", "))]")
      #expect(try #require(screens.step?.cutouts.first?.clip) == Rect(0, 0, 400, 650))
    }
  }

  @Test(
    "a bar of a dialog lies at the dialog's edge, and is none to what is outside",
    arguments: [("box", 60, 300.0), ("app", 10, 0)])
  func dialog(window: String, x: Int, top: Double) throws {
    let screens = check(
      "window: \(window), frame: [\(x), 290, 50, 50]",
      snapshot: """
            windows:
              - { id: app, type: app, z: 0, frame: [0, 0, 400, 800] }
              - { id: box, type: dialog, z: 1, frame: [50, 250, 300, 300] }
            occluders: [{ kind: navigationBar, window: box, frame: [50, 250, 300, 50] }]
        """)
    #expect(try #require(screens.step?.cutouts.first?.clip).minY == top)
  }

  @Test(
    "half a point beyond a list is a rounding",
    arguments: [("550.4", nil), ("551.5", "\"a\" is cut off by \"list\"")])
  func list(y: String, message: String?) {
    let screens = check(
      "space: list, frame: [0, \(y), 400, 50]",
      snapshot:
        "    spaces: [{ id: list, origin: [0, 100], scroll: { viewport: [0, 100, 400, 600], contentSize: [400, 2000] } }]"
    )
    #expect(words(screens) == (message.map { [$0] } ?? []))
  }

  @Test(
    "a target that the source calls off-screen or clipped is brought in by scrolling",
    arguments: ["offscreen", "clipped"])
  func scrolledIn(visibility: String) {
    let spaces =
      "    spaces: [{ id: list, origin: [0, 100], scroll: { viewport: [0, 100, 400, 600], contentSize: [400, 2000] } }]"
    let element = "space: list, frame: [0, 900, 400, 50], visibility: \(visibility)"
    #expect(words(check(element, "target: a, scroll: { align: nearest }", snapshot: spaces)) == [])
    #expect(check(element, snapshot: spaces).result.diagnostics.map(\.severity) == [.error])
  }

  @Test("a transparent element covers nothing", arguments: [("true", 1), ("false", 0)])
  func opaque(isOpaque: String, count: Int) {
    let screens = check(
      "frame: [10, 700, 50, 50]",
      snapshot: "    occluders: [{ kind: veil, frame: [0, 690, 400, 110], opaque: \(isOpaque) }]")
    #expect(screens.result.diagnostics.count == count)
  }

  @Test("of two windows at one depth the later lies above", arguments: [("0", 1), ("-1", 0)])
  func windows(z: String, count: Int) {
    let screens = check(
      "window: app, frame: [10, 400, 50, 50]",
      snapshot: """
            windows:
              - { id: app, type: app, z: 0, frame: [0, 0, 400, 800] }
              - { id: alert, type: dialog, z: \(z), frame: [0, 300, 400, 300] }
        """)
    #expect(screens.findings(.coveredTarget).count == count)
  }

  @Test("an element is not within itself")
  func within() {
    let screens = Screens(
      steps: "  - { target: { type: list, within: outer } }",
      elements: """
              - { id: outer, type: list, frame: [0, 0, 400, 800] }
              - { id: inner, type: list, parent: outer, frame: [0, 100, 400, 200] }
        """)
    #expect(screens.result.diagnostics == [])
    #expect(screens.step?.cutouts.map(\.target) == ["inner"])
  }

  @Test("texts are compared without marks of direction, and with one space for any white space")
  func texts() {
    let same = "Send a mail"
    for text in [
      "\u{200F}Send a mail", "Send\u{200E} a mail", "\u{202A}Send a mail\u{202C}", "\u{2067}Send a mail\u{2069}",
      " Send a mail", "Send a mail ", "Send\u{A0}a \n\t mail", "\u{3000}Send a mail",
    ] {
      #expect(comparableText(text) == same)
    }
    for text in ["Send amail", "Senda mail", "send a mail", "Send\u{200D} a mail"] {
      #expect(comparableText(text) != same)
    }
  }
}
