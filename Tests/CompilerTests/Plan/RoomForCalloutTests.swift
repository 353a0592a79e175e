import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Targets that are scrolled to make room for callouts, on a display of 400 by 800 with a list that fills it.
@Suite("Scrolling to where the callout has room") struct RoomForCalloutTests {
  private static let list = """
    spaces:
      - { id: list, scroll: { viewport: [0, 0, 400, 800], contentSize: [400, 3000], contentOffset: [0, 400] } }
    """

  /// - Parameters:
  ///   - step: the step's keys, in flow style.
  ///   - row: the row's y coordinate in the list's content.
  ///   - elements: further elements.
  ///   - snapshot: the snapshot's spaces and other keys.
  ///   - head: further keys of the manifest.
  ///   - german: the callout's body in German, or nil.
  private func compile(
    _ step: String, of targets: String = "row", row: Int = 900, height: Int = 50, elements: [String] = [],
    snapshot: String = list, head: String = "", german: String? = nil
  ) -> Analysis {
    let elements = ["{ id: row, space: list, frame: [20, \(row), 200, \(height)] }"] + elements
    let keys = snapshot.split(separator: "\n").map { "    \($0)\n" }.joined()
    var files = [
      "t.tutorial.yaml": """
      tutorial: t
      layout: t.layout.yaml
      strings: strings/{locale}.yaml
      steps: [{ id: s, target: \(targets), \(step), advance: { tap: anywhere } }]
      """,
      "t.layout.yaml": "\(head)\nsnapshots:\n  - screen: home\n    variant: phone\n    display: { size: [400, 800] }\n"
        + keys + "    elements:\n" + elements.map { "      - \($0)\n" }.joined(),
    ]
    if let german {
      files["strings/de.yaml"] = "steps: { s: { callout: { body: \"\(german)\" } } }\n"
    }
    return Compiler(world: MemoryWorld(files)).compile("t.tutorial.yaml")
  }

  private func step(_ analysis: Analysis) throws -> TourStep {
    try #require(analysis.tour?.variants.first?.steps.first)
  }

  /// Returns the callout's frames in a language, at all text sizes.
  private func frames(_ step: TourStep, _ locale: String) -> [Rect] {
    let layouts = step.callout?.layouts.all.filter { $0.name == locale }.map(\.value.frame) ?? []
    let sizes = step.callout?.sizes.all.filter { $0.name == locale }.flatMap { $0.value.all.map(\.value.frame) } ?? []
    return layouts + sizes
  }

  /// Returns the messages about the callout's position.
  private func said(_ analysis: Analysis) -> [String] {
    let ids: [DiagnosticID] = [.calloutDoesNotFit, .calloutCoversTarget, .sheetCoversTarget, .coveredTarget]
    return analysis.diagnostics.filter { ids.contains($0.id) }.map { diagnostic in
      ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: " | ")
    }
  }

  /// Returns the row's y coordinate after scrolling; its callout must have no finding.
  private func y(
    _ step: String, row: Int = 900, height: Int = 50, elements: [String] = [], snapshot: String = list
  ) throws -> Double? {
    let analysis = compile(step, row: row, height: height, elements: elements, snapshot: snapshot)
    #expect(said(analysis) == [])
    return try self.step(analysis).cutouts.first?.element.y
  }

  private func isJust(_ near: Double, above far: Double) -> Bool { (0..<1).contains(far - near) }

  // MARK: Sheets and banners

  @Test("It ends above a sheet that is as high as its words, in the language that has most of them")
  func sheets() throws {
    let sheet = "scroll: { align: end }, callout: { body: Tap., kind: sheet }"
    let own = try step(compile(sheet))
    let sheetFrame = try #require(frames(own, "en").first)
    #expect(isJust(try #require(own.cutouts.first?.frame.maxY), above: sheetFrame.minY))

    let words = Array(repeating: "Ausgesprochen", count: 40).joined(separator: " ")
    let both = compile(sheet, german: words)
    #expect(said(both) == [])
    let step = try step(both)
    let (english, german) = (try #require(frames(step, "en").first), try #require(frames(step, "de").first))
    #expect(english == sheetFrame)
    #expect(german.height > english.height + 50)
    #expect(isJust(try #require(step.cutouts.first?.frame.maxY), above: german.minY))
  }

  @Test(
    "A hole that reaches farther than the padding ends above the sheet and below the banner too",
    arguments: ["shape: circle", "size: [200, 200]", "size: [100, 200], at: bottom"])
  func wideHoles(cutout: String) throws {
    for (align, kind) in [("end", "sheet"), ("nearest", "sheet"), ("start", "banner")] {
      let analysis = compile(
        "scroll: { align: \(align) }, cutout: { \(cutout) }, callout: { body: Tap., kind: \(kind) }", row: 1500)
      #expect(said(analysis) == [])
      let step = try step(analysis)
      let hole = try #require(step.cutouts.first?.outline.bounds)
      let callout = try #require(frames(step, "en").first)
      if kind == "sheet" {
        // A sheet with a place at the bottom ends at the element there, whose padding counts.
        #expect(isJust(hole.maxY, above: callout.minY - (cutout.contains("bottom") ? 8 : 0)))
      } else {
        #expect(isJust(callout.maxY, above: hole.minY) || cutout.contains("bottom"))
      }
    }
  }

  @Test(
    "A bubble that has room beside the target only where it is narrower than it likes has it",
    arguments: ["left", "right"])
  func narrower(side: String) throws {
    let words = "alpha eta gamma theta kappa delta theta kappa delta eta eta zeta theta theta theta zeta theta kappa"
    let space =
      "spaces: [{ id: list, scroll: { axis: horizontal, viewport: [0, 0, 400, 800], contentSize: [2000, 800] } }]"
    for align in ["nearest", "center", "start"] {
      let analysis = compile(
        "scroll: { align: \(align) }, callout: { body: \(words), width: 400, placement: \(side) }",
        of: "item", elements: ["{ id: item, space: list, frame: [820, 300, 44, 44] }"], snapshot: space)
      #expect(said(analysis) == [])
      let step = try step(analysis)
      let callout = try #require(frames(step, "en").first)
      let hole = try #require(step.cutouts.first?.frame)
      #expect(side == "left" ? callout.maxX < hole.minX : callout.minX > hole.maxX)
    }
  }

  @Test("It ends above the sheet at the largest text size")
  func textSizes() throws {
    let analysis = compile(
      "scroll: { align: nearest }, callout: { body: Tap here to see what is new., kind: sheet }", row: 1150,
      head: "matrix: { textSize: [large, accessibility5] }")
    #expect(said(analysis) == [])
    let step = try step(analysis)
    let tops = frames(step, "en").map(\.minY)
    #expect(tops.count == 2)
    #expect(isJust(try #require(step.cutouts.first?.frame.maxY), above: try #require(tops.min())))
  }

  @Test("It ends below a banner")
  func banners() throws {
    let analysis = compile("scroll: { align: start }, callout: { body: Tap., kind: banner }")
    #expect(said(analysis) == [])
    let step = try step(analysis)
    #expect(isJust(try #require(frames(step, "en").first?.maxY), above: try #require(step.cutouts.first?.frame.minY)))
  }

  @Test("A sheet that has no room in any case does not count: the target comes first")
  func tooHigh() throws {
    let words = Array(repeating: "Ausgesprochen", count: 1500).joined(separator: " ")
    let step = compile("scroll: { align: end }, callout: { body: Tap., kind: sheet }", german: words)
    let resolved = try #require(step.resolved?.variants.first?.steps.first)
    let english = compile("scroll: { align: end }, callout: { body: Tap., kind: sheet }")
    #expect(resolved.scrolling == english.resolved?.variants.first?.steps.first?.scrolling)
  }

  @Test("A bubble that has room in one language only has it there")
  func inOneLanguage() throws {
    let bubble = "scroll: { align: end }, callout: { body: Tap., width: 200, placement: bottom }"
    let words = Array(repeating: "Ausgesprochen", count: 60).joined(separator: " ")
    let both = compile(bubble, german: words)
    #expect(both.diagnostics.filter { $0.id == .calloutDoesNotFit }.map { $0.notes.last?.message } == ["in de"])
    let (own, english) = (both.resolved?.variants.first, compile(bubble).resolved?.variants.first)
    #expect(try #require(own?.steps.first).scrolling == english?.steps.first?.scrolling)
  }

  // MARK: Bubbles

  @Test("The target scrolls farther only if the bubble would lack room on its side")
  func bubbles() throws {
    // 16 to the edge, a height of 80, 12 to the hole, and a padding of 8.
    #expect(try y("scroll: { align: start }, callout: { body: b, size: [200, 80], placement: top }") == 116)
    #expect(try y("scroll: { align: nearest }, callout: { body: b, size: [200, 80], placement: top }", row: 420) == 116)
    #expect(try y("scroll: { align: end }, callout: { body: b, size: [200, 80], placement: bottom }") == 634)
    #expect(try y("scroll: { align: end }, callout: { body: b, size: [200, 80], placement: top }") == 750)
    #expect(try y("scroll: { align: start }, callout: { body: b, size: [200, 80] }") == 0)
    // At the end of the content the row can't reach the top anyway.
    #expect(try y("scroll: { align: start }, callout: { body: b, size: [200, 80], placement: top }", row: 2900) == 700)
    let ring = "ring: { width: 2, gap: 3 }, scroll: { align: start }"
    #expect(try y("\(ring), callout: { body: b, size: [200, 80], placement: top }") == 121)
  }

  @Test("Of several placements it is the first that makes room; auto takes the nearest")
  func placements() throws {
    let high = "scroll: { align: center }, callout: { body: b, size: [300, 300]"
    #expect(try y("\(high), placement: [left, bottom, top] }", height: 300) == 82)
    #expect(try y("\(high), placement: [left, top, bottom] }", height: 300) == 418)
    #expect(try y("\(high) }", height: 300) == 418)
    // There is less room above than below.
    #expect(
      try y("scroll: { align: nearest }, callout: { body: b, size: [300, 270] }", row: 600, height: 300) == 194)
    // As far down as the content goes.
    let analysis = compile("\(high) }", row: 2500, height: 300)
    #expect(said(analysis) == [])
    #expect(try step(analysis).cutouts.first?.element.y == 418)
  }

  @Test("Beside an anchor that scrolls along there is room too; of one that does not the target keeps off")
  func anchors() throws {
    let badge = "{ id: badge, space: list, frame: [20, 840, 40, 40] }"
    #expect(
      try y(
        "anchor: badge, scroll: { align: start }, callout: { body: b, size: [200, 80], placement: top }",
        elements: [badge]) == 168)
    // The callout lies from 628 to 728.
    let tab = "{ id: tab, frame: [0, 740, 100, 60] }"
    #expect(
      try y(
        "anchor: tab, scroll: { align: end }, callout: { body: b, size: [200, 100], placement: top }", height: 200,
        elements: [tab]) == 420)
  }

  @Test("The target leaves the middle to a callout that is to be there, and room below what that is to avoid")
  func inTheWay() throws {
    #expect(try y("scroll: { align: center }, callout: { body: b, size: [200, 100], placement: center }") == 146)
    #expect(
      try y(
        "scroll: { align: start }, callout: { body: b, size: [200, 80], placement: top, avoid: [head] }",
        elements: ["{ id: head, frame: [0, 0, 400, 100] }"]) == 200)
  }

  @Test("Sideways scrolling makes room at the left and right, on both if languages run either way")
  func sideways() throws {
    let step = "scroll: { align: center }, callout: { body: b, size: [150, 60], placement: trailing }"
    let one = card(step, width: 150)
    #expect(said(one) == [])
    // Half of the space that 16, 150 and 12 leave for the card, with 8 at its right.
    #expect(try self.step(one).cutouts.first?.element.x == 32)
    let two = card(step, width: 20, arabic: "ب")
    #expect(said(two) == [])
    #expect(try self.step(two).cutouts.first?.element.x == 190)
    #expect(said(card(step, width: 60, arabic: "ب")).count == 1)
  }

  /// Compiles a card in a row that scrolls horizontally, in English and optionally in Arabic.
  private func card(_ step: String, width: Int, arabic: String? = nil) -> Analysis {
    var files = [
      "t.tutorial.yaml": """
      tutorial: t
      layout: t.layout.yaml
      strings: strings/{locale}.yaml
      steps: [{ id: s, target: card, \(step), advance: { tap: anywhere } }]
      """,
      "t.layout.yaml": """
      snapshots:
        - screen: home
          variant: phone
          display: { size: [400, 800] }
          spaces:
            - { id: list, scroll: { axis: horizontal, viewport: [0, 300, 400, 100], contentSize: [2000, 100] } }
          elements:
            - { id: card, space: list, frame: [800, 310, \(width), 80] }
      """,
    ]
    if let arabic { files["strings/ar.yaml"] = "steps: { s: { callout: { body: \(arabic) } } }\n" }
    return Compiler(world: MemoryWorld(files)).compile("t.tutorial.yaml")
  }

  // MARK: No room

  @Test("The reason that keeps the target from making room is reported")
  func shortfalls() {
    let callout = "callout: { body: b, size: [200, 80], placement: top }"
    #expect(
      said(compile("scroll: { align: start }, \(callout)", row: 20)) == [
        "the callout of 200 × 80 does not fit: top lacks 108, right lacks 56, left lacks 216"
          + " | it would fit at bottom, which `placement` does not allow"
          + " | scrolling makes no room: the content of \"list\" does not reach that far"
      ])
    let small = """
      spaces:
        - { id: list, scroll: { viewport: [0, 0, 400, 150], contentSize: [400, 3000], contentOffset: [0, 400] } }
      """
    #expect(
      said(compile("scroll: { align: start }, \(callout)", snapshot: small)) == [
        "the callout of 200 × 80 does not fit: top lacks 108, right lacks 56, left lacks 216"
          + " | it would fit at bottom, which `placement` does not allow"
          + " | scrolling makes no room: target and callout together are too large for the free part of \"list\""
      ])
    #expect(
      said(compile("scroll: { align: end }, callout: { body: b, kind: sheet, sheet: { height: 300 } }", row: 2950)) == [
        "the sheet lies over \"row\", by 216 × 58"
          + " | scrolling makes no room: the content of \"list\" does not reach that far"
      ])
  }

  /// Something covers a part or all of the row at the position where its callout would have room.
  @Test("A target is not scrolled beneath something for its callout", arguments: [30, 60])
  func hidden(height: Int) throws {
    let pill =
      Self.list + "\n" + """
        occluders:
          - { id: pill, frame: [0, 110, 400, \(height)], opaque: true }
        """
    let analysis = compile(
      "scroll: { align: start }, callout: { body: b, size: [200, 80], placement: top }", snapshot: pill)
    #expect(said(analysis).count == 1)
    #expect(analysis.resolved?.variants.first?.steps.first?.targets.first?.element.frame.y == 0)
  }

  @Test("Messages about the target, and sprites from it, use its place after scrolling")
  func consequences() throws {
    // A bar that hides the row only at its position without the sheet.
    let pill =
      Self.list + "\n" + """
        occluders:
          - { id: pill, frame: [0, 760, 100, 30], opaque: true }
        """
    let sheet = "callout: { body: b, kind: sheet, sheet: { height: 300 } }"
    let analysis = compile(
      "scroll: { align: end }, \(sheet), sprites: [{ image: coin, from: { target: row }, to: [0, 0] }]",
      snapshot: pill)
    #expect(analysis.diagnostics.filter { $0.id == .coveredTarget } == [])
    let step = try step(analysis)
    #expect(step.cutouts.first?.element.y == 442)
    #expect(step.sprites.first?.from == Point(120, 467))
  }

  @Test("Of several targets the first one that scrolls decides")
  func severalTargets() throws {
    let analysis = compile(
      "scroll: { align: nearest }", of: "[row, other]", row: 500,
      elements: ["{ id: other, space: list, frame: [20, 1180, 200, 50] }"])
    #expect(try step(analysis).cutouts.map(\.element.y) == [100, 780])
  }
}
