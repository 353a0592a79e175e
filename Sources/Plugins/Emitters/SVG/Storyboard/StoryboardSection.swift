import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// One variant in a storyboard.
struct StoryboardSection {
  private let scene: SVGScene
  private let width: Double
  private let scale: Double
  private let panel: Size
  private let columns: Int
  private let notes: [StepNotes]
  /// The different screens of the steps, and for each step the place of its own.
  private var screens: [Wireframe?] = []
  private var screenOfStep: [Int] = []
  private static let heading = 76.0
  private static let gap = 36.0
  private static let label = 40.0
  private static let captionGap = 18.0
  private static let foot = 48.0

  init(_ scene: SVGScene, width: Double) {
    self.scene = scene
    self.width = width
    let outer = scene.device.outer
    // Upright devices about as high as a hand, three on their side fill a row.
    let isUpright = outer.height >= outer.width
    let wanted = isUpright ? min(194 / outer.width, 420 / outer.height) : min(352 / outer.width, 260 / outer.height)
    scale = max(wanted, 0.001)
    panel = Size(max(150, outer.width * scale), outer.height * scale)
    columns = max(1, Int(exactly: ((width + Self.gap) / (panel.width + Self.gap)).rounded(.down)) ?? 1)
    let steps = scene.variant.steps
    notes = steps.enumerated().map { place, step in
      StepNotes(step, after: place > 0 ? steps[place - 1] : nil, in: scene)
    }
    var places: [Int?: Int] = [:]
    for step in steps {
      let screen = scene.screen(of: step)
      let known = places[screen] ?? screens.count
      if known == screens.count {
        screens.append(scene.wireframe(of: step))
        places[screen] = known
      }
      screenOfStep.append(known)
    }
  }

  /// Many steps stand on one screen: it is drawn once and used by all of them.
  private func defineScreens(into writer: inout SVGWriter, id: String) {
    writer.element("defs") { writer in
      for (place, screen) in screens.enumerated() where !writer.isFull {
        // The scheme stands here too: what is used keeps to the rules of where it is defined.
        writer.element("g", ["id": "\(id)w\(place)", "class": scene.scheme]) {
          scene.drawScreen(screen, into: &$0, id: "\(id)w\(place)c")
        }
      }
    }
  }

  /// The height that it takes, with the room below it.
  var height: Double {
    rows.reduce(Self.heading) { $0 + rowHeight($1) + Self.gap } + Self.foot - Self.gap
  }

  private var rows: [Range<Int>] {
    stride(from: 0, to: notes.count, by: columns).map { $0..<min($0 + columns, notes.count) }
  }

  private func rowHeight(_ row: Range<Int>) -> Double {
    let captions = row.map { caption(notes[$0]).reduce(0) { $0 + $1.style.lineHeight * Double($1.lines.count) + 3 } }
    return Self.label + panel.height + Self.captionGap + (captions.max() ?? 0)
  }

  /// Draws it with its top left corner at a point.
  func draw(into writer: inout SVGWriter, at origin: Point, id: String) {
    drawHeading(into: &writer, at: origin)
    defineScreens(into: &writer, id: id)
    var y = origin.y + Self.heading
    for row in rows where !writer.isFull {
      for (column, place) in row.enumerated() {
        let corner = Point(origin.x + Double(column) * (panel.width + Self.gap), y)
        draw(place, into: &writer, at: corner, id: id)
        if place + 1 < row.upperBound { drawWay(into: &writer, from: corner) }
      }
      y += rowHeight(row) + Self.gap
    }
  }

  private func drawHeading(into writer: inout SVGWriter, at origin: Point) {
    writer.leaf(
      "path", ["class": "rule", "d": "M\(origin.x.svg) \(origin.y.svg)h\(width.svg)", "stroke-width": "1"])
    let name = TextStyle(classes: "ink", size: 19, weight: 600)
    let words = TextStyle(classes: "soft", size: 13)
    let title = TextMeasure(name).shortened(scene.variant.id, width: width * 0.5)
    writer.line(title, at: Point(origin.x, origin.y + 36), name)
    let description = scene.variant.description(locale: scene.text.locale)
    let line = TextMeasure(words).shortened(description, width: width * 0.48)
    writer.line(line, at: Point(origin.x + width, origin.y + 36), words, anchor: .end)
  }

  private func draw(_ place: Int, into writer: inout SVGWriter, at corner: Point, id: String) {
    let step = scene.variant.steps[place]
    drawLabel(place, step.id, into: &writer, at: corner)
    let outer = scene.device.outer
    let left = corner.x + (panel.width - outer.width * scale) / 2 - outer.x * scale
    let top = corner.y + Self.label - outer.y * scale
    let transform = "translate(\(left.svg(decimals: 3)) \(top.svg(decimals: 3))) scale(\(scale.svg(decimals: 6)))"
    let attributes: SVGAttributes = [
      "data-variant": scene.variant.id, "data-step": step.id, "transform": transform, "class": scene.scheme,
    ]
    writer.element("g", attributes) { writer in
      scene.device.draw(into: &writer, id: "\(id)s\(place)") { writer in
        StepDrawing(step, in: scene).draw(into: &writer, screen: "\(id)w\(screenOfStep[place])", id: "\(id)s\(place)")
      }
    }
    var box = Rect(corner.x, corner.y + Self.label + panel.height + Self.captionGap, panel.width, 0)
    for block in caption(notes[place]) {
      box.y += writer.lines(block.lines, in: box, block.style) + 3
    }
  }

  /// The step's number in a disc, and its id.
  private func drawLabel(_ place: Int, _ id: String, into writer: inout SVGWriter, at corner: Point) {
    let number = "\(place + 1)"
    let digits = TextStyle(classes: "onAccent", size: 12, weight: 700)
    let width = max(24, TextMeasure(digits).width(number) + 12)
    writer.rect(Rect(corner.x, corner.y, width, 24), radius: 12, class: "accent")
    writer.line(number, at: Point(corner.x + width / 2, corner.y + 16.2), digits, anchor: .middle)
    let name = TextStyle(classes: "ink", size: 14, weight: 600)
    let line = TextMeasure(name).shortened(id, width: panel.width - width - 8)
    writer.line(line, at: Point(corner.x + width + 8, corner.y + 17), name)
  }

  /// A small arrow in the gap to the next step.
  private func drawWay(into writer: inout SVGWriter, from corner: Point) {
    let x = corner.x + panel.width + Self.gap / 2
    let y = corner.y + Self.label + panel.height / 2
    writer.leaf(
      "path",
      [
        "class": "way", "d": "M\((x - 4).svg) \((y - 7).svg)l7 7l-7 7", "stroke-width": "2", "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }

  private func caption(_ notes: StepNotes) -> [(lines: [String], style: TextStyle)] {
    let rightToLeft = scene.text.rightToLeft
    let title = TextStyle(classes: "ink", size: 14, weight: 600, rightToLeft: rightToLeft)
    let body = TextStyle(classes: "soft", size: 13, rightToLeft: rightToLeft)
    let fact = TextStyle(classes: "faint", size: 12)
    func block(_ text: String?, _ style: TextStyle, _ limit: Int) -> (lines: [String], style: TextStyle)? {
      guard let text, !text.isEmpty else { return nil }
      return (TextMeasure(style).lines(text, width: panel.width, limit: limit), style)
    }
    return [
      block(notes.title, title, 2), block(notes.body, body, 4), block(notes.arrival, fact, 1),
      block(notes.advance, fact, 4),
    ].compactMap { $0 }
  }
}
