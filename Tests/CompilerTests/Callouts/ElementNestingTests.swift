import Testing

@testable import TutorialLanguage
@testable import TutorialSides

/// The containment of elements, compared with a walk up the tree.
@Suite struct ElementNestingTests {
  private func elements(_ parents: [Int32]) -> Elements {
    var columns = ElementColumns()
    columns.ids = parents.map { _ in NumberedTexts.none }
    columns.parents = parents
    return Elements(columns, texts: NumberedTexts())
  }

  private func isIn(_ inner: Int, _ outer: Int, _ parents: [Int32]) -> Bool {
    var next = inner
    while next >= 0 {
      if next == outer { return true }
      next = Int(parents[next])
    }
    return false
  }

  @Test(
    "it knows of each element what is in it, in whichever order they stand",
    arguments: [
      [], [-1], [-1, -1, -1], [-1, 0, 1, 2], [-1, 0, 1, 1, 0, 4, -1, 6],
      // Elements that aren't all followed by their descendants.
      [-1, -1, 0, 1, 0], [-1, 0, 0, 1, 2, 1], [2, 0, -1, 2], [1, 2, 3, -1],
    ] as [[Int32]])
  func nesting(parents: [Int32]) {
    let nesting = ElementNesting(elements(parents))
    for outer in parents.indices {
      for inner in parents.indices {
        #expect(
          nesting.span(of: outer).holds(nesting.span(of: inner).first) == isIn(inner, outer, parents),
          "\(inner) in \(outer)")
      }
    }
  }
}
