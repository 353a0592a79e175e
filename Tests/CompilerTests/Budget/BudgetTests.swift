import Foundation
import TestSupport
import Testing
import TutorialSyntax
import TutorialTour
import TutorialYAML

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Budgets of tutorials")
struct BudgetTests {
  private func options(_ kind: Budget.Resource, _ number: Int) -> CompileOptions {
    var options = CompileOptions()
    options.budget[kind] = number
    return options
  }

  private func exceeded(_ message: String, _ raise: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.limitExceeded, message, at: span, notes: [.init("`--limit \(raise)` raises it")])
  }

  private func elements(_ count: Int, _ text: (Int) -> String = { "Item \($0)" }) -> String {
    (0..<count).map { "      - { id: e\($0), frame: [0, \($0 * 2), 40, 2], label: \"\(text($0))\" }" }
      .joined(separator: "\n")
  }

  @Test("a file has so many nodes; parsing stops at the first that is too much", arguments: ["a.yaml", "a.json"])
  func nodes(path: String) {
    let source = SourceText(path: path, bytes: Array("[1, 2, 3, 4, 5]".utf8))
    var budget = Budget()
    budget[.nodes] = 4
    let result = DocumentReader.read(source, budget: budget)
    #expect(
      result.diagnostics == [
        exceeded(
          "the file has more than the limit of 4 nodes", "nodes=8", at: SourceSpan(source, ByteRange(10, 11)))
      ])
    #expect(result.value.root == nil)
    #expect(result.value.isPartial)
  }

  @Test("a tutorial of too many nodes is that one error")
  func tooManyNodes() {
    let screens = Screens(
      steps: "  - target: save", elements: elements(3), options: options(.nodes, 12))
    #expect(screens.result.diagnostics.map(\.id) == [.limitExceeded])
    #expect(screens.result.tour == nil)
  }

  @Test("nodes of merge keys count")
  func mergedNodes() {
    let source = SourceText(path: "a.yaml", bytes: Array("- &a { x: 1, y: 2 }\n- { <<: *a }\n- { <<: *a }\n- 1\n".utf8))
    var budget = Budget()
    budget[.nodes] = 12
    #expect(
      DocumentReader.read(source, budget: budget).diagnostics.map(\.message) == [
        "the file has more than the limit of 12 nodes"
      ])
    budget[.nodes] = 30
    #expect(DocumentReader.read(source, budget: budget).diagnostics == [])
  }

  @Test(
    "a budget that runs out amid the steps is one error, though ways lead to the remaining steps",
    arguments: [12, 20, 30])
  func outOfSegments(limit: Int) {
    let screens = Screens(
      steps: (0..<4).map { "  - { id: s\($0), target: [e0, e1, e2], callout: Hi }" }
        .joined(separator: "\n"),
      elements: elements(3), options: options(.segments, limit))
    #expect(screens.result.diagnostics.map(\.id) == [.limitExceeded])
    #expect(screens.result.tour == nil)
  }

  @Test("the work of regular expressions is counted, and the first selector beyond the limit is named")
  func patterns() {
    let steps = """
        - { target: { label: { matches: "Item 7$" } } }
        - { target: 1️⃣{ label: { matches: "(I?){400}x" } }1️⃣ }
        - { target: nothing }
      """
    let screens = Screens(steps: steps, elements: elements(20), options: options(.searches, 20_000))
    #expect(
      screens.result.diagnostics == [
        exceeded(
          "finding the elements up to here takes more than the limit of 20000 searches", "searches=40000",
          at: screens.tutorial.span(1))
      ])
    #expect(screens.result.tour == nil)
    let more = Screens(steps: steps, elements: elements(20), options: options(.searches, 2_000_000))
    #expect(more.findings(.limitExceeded) == [])
    #expect(more.findings(.unknownTarget).count == 2)
  }

  @Test("each distinct text is matched once per selector, however many elements and screens have it")
  func distinctTexts() {
    func spent(_ texts: @escaping (Int) -> String) -> Int {
      let pattern = "  - { target: { label: { matches: \"(?i)SAVE [0-9]+$\" }, nth: 0 } }"
      let steps = Array(repeating: pattern, count: 3).joined(separator: "\n")
      var (low, high) = (1, 1_000_000)
      // The cost is the smallest sufficient budget.
      while low < high {
        let middle = (low + high) / 2
        let screens = Screens(steps: steps, elements: elements(40, texts), options: options(.searches, middle))
        if screens.findings(.limitExceeded).isEmpty { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let (same, different) = (spent { _ in "Save 1" }, spent { "Save \($0 + 10)" })
    #expect(same < 1_500)
    #expect(different > 40 * 10)
    #expect(different > 2 * same)
  }

  @Test("an exact text is looked up, not looked for")
  func exactTexts() {
    let steps = (0..<300).map { "  - { target: { label: \"Item \($0)\" } }" }.joined(separator: "\n")
    let screens = Screens(steps: steps, elements: elements(300), options: options(.searches, 3000))
    #expect(screens.findings(.limitExceeded) == [])
    #expect(screens.result.tour?.variants.first?.steps.count == 300)
  }

  @Test("inherited keys count in each step of each variant")
  func pairs() {
    let head = "defaults: { callout: { buttons: [{ title: A, to: next }, { title: B, to: end }] } }"
    let steps = "  - { id: one }\n  - { id: two }\n  - { id: 1️⃣three1️⃣ }"
    let screens = Screens(steps: steps, head: head, elements: elements(1), options: options(.pairs, 13))
    #expect(
      screens.result.diagnostics == [
        exceeded(
          "the steps up to here, with their contents, are more than the limit of 13 in all variants together",
          "pairs=26", at: screens.tutorial.span(1))
      ])
    #expect(
      Screens(steps: steps, head: head, elements: elements(1), options: options(.pairs, 30)).findings(.limitExceeded)
        == [])
  }

  @Test("styles count in each step of each variant, though nothing is left of them")
  func styles() {
    let head = "styles: { low: { callout: { width: 100 } }, high: { callout: { width: 200 } } }"
    let steps = "  - { id: one, style: [low, high, low] }\n  - { id: 1️⃣two1️⃣, style: low }"
    let screens = Screens(steps: steps, head: head, elements: elements(1), options: options(.pairs, 7))
    #expect(
      screens.result.diagnostics == [
        exceeded(
          "the steps up to here, with their contents, are more than the limit of 7 in all variants together",
          "pairs=14", at: screens.tutorial.span(1))
      ])
    #expect(
      Screens(steps: steps, head: head, elements: elements(1), options: options(.pairs, 20)).findings(.limitExceeded)
        == [])
  }

  @Test("the work of uniting holes and rings is counted")
  func crossings() {
    let steps = """
        - { id: 1️⃣one1️⃣, target: [e0, e1, e2], cutout: { combine: union }, ring: { width: 2 } }
      """
    let screens = Screens(steps: steps, elements: elements(3), options: options(.crossings, 20))
    #expect(
      screens.result.diagnostics == [
        exceeded(
          "the shapes up to here take more than the limit of 20 tests for crossings", "crossings=40",
          at: screens.tutorial.span(1))
      ])
    #expect(screens.result.tour == nil)
    let more = Screens(steps: steps, elements: elements(3), options: options(.crossings, 100_000))
    #expect(more.step?.rings.count == 1)
  }

  @Test(
    "the work of a ring around a path of many corners is counted, for any cause of the ring",
    arguments: ["ring: { width: 40 }", "effects: [{ kind: ripple }]"])
  func ringsAroundPaths(ring: String) {
    let points = (1..<24).map { "L\($0 * 12) \($0 % 2 * 50)" }.joined(separator: " ")
    let shape = "{ path: \"M0 60 L0 0 \(points) L300 60 Z\", viewBox: [0, 0, 300, 60] }"
    let steps = """
        - { id: 1️⃣one1️⃣, target: e0, cutout: { shape: \(shape) }, \(ring) }
      """
    let screens = Screens(steps: steps, elements: elements(3), options: options(.crossings, 20_000))
    #expect(
      screens.result.diagnostics.contains(
        exceeded(
          "the shapes up to here take more than the limit of 20000 tests for crossings", "crossings=40000",
          at: screens.tutorial.span(1))))
    #expect(screens.result.tour == nil)
    #expect(Screens(steps: steps, elements: elements(3)).findings(.limitExceeded) == [])
  }

  @Test("all outlines are divided as the one that needs most, and are counted so")
  func segments() {
    let points = (0..<40).map { "L\($0 * 10) \($0 % 2 * 10 + 20)" }.joined(separator: " ")
    let shape = "{ path: \"M0 0 \(points) L400 0 Z\", viewBox: [0, 0, 400, 60] }"
    let steps = """
        - { target: e0 }
        - { target: e1 }
        - { id: 1️⃣many1️⃣, target: e2, cutout: { shape: \(shape) } }
      """
    let screens = Screens(steps: steps, elements: elements(3), options: options(.segments, 100))
    #expect(
      screens.result.diagnostics == [
        exceeded(
          "the outlines up to here have more than the limit of 100 segments", "segments=200",
          at: screens.tutorial.span(1))
      ])
    #expect(Screens(steps: steps, elements: elements(3), options: options(.segments, 1000)).result.tour != nil)
  }

  @Test("only the shown part of a very long line is read")
  func longLine() {
    let source = SourceText(path: "a.yaml", bytes: Array(repeating: 0x61, count: 10_000))
    let line = source.line(at: 5000, within: 10)
    #expect(line.start == 4990)
    #expect(line.bytes.count == 20)
    #expect(source.line(at: 5, within: 10).start == 0)
  }

  @Test("the numbers of the page are those of the program")
  func page() throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let page = try String(contentsOf: package.appendingPathComponent("docs/security.md"), encoding: .utf8)
    for kind in Budget.Resource.allCases {
      let number = Array(String(kind.standard).reversed())
      let grouped = String(
        number.enumerated().flatMap { $0 > 0 && $0 % 3 == 0 ? [",", $1] : [$1] }.reversed())
      let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(kind.rawValue)` | \(grouped) |") })
      #expect(row.hasSuffix("| \(kind.exceeded(kind.standard, at: nil).message) |"))
    }
  }
}
