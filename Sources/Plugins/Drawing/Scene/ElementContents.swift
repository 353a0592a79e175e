import TutorialGeometry
import TutorialNumerics
import TutorialPluginKit

/// Draws the content of a wireframe's element: its text, and shapes in place of content that the layout doesn't know.
struct ElementContents {
  private let frame: Rect
  private let text: String
  private let rightToLeft: Bool
  /// The text size as a multiple of the usual one.
  private let scale: Double
  /// True if the outline leaves the corners free, as a circle does.
  private let isRound: Bool

  init(_ element: Wireframe.Element, _ rightToLeft: Bool, textScale: Double) {
    scale = textScale
    frame = element.frame
    text = element.text ?? ""
    self.rightToLeft = rightToLeft
    isRound = element.outline.map { $0.signedArea < 0.9 * element.frame.area } ?? false
  }

  private func style(_ name: String, _ size: Double, weight: Int = 400) -> TextStyle {
    TextStyle(classes: name, size: size, weight: weight, rightToLeft: rightToLeft)
  }

  /// Draws a card or a row: a picture if there's room, the text, and bars for unknown text.
  func drawCard(into writer: inout SVGWriter) {
    guard frame.height >= 28, frame.width >= 56, !isRound else {
      if frame.width >= 24, frame.height >= 14 { centered(text, "word", 12, into: &writer) }
      return
    }
    let inset = min(16, frame.height * 0.22)
    var box = frame.inset(by: EdgeInsets(inset))
    // A row has its picture at the start. A square card is usually a picture itself.
    if frame.width > 2.4 * frame.height, frame.height >= 44, frame.height <= 120 {
      let side = min(box.height, 44)
      let x = rightToLeft ? box.maxX - side : box.minX
      writer.rect(Rect(x, frame.midY - side / 2, side, side), radius: side * 0.24, class: "bone")
      box = Rect(rightToLeft ? box.x : box.x + side + 12, box.y, box.width - side - 12, box.height)
      column(in: box, middle: true, trailing: 0.25, into: &writer)
    } else {
      column(in: box, middle: frame.height < 80, trailing: 0, into: &writer)
    }
  }

  /// Draws the text and, below it, bars that look like lines of text.
  ///
  /// - Parameter trailing: the share of the width that stays free at the end.
  private func column(in box: Rect, middle: Bool, trailing: Double, into writer: inout SVGWriter) {
    let width = box.width * (1 - trailing)
    guard width > 16, box.height >= 8 else { return }
    let usual = style("word", min(15, max(10, box.height * 0.45)), weight: 600)
    let words = usual.grown(scale, text, width: width, height: box.height)
    let first = text.isEmpty ? 9 : words.lineHeight
    let step = 17.0
    let room = box.height - first
    let bars = middle ? (room >= 14 ? 1 : 0) : max(0, min(4, Int(saturating: room / step)))
    let height = first + Double(bars) * step
    var y = middle ? box.midY - height / 2 : box.y
    if text.isEmpty {
      bar(0.55, in: box, width, y, into: &writer)
      y += first
    } else {
      let line = TextMeasure(words).shortened(text, width: width)
      y += writer.lines([line], in: Rect(box.x, y, box.width, first), words)
    }
    for number in 0..<bars {
      bar([0.82, 0.66, 0.74, 0.4][number % 4], in: box, width, y + 5, into: &writer)
      y += step
    }
  }

  private func bar(_ part: Double, in box: Rect, _ width: Double, _ y: Double, into writer: inout SVGWriter) {
    let length = min(width * part, 420)
    writer.rect(Rect(rightToLeft ? box.maxX - length : box.x, y, length, 7), radius: 3.5, class: "bone")
  }

  /// Draws the text if it fits, else bars.
  func drawText(into writer: inout SVGWriter) {
    guard frame.height >= 7, frame.width >= 10 else { return }
    let size = min(17, max(8, frame.height * 0.62))
    let usual = style("word", size, weight: size >= 15 ? 600 : 400)
    let style = usual.grown(scale, text, width: frame.width, height: frame.height, wraps: true)
    let limit = max(1, Int(saturating: frame.height / style.lineHeight))
    let lines = TextMeasure(style).lines(text, width: frame.width, limit: limit)
    guard lines.isEmpty else {
      let height = Double(lines.count) * style.lineHeight
      writer.lines(lines, in: Rect(frame.x, frame.midY - height / 2, frame.width, height), style)
      return
    }
    for number in 0..<max(1, min(6, Int(saturating: frame.height / 17))) {
      bar(number % 2 == 0 ? 0.9 : 0.6, in: frame, frame.width, frame.y + 4 + 17 * Double(number), into: &writer)
    }
  }

  /// Draws a landscape with a sun, as large as there's room.
  func drawPicture(into writer: inout SVGWriter) {
    let side = min(frame.width, frame.height) * 0.5
    guard side >= 10 else { return }
    let box = Rect(frame.midX - side / 2, frame.midY - side * 0.36, side, side * 0.72)
    writer.circle(Point(box.minX + side * 0.26, box.minY + side * 0.14), radius: side * 0.11, class: "deep")
    let (left, right, base) = (box.minX, box.maxX, box.maxY)
    let hills: [Point] = [
      Point(left, base), Point(left + side * 0.3, base - side * 0.34), Point(left + side * 0.47, base - side * 0.16),
      Point(left + side * 0.68, base - side * 0.46), Point(right, base),
    ]
    writer.path("M" + hills.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: "L") + "Z", class: "deep")
  }

  /// Draws a button's text, or a plain disc if the text is unknown or doesn't fit.
  ///
  /// A large square gets both, as on a home screen.
  func drawButton(into writer: inout SVGWriter) {
    let side = min(frame.width, frame.height)
    if side >= 80 {
      writer.circle(Point(frame.midX, frame.midY - side * 0.1), radius: side * 0.19, class: "face")
      centered(
        text, "keyword", min(15, side * 0.13), weight: 600, dy: side * 0.31, height: side * 0.3, into: &writer)
      return
    }
    let usual = style("keyword", min(15, max(9, frame.height * 0.36)), weight: 600)
    let style = usual.grown(scale, text, width: frame.width - 12, height: frame.height)
    if text.isEmpty || TextMeasure(style).width(text) > frame.width - 12 {
      writer.rect(
        Rect(frame.midX - side * 0.18, frame.midY - side * 0.18, side * 0.36, side * 0.36), radius: side * 0.11,
        class: "keyword", opacity: 0.5)
    } else {
      centered(text, "keyword", usual.size, weight: 600, into: &writer)
    }
  }

  /// Draws a disc above the text, or only the text in a flat tab.
  func drawTab(isFilled: Bool, into writer: inout SVGWriter) {
    if isFilled || frame.height < 40 || frame.width > 3 * frame.height {
      centered(text, "word", min(15, max(9, frame.height * 0.36)), weight: 600, into: &writer)
      return
    }
    // Tabs may extend above and below their bar: their contents stay together in the middle.
    let fits = !text.isEmpty && TextMeasure(style("hush", 10, weight: 600)).width(text) <= frame.width + 16
    writer.rect(
      Rect(frame.midX - 11, frame.midY - (fits ? 16 : 11), 22, 22), radius: 7, class: "deep")
    if fits { centered(text, "hush", 10, weight: 600, dy: 16, room: 16, height: frame.height - 32, into: &writer) }
  }

  /// Draws a field's text at its start.
  func drawField(into writer: inout SVGWriter) {
    let usual = style("hush", min(15, max(9, frame.height * 0.36)))
    let style = usual.grown(scale, text, width: frame.width - 24, height: frame.height)
    let line = TextMeasure(style).shortened(text, width: frame.width - 24)
    let box = frame.inset(by: EdgeInsets(top: 0, right: 12, bottom: 0, left: 12))
    writer.lines([line], in: Rect(box.x, box.midY - style.lineHeight / 2, box.width, style.lineHeight), style)
  }

  private func centered(
    _ text: String, _ name: String, _ size: Double, weight: Int = 400, dy: Double = 0, room: Double = -8,
    height: Double? = nil, into writer: inout SVGWriter
  ) {
    let width = max(frame.width + room, 20)
    let style = style(name, size, weight: weight)
      .grown(scale, text, width: width, height: height ?? frame.height)
    let line = TextMeasure(style).shortened(text, width: width)
    writer.line(line, at: Point(frame.midX, frame.midY + dy + style.size * 0.35), style, anchor: .middle)
  }
}
