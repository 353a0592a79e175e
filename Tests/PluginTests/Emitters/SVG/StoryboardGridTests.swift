import Testing
import TutorialGeometry

@testable import TutorialSVGEmitter

@Suite("The grid of a storyboard")
struct StoryboardGridTests {
  private func grid(_ width: Double, _ height: Double, rightToLeft: Bool = false) -> StoryboardGrid {
    StoryboardGrid(Rect(0, 0, width, height), width: 798, rightToLeft: rightToLeft)
  }

  @Test(
    "words of 15 units are 8 pixels or more on phones and tablets",
    arguments: [(382, 800), (415, 874), (462, 978), (874, 415), (1060, 804), (1230, 870), (780, 1169), (870, 1230)])
  func sizes(width: Int, height: Int) {
    let grid = grid(Double(width), Double(height))
    #expect(15 * grid.scale >= 8)
    let row = Double(grid.columns) * (grid.cell + StoryboardGrid.gap) - StoryboardGrid.gap
    let beside = grid.notes == .beside ? StoryboardGrid.gap + grid.notesWidth : 0
    #expect(row + beside <= 798.001 && grid.panel.width <= grid.cell + 0.001)
    #expect(grid.panel.height <= 800.001 && grid.notesWidth >= 149.999)
  }

  @Test("notes stand below phones held upright and what fills the sheet, and beside what leaves room")
  func notes() {
    #expect(grid(415, 874).columns == 3 && grid(415, 874).notes == .below)
    #expect(grid(1060, 804).columns == 1 && grid(1060, 804).notes == .beside)
    #expect(grid(1230, 870).columns == 1 && grid(1230, 870).notes == .below)
    let mirrored = grid(1060, 804, rightToLeft: true)
    #expect(mirrored.x(ofColumn: 0) + mirrored.cell == 798)
    #expect(abs(mirrored.notesX(mirrored.x(ofColumn: 0))) < 1e-9)
  }

  @Test("the last row has the steps that are left")
  func rows() {
    #expect(grid(415, 874).rows(of: 7) == [0..<3, 3..<6, 6..<7])
    #expect(grid(415, 874).rows(of: 0) == [])
  }

  @Test("displays of any size fit into the grid", arguments: [1, 1e7])
  func extremes(side: Double) {
    for grid in [grid(side, side), grid(side, 1), grid(1, side)] {
      #expect(grid.columns >= 1 && grid.scale >= 0.001 && grid.panel.width <= 10_000)
    }
  }
}
