import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Spaces lead to global coordinates")
struct SpaceTests {
  @Test("scrolled content lies at origin + frame − contentOffset")
  func scrolling() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces:
              - { id: feed, origin: [5, 20], scroll: { viewport: [5, 20, 100, 50], contentSize: [100, 900],
                  contentOffset: [0, 300] } }
            elements: [{ id: row, space: feed, frame: [10, 310, 80, 40] }]
        """))
    #expect(try snapshot.frame("row") == Rect(15, 30, 80, 40))
    let container = try #require(snapshot.scrollContainers.first)
    #expect(container.space == "feed" && container.axis == .vertical && container.parent == nil)
    #expect(container.viewport == Rect(5, 20, 100, 50) && container.globalViewport == Rect(5, 20, 100, 50))
    #expect(container.contentSize == Size(100, 900) && container.contentOffset == Point(0, 300))
    #expect(container.toGlobal == .translation(5, -280))
    #expect(snapshot.scrollContainers(around: 0) == [0])
  }

  @Test("spaces nest, in whatever order they are declared")
  func nesting() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces:
              - { id: inner, parent: middle, origin: [1, 2], scroll: { axis: horizontal, viewport: [1, 2, 9, 9] } }
              - { id: middle, parent: outer, origin: [10, 20] }
              - { id: outer, parent: global, origin: [100, 0], scroll: { viewport: [100, 0, 50, 50], contentOffset: [0, 5] } }
            elements: [{ id: a, space: inner, frame: [0, 0, 4, 4] }, { id: b, frame: [0, 0, 4, 4] }]
        """))
    #expect(try snapshot.frame("a") == Rect(111, 17, 4, 4))
    let around = snapshot.scrollContainers(around: 0).map { snapshot.scrollContainers[$0] }
    #expect(around.map(\.space) == ["inner", "outer"])
    #expect(around.map(\.globalViewport) == [Rect(111, 17, 9, 9), Rect(100, 0, 50, 50)])
    #expect(snapshot.scrollContainers(around: 1) == [])
  }

  @Test("a rotated space turns what is in it; the bounding box is not the frame")
  func rotation() throws {
    // A quarter turn clockwise about the space's origin: (x, y) becomes (−y, x).
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces: [{ id: turned, origin: [100, 50], transform: [0, 1, -1, 0, 0, 0] }]
            elements: [{ id: a, space: turned, frame: [10, 20, 30, 5] }]
        """))
    let element = try snapshot.named("a")
    #expect(element.frame == Rect(10, 20, 30, 5))
    #expect(element.toGlobal.apply(Point(10, 20)) == Point(80, 60))
    #expect(element.globalFrame == Rect(75, 60, 5, 30))
  }

  @Test("a space's content is scrolled first, then turned, then moved to its origin")
  func order() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces:
              - { id: zoomed, origin: [10, 10], transform: [2, 0, 0, 2, 0, 0],
                  scroll: { viewport: [10, 10, 90, 90], contentOffset: [1, 7] } }
            elements: [{ id: a, space: zoomed, frame: [1, 8, 3, 3] }]
        """))
    #expect(try snapshot.frame("a") == Rect(10, 12, 6, 6))
  }

  @Test("an element's transform is in the coordinates of its space")
  func elementTransform() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces: [{ id: moved, origin: [100, 0] }]
            elements: [{ id: a, space: moved, frame: [10, 10, 20, 20], transform: [1, 0, 0, 1, 5, 6] }]
        """))
    #expect(try snapshot.frame("a") == Rect(115, 16, 20, 20))
  }

  @Test("an undeclared space is reported once, with the nearest and how often it is named")
  func undeclared() {
    let text = oneSnapshot(
      """
          spaces: [{ id: feed }, { id: inner, parent: 1️⃣fed1️⃣ }]
          elements:
            - { id: a, space: 2️⃣feeed2️⃣, frame: [0, 0, 1, 1] }
            - { id: b, space: feeed, frame: [0, 0, 1, 1] }
            - { id: c, space: feeed, frame: [0, 0, 1, 1] }
            - { id: d, space: inner, frame: [0, 0, 1, 1] }
      """)
    func fix(_ span: SourceSpan) -> [FixIt] { [FixIt("replace it with \"feed\"", .maybe, [.init(span, "feed")])] }
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .undeclaredSpace, "space \"fed\" is not declared", at: text.span(1), label: "did you mean \"feed\"?",
          fixits: fix(text.span(1)), variants: ["v"]),
        Diagnostic(
          .undeclaredSpace, "space \"feeed\" is not declared", at: text.span(2), label: "did you mean \"feed\"?",
          notes: [.init("2 more places name it")], fixits: fix(text.span(2)), variants: ["v"]),
      ])
  }

  @Test("spaces that go round are reported once")
  func cycle() {
    let text = oneSnapshot(
      """
          spaces:
            - { id: a, parent: 1️⃣b1️⃣ }
            - { id: b, parent: 2️⃣c2️⃣ }
            - { id: c, parent: 3️⃣a3️⃣ }
            - { id: d, parent: a }
            - { id: e, parent: 4️⃣e4️⃣ }
          elements: [{ id: x, space: d, frame: [0, 0, 1, 1] }]
      """)
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .cyclicSpace, "space \"a\" is its own parent, by way of \"b\" and \"c\"", at: text.span(1),
          labels: [
            .init(text.span(2), "this is part of the cycle"), .init(text.span(3), "this is part of the cycle"),
          ], variants: ["v"]),
        Diagnostic(.cyclicSpace, "space \"e\" is its own parent", at: text.span(4), variants: ["v"]),
      ])
    #expect(library.value.snapshots.first?.elements.map(\.isSolved) == [false])
  }

  @Test("the display's own space cannot be declared, and scrolling needs a viewport")
  func declarations() {
    let text = oneSnapshot(
      """
          spaces:
            - { id: 1️⃣global1️⃣ }
            - { id: 2️⃣a2️⃣, scroll: { 3️⃣axis3️⃣: vertical } }
            - { id: 4️⃣a4️⃣ }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .valueOutOfRange, "a space cannot be called \"global\", the name of the display's own space", at: text.span(1)
        ),
        Diagnostic(
          .duplicateElement, "space \"a\" is declared twice", at: text.span(4),
          labels: [.init(text.span(2), "first declared here")]),
        Diagnostic(
          .missingKey, "the scrolling of a space needs the key \"viewport\"", at: text.span(3), variants: ["v"]),
      ])
  }

  @Test("coordinates beyond all bounds are a limit, not an infinity")
  func coordinates() {
    let text = oneSnapshot(
      """
          spaces:
            - { id: 1️⃣a1️⃣, parent: b, transform: [1e6, 0, 0, 1e6, 0, 0] }
            - { id: b, transform: [1e6, 0, 0, 1e6, 0, 0] }
          elements:
            - { id: c, space: b, frame: 2️⃣[0, 0, 1e6, 1]2️⃣ }
            - { id: d, space: a, frame: [0, 0, 1, 1] }
      """)
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .limitExceeded, "space \"a\" leads beyond the limit of coordinates, ±1e7", at: text.span(1),
          variants: ["v"]),
        Diagnostic(
          .limitExceeded, "element \"c\" lies beyond the limit of coordinates, ±1e7", at: text.span(2),
          variants: ["v"]),
      ])
    #expect(library.value.snapshots.first?.elements.map(\.isSolved) == [false, false])
  }

  @Test("spaces nest no deeper than the limit")
  func depth() {
    var body = "    spaces:\n      - { id: s1 }\n"
    for index in 2...128 { body += "      - { id: s\(index), parent: s\(index - 1) }\n" }
    #expect(solvedLayouts(oneSnapshot(body)).diagnostics == [])
    body += "      - { id: 1️⃣s1291️⃣, parent: s128 }\n      - { id: s130, parent: s129 }\n"
    let text = oneSnapshot(body)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .limitExceeded, "space \"s129\" is nested deeper than the limit of 128", at: text.span(), variants: ["v"])
      ])
  }
}
