import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Parents, windows and occluders are found")
struct ReferenceTests {
  @Test("two elements with one id are reported at the second, with the first")
  func duplicates() {
    let text = oneSnapshot(
      """
          windows: [{ id: 1️⃣w1️⃣ }, { id: 2️⃣w2️⃣ }]
          elements: [{ id: 3️⃣a3️⃣, frame: [0, 0, 1, 1] }, { id: 4️⃣a4️⃣, frame: [2, 2, 1, 1] }]
          occluders: [{ element: 5️⃣a5️⃣ }, { id: 6️⃣a6️⃣, frame: [0, 0, 1, 1] }]
      """)
    let library = solvedLayouts(text)
    func twice(_ kind: String, _ id: String, _ second: Int, _ first: Int) -> Diagnostic {
      Diagnostic(
        .duplicateElement, "\(kind) \"\(id)\" is declared twice", at: text.span(second),
        labels: [.init(text.span(first), "first declared here")])
    }
    #expect(
      library.diagnostics == [twice("window", "w", 2, 1), twice("element", "a", 4, 3), twice("occluder", "a", 6, 5)])
    #expect(library.value.snapshots.first?.elements.map(\.frame) == [Rect(0, 0, 1, 1)])
  }

  @Test("unknown elements and windows are reported with the nearest")
  func unknownNames() {
    let text = oneSnapshot(
      """
          windows: [{ id: dialog }]
          elements:
            - { id: list, frame: [0, 0, 9, 9] }
            - { id: row, parent: 1️⃣lst1️⃣, window: 2️⃣dialg2️⃣, frame: [0, 0, 1, 1] }
          occluders: [{ element: 3️⃣tabbar3️⃣ }]
      """)
    func replaced(_ number: Int, _ name: String) -> [FixIt] {
      [FixIt("replace it with \"\(name)\"", .maybe, [.init(text.span(number), name)])]
    }
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .unknownElement, "no element is called \"lst\"", at: text.span(1), label: "did you mean \"list\"?",
          fixits: replaced(1, "list"), variants: ["v"]),
        Diagnostic(.unknownElement, "no element is called \"tabbar\"", at: text.span(3), variants: ["v"]),
        Diagnostic(
          .undeclaredWindow, "window \"dialg\" is not declared", at: text.span(2), label: "did you mean \"dialog\"?",
          fixits: replaced(2, "dialog"), variants: ["v"]),
      ])
  }

  @Test("an element that is inside itself is reported once, and has no parent then")
  func cyclicParent() {
    let text = oneSnapshot(
      """
          elements:
            - { id: a, parent: 1️⃣b1️⃣, frame: [0, 0, 1, 1] }
            - { id: b, parent: 2️⃣a2️⃣, frame: [0, 0, 1, 1] }
            - { id: c, parent: b, frame: [0, 0, 1, 1] }
      """)
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .cyclicParent, "element \"a\" is inside itself, by way of \"b\"", at: text.span(1),
          labels: [.init(text.span(2), "this is part of the cycle")], variants: ["v"])
      ])
    #expect(library.value.snapshots.first?.elements.map(\.parent) == [nil, nil, 1])
  }

  @Test("an element is in its own window, else in its parent's, else in the app's")
  func windows() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            windows: [{ id: bar, type: system, z: 9 }, { id: main }, { id: menu, type: dialog, z: 1 }]
            elements:
              - { id: item, parent: popup, frame: [0, 0, 1, 1] }
              - { id: popup, window: menu, frame: [0, 0, 9, 9] }
              - { id: page, frame: [0, 0, 9, 9] }
        """))
    #expect(snapshot.elements.map(\.window) == [2, 2, 1])
    #expect(snapshot.windows.map(\.frame) == Array(repeating: Rect(0, 0, 200, 100), count: 3))
    #expect(try solvedSnapshot(oneSnapshot("    elements: [{ id: a, frame: [0, 0, 1, 1] }]")).elements[0].window == nil)
  }

  @Test("an occluder is its element, or has a frame of its own")
  func occluders() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces: [{ id: moved, origin: [100, 0] }]
            elements: [{ id: bar, space: moved, frame: [0, 80, 50, 20], z: 3 }]
            occluders:
              - { kind: tabBar, element: bar }
              - { id: keyboard, kind: keyboard, frame: [0, 60, 200, 40], opaque: false }
              - { kind: shade, frame: [0, 0, 1, 1] }
              - { id: shadow, element: bar, frame: [0, 70, 200, 30], z: 5 }
        """))
    #expect(snapshot.occluders.map(\.id) == ["bar", "keyboard", "shade", "shadow"])
    #expect(snapshot.occluders.map(\.element) == [0, nil, nil, 0])
    #expect(snapshot.occluders.map(\.isOpaque) == [true, false, true, true])
    #expect(snapshot.occluders.map(\.z) == [3, 0, 0, 5])
    #expect(
      snapshot.occluders.map(\.frame) == [
        Rect(100, 80, 50, 20), Rect(0, 60, 200, 40), Rect(0, 0, 1, 1), Rect(0, 70, 200, 30),
      ])
  }
}
