import TutorialCompiler
import TutorialDrawing
import TutorialGeometry
import TutorialIdentity
import TutorialLanguage
import TutorialPlayback
import TutorialPluginKit
import TutorialScreens
import TutorialSyntax
import TutorialTour

/// A step before and after, side by side: the screens, the overlay with its holes, the step's elements, and a summary.
struct DriftPicture {
  /// The state that a side shows.
  enum Time {
    case before, after
  }

  /// One of the two states.
  struct Side {
    let time: Time
    let snapshot: Snapshot
    let scrolling: [ScrollMove]
    let overlay: TourOverlay?
    let mask: TourMask?
  }

  let tutorial: String
  let variant: String
  let step: StepDrift
  let sides: [Side]

  private static let margin = 40.0
  private static let gap = 64.0
  private static let heading = 104.0
  private static let caption = 58.0
  private static let label = 26.0

  private static let css = """
    .named{fill:none;stroke:#3569e0;stroke-width:2.5}
    .was{fill:none;stroke:#fff;stroke-width:1.5;stroke-dasharray:5 4}
    .likely{fill:#b45f06;fill-opacity:.12;stroke:#b45f06;stroke-width:2.5;stroke-dasharray:7 4}
    .wrong{fill:none;stroke:#c22f2f;stroke-width:2.5}
    .travel{fill:none;stroke:#3569e0;stroke-width:2}
    .namedTag{fill:#3569e0}.likelyTag{fill:#a35200}.wrongTag{fill:#c22f2f}.tagWord{fill:#fff}
    .breaks{fill:#c22f2f}.moved{fill:#3569e0}

    """

  /// The file.
  var svg: [UInt8] {
    var writer = SVGWriter()
    let widths = sides.map { max($0.snapshot.display.size.width, 240) }
    let height = sides.map(\.snapshot.display.size.height).max() ?? 0
    let inner = max(widths.reduce(-Self.gap) { $0 + $1 + Self.gap }, 520)
    let size = Size(inner + 2 * Self.margin, Self.heading + Self.label + height + Self.caption + Self.margin)
    let attributes: SVGAttributes = [
      "xmlns": "http://www.w3.org/2000/svg", "width": size.width.svg, "height": size.height.svg,
      "viewBox": "0 0 \(size.width.svg) \(size.height.svg)", "role": "img", "aria-labelledby": "title",
    ]
    writer.element("svg", attributes) { writer in
      writer.text("title", ["id": "title"], "\(tutorial), step \(step.step), \(variant): before and after")
      writer.style(Palette.css(.light, extra: Self.css))
      writer.rect(Rect(0, 0, size.width, size.height), class: "paper")
      drawHeading(width: inner, into: &writer)
      var x = Self.margin
      for (place, side) in sides.enumerated() {
        let corner = Point(x, Self.heading)
        writer.element("g", ["transform": "translate(\(corner.x.svg) \(corner.y.svg))"]) {
          draw(side, id: "d\(place)", width: widths[place], into: &$0)
        }
        if place + 1 < sides.count {
          drawWay(from: Point(x + widths[place], Self.heading + Self.label + height / 2), into: &writer)
        }
        x += widths[place] + Self.gap
      }
    }
    return writer.bytes
  }

  private func drawHeading(width: Double, into writer: inout SVGWriter) {
    let title = TextStyle(classes: "ink", size: 21, weight: 700)
    let verdict = TextStyle(classes: step.verdict.rawValue, size: 21, weight: 700)
    let words = TextStyle(classes: "soft", size: 13)
    let name = TextMeasure(title).shortened(step.step, width: width - 120)
    writer.line(name, at: Point(Self.margin, Self.margin + 16), title)
    writer.line(
      step.verdict.rawValue, at: Point(Self.margin + TextMeasure(title).width(name) + 12, Self.margin + 16), verdict)
    let lines = TextMeasure(words).lines(summary, width: width, limit: 2)
    writer.lines(lines, in: Rect(Self.margin, Self.margin + 26, width, 36), words)
  }

  /// A line that says what happened.
  private var summary: String {
    if let error = step.errors.first { return "\(error.message)  [\(error.id.rawValue)]" }
    guard let change = step.worst, let old = change.old else { return "" }
    guard let new = change.new else { return "\(DriftPhrases.name(old)) is not found" }
    if change.verdict == .breaks {
      return
        "\(SelectorText.yaml(change.selector)) names \(DriftPhrases.name(new)) instead of \(DriftPhrases.name(old))"
    }
    return "\(DriftPhrases.name(old)): \(DriftPhrases.move(old, new))"
  }

  private func drawWay(from point: Point, into writer: inout SVGWriter) {
    let (x, y) = (point.x + 16, point.y)
    let data = "M\(x.svg) \(y.svg)h30m-9 -8l9 8l-9 8"
    writer.leaf("path", ["class": "way", "d": data, "stroke-width": "2.5", "stroke-linecap": "round"])
  }

  // MARK: A side

  private func draw(_ side: Side, id: String, width: Double, into writer: inout SVGWriter) {
    let display = side.snapshot.display.bounds
    let label = TextStyle(classes: "ink", size: 13, weight: 600)
    let size = TextStyle(classes: "soft", size: 12)
    let name = (side.time == .before ? "before" : "after") + "  ·  \(side.snapshot.screen)/\(side.snapshot.variant)"
    let numbers = DriftPhrases.size(display.size)
    let shown = TextMeasure(label).shortened(name, width: width - TextMeasure(size).width(numbers) - 12)
    writer.line(shown, at: Point(0, 14), label)
    writer.line(numbers, at: Point(width, 14), size, anchor: .end)
    writer.element("g", ["transform": "translate(0 \(Self.label.svg))"]) { writer in
      writer.clipPath(id: id, display, radius: 18)
      writer.element("g", ["clip-path": "url(#\(id))"]) { writer in
        writer.rect(display, class: "ground")
        let wireframe = WireframeBuilder(side.snapshot, scrolling: side.scrolling, language: nil).wireframe
        let isTurned = side.snapshot.traits.direction == .rightToLeft
        WireframeDrawing(
          wireframe, rightToLeft: isTurned, textScale: side.snapshot.textScale, id: "\(id)w"
        ).draw(into: &writer)
        drawOverlay(side, into: &writer)
        drawMarks(side, display, into: &writer)
      }
      writer.leaf(
        "rect",
        ["class": "line", "width": display.width.svg, "height": display.height.svg, "rx": "18", "stroke-width": "1.5"])
    }
    drawCaption(side, top: Self.label + display.height, width: width, into: &writer)
  }

  private func drawOverlay(_ side: Side, into writer: inout SVGWriter) {
    // If nothing is left to point at, nothing covers the places where the element may have gone.
    let isLost = side.time == .after && step.changes.contains { $0.verdict == .breaks && $0.new == nil }
    guard let overlay = side.overlay, let mask = side.mask, !isLost else { return }
    let color = TourColor(overlay.color) ?? .black
    writer.leaf(
      "path",
      [
        "d": mask.path, "fill": color.svgOpaque,
        "fill-opacity": (overlay.opacity * color.svgOpacity * 0.75).svg(decimals: 4),
        "fill-rule": mask.fillRule.rawValue,
      ])
  }

  /// Draws the marks on elements.
  ///
  /// The element's place today is blue, its old place dashed. An element that the selector matches by mistake is red, a
  /// likely match amber.
  private func drawMarks(_ side: Side, _ display: Rect, into writer: inout SVGWriter) {
    for change in step.changes {
      guard let old = change.old else { continue }
      guard side.time == .after else {
        mark(shifted(old, side), "named", nil, display, into: &writer)
        continue
      }
      if change.verdict == .moved, let new = change.new {
        let (before, after) = (DriftPhrases.frame(old), shifted(new, side))
        writer.rect(before, radius: 4, class: "was")
        mark(after, "named", nil, display, into: &writer)
        drawTravel(from: before, to: after, into: &writer)
        continue
      }
      if change.verdict == .holds, let new = change.new {
        mark(shifted(new, side), "named", nil, display, into: &writer)
      }
      guard change.verdict == .breaks else { continue }
      if let new = change.new { mark(shifted(new, side), "wrong", "named now", display, into: &writer) }
      for likely in change.likely {
        mark(shifted(likely, side), "likely", change.isSure ? "likely" : "perhaps", display, into: &writer)
      }
    }
  }

  /// Returns an element's frame after the step has scrolled its screen.
  private func shifted(_ occurrence: ElementOccurrence, _ side: Side) -> Rect {
    var frame = DriftPhrases.frame(occurrence)
    let containers = occurrence.snapshot.scrollContainers(around: occurrence.index)
    for move in side.scrolling where containers.contains(move.container) {
      frame = Rect(frame.x + move.shift.x, frame.y + move.shift.y, frame.width, frame.height)
    }
    return frame
  }

  private func mark(_ frame: Rect, _ kind: String, _ words: String?, _ display: Rect, into writer: inout SVGWriter) {
    let style = TextStyle(classes: "tagWord", size: 10, weight: 600)
    guard frame.intersection(display) != nil else {
      // An element off the screen is labelled at the nearest edge.
      let text = "off screen at [\(DriftPhrases.number(frame.x)), \(DriftPhrases.number(frame.y))]"
      let width = TextMeasure(style).width(text) + 12
      let x = min(max(frame.midX - width / 2, 4), max(4, display.width - width - 4))
      let tag = Rect(x, min(max(frame.midY - 8, 4), display.height - 20), width, 16)
      writer.rect(tag, radius: 4, class: kind == "likely" ? "likelyTag" : "wrongTag")
      writer.line(text, at: Point(tag.midX, tag.midY + 3.5), style, anchor: .middle)
      return
    }
    writer.rect(frame, radius: 4, class: kind)
    guard let words else { return }
    let width = TextMeasure(style).width(words) + 10
    let y = frame.minY >= 18 ? frame.minY - 16 : min(frame.maxY + 2, display.height - 16)
    let tag = Rect(min(max(frame.minX, 2), max(2, display.width - width - 2)), y, width, 14)
    writer.rect(tag, radius: 4, class: "\(kind)Tag")
    writer.line(words, at: Point(tag.midX, tag.midY + 3.5), style, anchor: .middle)
  }

  /// Draws an arrow from the element's old place to the edge of the new one.
  private func drawTravel(from old: Rect, to new: Rect, into writer: inout SVGWriter) {
    let start = old.center
    let end = Point(
      min(max(start.x, new.minX), new.maxX), min(max(start.y, new.minY - 4), new.maxY + 4))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 24 else { return }
    let (ux, uy) = (dx / length, dy / length)
    let left = Point(end.x - 9 * ux - 5 * uy, end.y - 9 * uy + 5 * ux)
    let right = Point(end.x - 9 * ux + 5 * uy, end.y - 9 * uy - 5 * ux)
    let points = [start, end, left, end, right].map { "\($0.x.svg) \($0.y.svg)" }
    writer.leaf(
      "path", ["class": "travel", "d": "M\(points[0])L\(points[1])M\(points[2])L\(points[3])L\(points[4])"])
  }

  private func drawCaption(_ side: Side, top: Double, width: Double, into writer: inout SVGWriter) {
    let style = TextStyle(classes: "soft", size: 12)
    guard let change = step.worst, let old = change.old else { return }
    let words: [String]
    switch (side.time, change.new) {
    case (.before, _):
      words = [SelectorText.yaml(change.selector), "\(DriftPhrases.name(old)), \(DriftPhrases.place(old))"]
    case (.after, let new?) where change.verdict != .breaks:
      words = ["\(DriftPhrases.name(new)), \(DriftPhrases.place(new))"]
    case (.after, let new):
      let named = new.map { "names \(DriftPhrases.name($0))" } ?? "names nobody"
      let likely =
        change.likely.first.map { "; \(change.isSure ? "likely" : "perhaps") \(DriftPhrases.name($0))" } ?? ""
      words = [named + likely] + (change.fix.map { ["fix: \($0.text)"] } ?? [])
    }
    let lines = words.map { TextMeasure(style).shortened($0, width: width) }
    writer.lines(lines, in: Rect(0, top + 10, width, 40), style)
  }
}
