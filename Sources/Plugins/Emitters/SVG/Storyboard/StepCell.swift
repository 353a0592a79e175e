import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// A step on the sheet: its label, its device, its notes.
struct StepCell {
  private let scene: SVGScene
  private let place: Int
  private let grid: StoryboardGrid
  private let caption: StepCaption
  /// The screen's name, if it differs from the previous step's. At the first step: if any later step has another.
  private let newScreen: String?
  private let rightToLeft: Bool
  /// The end to which the step leads first of all, or nil if it leads nowhere.
  let lead: StepExit.End?

  /// The height of a label and the space below it.
  static let label = 34.0
  private static let captionGap = 16.0

  /// Prepares the step at an index of the variant.
  init(_ place: Int, in scene: SVGScene, _ grid: StoryboardGrid) {
    (self.place, self.scene, self.grid) = (place, scene, grid)
    rightToLeft = scene.text.rightToLeft
    let steps = scene.variant.steps
    let previous = place > 0 ? steps[place - 1] : nil
    let notes = StepNotes(step: steps[place], previous: previous, scene: scene)
    caption = StepCaption(notes, width: grid.notesWidth, rightToLeft: rightToLeft)
    lead = notes.lead
    let screen = steps[place].screen
    let isKnown = previous.map { $0.screen == screen } ?? steps.allSatisfy { $0.screen == screen }
    newScreen = isKnown ? nil : screen
  }

  /// The height of the whole cell, in pixels.
  var height: Double {
    switch grid.notes {
    case .below: Self.label + grid.panel.height + (caption.height > 0 ? Self.captionGap + caption.height : 0)
    case .beside: Self.label + max(grid.panel.height, caption.height)
    }
  }

  /// Draws the cell with its top left corner at a point.
  ///
  /// - Parameters:
  ///   - screen: the id of the step's screen, which is defined already.
  ///   - id: the prefix of the ids that are defined; unique in the file.
  func draw(into writer: inout SVGWriter, at corner: Point, screen: String, id: String) {
    let step = scene.variant.steps[place]
    drawLabel(step.id, into: &writer, at: corner)
    let (outer, scale) = (scene.device.outer, grid.scale)
    let left = grid.panelX(corner.x) - outer.x * scale
    let top = corner.y + Self.label - outer.y * scale
    let transform = "translate(\(left.svg(decimals: 3)) \(top.svg(decimals: 3))) scale(\(scale.svg(decimals: 6)))"
    let attributes: SVGAttributes = [
      "data-variant": scene.variant.id, "data-step": step.id, "transform": transform, "class": scene.scheme,
    ]
    writer.element("g", attributes) { writer in
      scene.device.draw(into: &writer, id: id) { writer in
        StepDrawing(step: step, scene: scene).draw(into: &writer, screen: screen, id: id)
      }
    }
    let below = grid.notes == .below ? grid.panel.height + Self.captionGap : 0
    let y = corner.y + Self.label + below
    caption.draw(into: &writer, in: Rect(grid.notesX(corner.x), y, grid.notesWidth, 0))
  }

  /// Draws the step's number in a disc, its id, and at the end the name of a new screen.
  private func drawLabel(_ id: String, into writer: inout SVGWriter, at corner: Point) {
    let number = "\(place + 1)"
    let digits = TextStyle(classes: "onAccent", size: 12, weight: 700)
    let disc = max(24, TextMeasure(digits).width(number) + 12)
    let x = rightToLeft ? corner.x + grid.cell - disc : corner.x
    writer.rect(Rect(x, corner.y, disc, 24), radius: 12, class: "accent")
    writer.line(number, at: Point(x + disc / 2, corner.y + 16.2), digits, anchor: .middle)
    let room = max(grid.panel.width, min(grid.cell, 150)) - disc - 8
    let name = TextStyle(classes: "ink", size: 14, weight: 600)
    let measure = TextMeasure(name)
    let taken = drawScreenName(into: &writer, at: corner, room: room - min(measure.width(id), room * 0.45) - 8)
    let line = measure.shortened(id, width: room - taken)
    let baseline = Point(rightToLeft ? x - 8 : x + disc + 8, corner.y + 17)
    writer.line(line, at: baseline, name, anchor: rightToLeft ? .end : .start)
  }

  /// Draws the name of a new screen in a chip at the end of the label. Returns the chip's width, in pixels.
  private func drawScreenName(into writer: inout SVGWriter, at corner: Point, room: Double) -> Double {
    guard let newScreen else { return 0 }
    let style = TextStyle(classes: "soft", size: 11, weight: 600)
    let measure = TextMeasure(style)
    let line = measure.shortened(newScreen, width: room - 28)
    let width = measure.width(line) + 28
    let end = rightToLeft ? grid.panelX(corner.x) : grid.panelX(corner.x) + grid.panel.width
    let x = rightToLeft ? end : end - width
    writer.rect(Rect(x, corner.y + 2, width, 20), radius: 6, class: "chip")
    let sign = rightToLeft ? x + width - 13 : x + 13
    writer.leaf(
      "path",
      [
        "class": "way", "d": "M\((sign - 3).svg) \((corner.y + 6.5).svg)h6v11h-6z", "stroke-width": "1.5",
        "stroke-linejoin": "round",
      ])
    let baseline = Point(rightToLeft ? x + width - 21 : x + 21, corner.y + 16)
    writer.line(line, at: baseline, style, anchor: rightToLeft ? .end : .start)
    return width + 8
  }
}
