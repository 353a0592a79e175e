import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Layouts stay within the limits")
struct LayoutLimitTests {
  private let source = SourceText(path: "many.layout.yaml", bytes: [])

  private func span(_ index: Int) -> SourceSpan { SourceSpan(source, ByteRange(UInt32(index), UInt32(index))) }

  /// Returns a snapshot of elements that are each inside the previous one, declared at `place`.
  private func snapshot(_ screen: String, elements count: Int, at place: Int) -> SnapshotDeclaration {
    var snapshot = SnapshotDeclaration()
    snapshot.head = span(place)
    snapshot.screen = Sourced(screen, span(place))
    snapshot.variant = Sourced("v", span(place))
    var display = DisplayDeclaration()
    (display.span, display.size) = (span(place), Size(1, 1))
    snapshot.display = display
    var window = WindowDeclaration()
    window.id = Sourced("w", span(place))
    snapshot.windows = [window]
    snapshot.elements = (0..<count).map { index in
      var element = ElementDeclaration(id: Sourced("e\(index)", span(index)))
      element.placement = Sourced(.frame(Rect(0, 0, 1, 1)), span(index))
      if index > 0 { element.parent = Sourced("e\(index - 1)", span(index)) }
      if index == 0 { element.window = Sourced("w", span(0)) }
      return element
    }
    return snapshot
  }

  private func solved(_ snapshots: [SnapshotDeclaration]) -> Parsed<LayoutLibrary> {
    var manifest = LayoutManifest(source: source)
    manifest.snapshots = snapshots
    return solveLayouts([manifest])
  }

  @Test("a chain of 100,000 parents is followed without recursion")
  func parentChain() {
    let library = solved([snapshot("s", elements: 100_000, at: 7)])
    #expect(library.diagnostics == [])
    let last = library.value.snapshots.first?.elements.last
    #expect(last?.parent == 99_998 && last?.window == 0)
  }

  @Test("one element more in a row than the limit is reported, and the rest is solved")
  func impliedElements() {
    var snapshot = snapshot("s", elements: 100_000, at: 7)
    var line = LineDeclaration()
    line.box.horizontal.start = .at(0)
    line.box.horizontal.end = .at(0)
    line.box.vertical.start = .at(0)
    line.box.vertical.end = .at(0)
    line.items = [Sourced("item", span(9))]
    snapshot.elements[0].placement = Sourced(.line(line), span(8))
    let library = solved([snapshot])
    #expect(
      library.diagnostics == [
        Diagnostic(
          .limitExceeded, "a snapshot has more than 100000 elements, which is the limit", at: span(99_999),
          variants: ["v"])
      ])
    #expect(library.value.snapshots.first?.elements.count == 100_000)
  }

  @Test("the elements of a variant count together, over all of its screens")
  func variantTotal() {
    let library = solved([
      snapshot("a", elements: 60_000, at: 1), snapshot("b", elements: 60_000, at: 2),
      snapshot("c", elements: 60_000, at: 3),
    ])
    #expect(
      library.diagnostics == [
        Diagnostic(
          .limitExceeded, "variant \"v\" has more than 100000 elements up to here, which is the limit", at: span(2))
      ])
    #expect(library.value.snapshots.map(\.elements.count) == [60_000, 0, 0])
    #expect(library.value.snapshots.map(\.isSolved) == [true, false, false])
  }

  @Test("the entries that snapshots inherit from each other have a limit")
  func inheritedTotal() {
    var snapshots = [snapshot("s0", elements: 90_000, at: 0)]
    snapshots[0].isAbstract = true
    for index in 1..<40 {
      var next = SnapshotDeclaration()
      next.head = span(index)
      next.base = Sourced(SnapshotName(screen: "s\(index - 1)", variant: "v\(index - 1)"), span(index))
      next.screen = Sourced("s\(index)", span(index))
      next.variant = Sourced("v\(index)", span(index))
      next.isAbstract = true
      snapshots.append(next)
    }
    snapshots[0].variant = Sourced("v0", span(0))
    #expect(
      solved(snapshots).diagnostics == [
        Diagnostic(
          .limitExceeded,
          "the snapshots up to here have more than 1000000 entries with what they inherit, which is the limit",
          at: span(11))
      ])
  }

  @Test("of very many findings those behind are dropped, and that is said")
  func manyFindings() {
    var snapshot = snapshot("s", elements: 10_100, at: 7)
    for index in snapshot.elements.indices {
      snapshot.elements[index].parent = Sourced("nowhere to be found \(index)", span(index))
    }
    let diagnostics = solved([snapshot]).diagnostics
    #expect(diagnostics.count == 10_001)
    #expect(
      diagnostics.last
        == Diagnostic(
          .limitExceeded, "more than 10000 findings; the rest is not shown",
          at: span(10_000)))
  }

  @Test("a list of more elements than the limit is read up to there")
  func longList() {
    let entries = (0..<100_000).map { "{id: e\($0)}" }.joined(separator: ", ")
    let text = MarkedText(
      "snapshots: [{ screen: s, variant: v, abstract: true, elements: [\(entries), {1️⃣id1️⃣: f}, {id: g}] }]")
    let manifest = decodedLayout(text)
    #expect(
      manifest.diagnostics == [
        Diagnostic(
          .limitExceeded, "a snapshot has more than 100000 elements, which is the limit", at: text.span())
      ])
    #expect(manifest.value.snapshots.first?.elements.count == 100_000)
  }
}
