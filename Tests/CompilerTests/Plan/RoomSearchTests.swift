import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialTour

/// Scrolling for callouts, compared with trying one offset after the other.
///
/// The two may differ if targets would leave the safe area, because scrolling doesn't move them there.
@Suite("Room for callouts, by trying") struct RoomSearchTests {
  private struct Scene {
    let step: String
    let keys: String
    let row: String
    let viewport: (low: Int, high: Int)
    let others: [String]

    init(_ random: inout some RandomNumberGenerator) {
      let sides = ["top", "bottom", "left", "right", "[top, bottom]", "[bottom, right]", "auto", "trailing", "center"]
      let width = Int.random(in: 8...30, using: &random) * 10
      let height = Int.random(in: 4...36, using: &random) * 10
      let side = sides[Int.random(in: 0..<sides.count, using: &random)]
      let avoids = Int.random(in: 0..<3, using: &random) == 0
      let anchors = Int.random(in: 0..<4, using: &random) == 0
      step =
        (anchors ? "anchor: other, " : "")
        + "callout: { body: b, size: [\(width), \(height)], placement: \(side)\(avoids ? ", avoid: [other]" : "") }"
      let low = Int.random(in: 0...2, using: &random) * 60
      viewport = (low, 800 - Int.random(in: 0...3, using: &random) * 70)
      keys = Int.random(in: 0..<2, using: &random) == 0 ? "" : "insets: { safeArea: [50, 0, 30, 0] }"
      row =
        "{ id: row, space: list, frame: [\(Int.random(in: 0...20, using: &random) * 10), 1000, "
        + "\(Int.random(in: 4...20, using: &random) * 10), \(Int.random(in: 3...30, using: &random) * 10)] }"
      let space = Int.random(in: 0..<2, using: &random) == 0
      let y = space ? Int.random(in: 90...112, using: &random) * 10 : Int.random(in: 0...70, using: &random) * 10
      others = [
        "{ id: other, \(space ? "space: list, " : "")frame: [\(Int.random(in: 0...30, using: &random) * 10), \(y), 100, 60] }"
      ]
    }

    func compile(offset: Int, scroll: String) -> Analysis {
      let files = [
        "t.tutorial.yaml":
          "tutorial: t\nlayout: t.layout.yaml\nsteps: [{ id: s, target: row, \(scroll)\(step), advance: { tap: anywhere } }]",
        "t.layout.yaml": """
        snapshots:
          - screen: home
            variant: phone
            display: { size: [400, 800] }
            \(keys)
            spaces:
              - { id: list, scroll: { viewport: [0, \(viewport.low), 400, \(viewport.high - viewport.low)], contentSize: [400, 3000], contentOffset: [0, \(offset)] } }
            elements:
              - \(row)
        \(others.map { "      - \($0)\n" }.joined())
        """,
      ]
      return Compiler(world: MemoryWorld(files)).compile("t.tutorial.yaml")
    }
  }

  private func isFine(_ analysis: Analysis) -> Bool {
    let ids: [DiagnosticID] = [
      .calloutDoesNotFit, .calloutCoversTarget, .clippedTarget, .coveredTarget, .offScreenTarget, .outsideSafeArea,
    ]
    return !analysis.diagnostics.contains { ids.contains($0.id) } && analysis.tour != nil
  }

  @Test("Scrolling makes room if any offset does")
  func search() {
    var random = Numbers(state: 1)
    var (fine, hopeless) = (0, 0)
    for number in 0..<30 {
      let scene = Scene(&random)
      let align = ["start", "center", "end", "nearest"][number % 4]
      if isFine(scene.compile(offset: 800, scroll: "scroll: { align: \(align) }, ")) {
        fine += 1
        continue
      }
      let offset = stride(from: 200, through: 1300, by: 50).first { isFine(scene.compile(offset: $0, scroll: "")) }
      #expect(offset == nil, "\(align): \(scene)")
      hopeless += 1
    }
    // Both cases occur often enough.
    #expect(min(fine, hopeless) > 5)
  }
}

/// SplitMix64 with reproducible numbers.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
