import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// One variant in a storyboard. If its lines run from right to left, so does the section.
struct StoryboardSection {
  private let scene: SVGScene
  private let width: Double
  private let grid: StoryboardGrid
  private let cells: [StepCell]
  /// The distinct screens of the steps, and the index of each step's screen.
  private let screens: [Wireframe?]
  private let screenOfStep: [Int]
  private static let heading = 64.0
  private static let foot = 44.0
  /// The gap between two rows, and the larger one that has room for an arrow, in pixels.
  private static let rowGap = 36.0
  private static let arrowGap = 44.0

  init(_ scene: SVGScene, width: Double) {
    self.scene = scene
    self.width = width
    let grid = StoryboardGrid(scene.device.outer, width: width, rightToLeft: scene.text.rightToLeft)
    self.grid = grid
    let steps = scene.variant.steps
    cells = steps.indices.map { StepCell($0, in: scene, grid) }
    (screens, screenOfStep) = scene.screens(of: steps)
  }

  var rightToLeft: Bool { scene.text.rightToLeft }

  /// Defines the screens. A screen is drawn once and used by all its steps.
  private func defineScreens(into writer: inout SVGWriter, id: String) {
    writer.element("defs") { writer in
      for (place, screen) in screens.enumerated() where !writer.isFull {
        // The scheme's class is needed here too, because the rules at the definition apply to its uses.
        writer.element("g", ["id": "\(id)w\(place)", "class": scene.scheme]) {
          scene.drawScreen(screen, into: &$0, id: "\(id)w\(place)c")
        }
      }
    }
  }

  private var gap: Double { grid.columns == 1 ? Self.arrowGap : Self.rowGap }

  /// The height of the section with the space below it, in pixels.
  var height: Double {
    let rows = grid.rows(of: cells.count)
    return rows.reduce(Self.heading) { $0 + rowHeight($1) + gap } + Self.foot - (rows.isEmpty ? 0 : gap)
  }

  private func rowHeight(_ row: Range<Int>) -> Double { row.map { cells[$0].height }.max() ?? 0 }

  func draw(into writer: inout SVGWriter, at origin: Point, id: String) {
    drawHeading(into: &writer, at: origin)
    defineScreens(into: &writer, id: id)
    var y = origin.y + Self.heading
    for row in grid.rows(of: cells.count) where !writer.isFull {
      for (column, place) in row.enumerated() {
        let corner = Point(origin.x + grid.x(ofColumn: column), y)
        let screen = "\(id)w\(screenOfStep[place])"
        cells[place].draw(into: &writer, at: corner, screen: screen, id: "\(id)s\(place)")
        drawWays(of: place, in: row, into: &writer, from: corner)
      }
      y += rowHeight(row) + gap
    }
  }

  private func drawHeading(into writer: inout SVGWriter, at origin: Point) {
    writer.leaf(
      "path", ["class": "rule", "d": "M\(origin.x.svg) \(origin.y.svg)h\(width.svg)", "stroke-width": "1"])
    let name = TextStyle(classes: "ink", size: 20, weight: 600)
    let words = TextStyle(classes: "soft", size: 12)
    let title = TextMeasure(name).shortened(scene.variant.id, width: width * 0.4)
    let (start, end): (Double, Double) = rightToLeft ? (origin.x + width, origin.x) : (origin.x, origin.x + width)
    writer.line(title, at: Point(start, origin.y + 34), name, anchor: rightToLeft ? .end : .start)
    let lines = scene.variant.description(locale: scene.text.locale, width: width * 0.56, TextMeasure(words))
    for (number, line) in lines.enumerated() {
      let y = origin.y + 33 + (Double(number) - Double(lines.count - 1) / 2) * words.lineHeight
      writer.line(line, at: Point(end, y), words, anchor: rightToLeft ? .start : .end)
    }
  }

  /// Draws a step's preferred end: an arrow to the next step, or another mark.
  private func drawWays(of place: Int, in row: Range<Int>, into writer: inout SVGWriter, from corner: Point) {
    guard var mark = mark(of: place, in: row) else { return }
    let forward = rightToLeft ? -1.0 : 1.0
    let middle = corner.y + StepCell.label + grid.panel.height / 2
    if grid.columns == 1 {
      // The arrow ends above the next step's number.
      let x = rightToLeft ? corner.x + grid.cell - 12 : corner.x + 12
      let y = corner.y + rowHeight(row) + gap / 2
      mark.isAlone = true
      mark.draw(into: &writer, at: Point(x, y), rightToLeft: rightToLeft)
      return
    }
    let end = rightToLeft ? corner.x : corner.x + grid.cell
    mark.draw(into: &writer, at: Point(end + forward * StoryboardGrid.gap / 2, middle), rightToLeft: rightToLeft)
    guard mark.kind == .continued else { return }
    // The next row begins at the sheet's edge, as this one did.
    let start = corner.x + (rightToLeft ? grid.cell : 0) + grid.x(ofColumn: 0) - grid.x(ofColumn: row.count - 1)
    let below = middle + rowHeight(row) + gap
    var resumed = mark
    resumed.kind = .resumed
    resumed.draw(into: &writer, at: Point(start - forward * StoryboardGrid.gap / 2, below), rightToLeft: rightToLeft)
  }

  private func mark(of place: Int, in row: Range<Int>) -> ExitMark? {
    let steps = scene.variant.steps
    guard let lead = cells[place].lead else { return nil }
    switch lead {
    case .next:
      guard place + 1 < steps.count else { return nil }
      let kind: ExitMark.Kind = grid.columns == 1 ? .downward : place + 1 < row.upperBound ? .onward : .continued
      return ExitMark(kind: kind, leavesScreen: steps[place].screen != steps[place + 1].screen)
    case .step(let id):
      guard let other = scene.place(ofStep: id) else { return nil }
      let leaves = steps[place].screen != steps[other].screen
      return ExitMark(kind: other > place ? .forward(other + 1) : .backward(other + 1), leavesScreen: leaves)
    case .back: return ExitMark(kind: .back)
    case .end: return ExitMark(kind: .end)
    }
  }
}
