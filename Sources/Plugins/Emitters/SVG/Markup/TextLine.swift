import TutorialGeometry

/// How a line of text is set.
struct TextStyle {
  /// The classes that colour it.
  var classes: String
  /// The size of the letters in units.
  var size: Double
  /// From 400 (regular) to 700 (bold).
  var weight = 400
  /// Whether it runs from right to left.
  var rightToLeft = false

  /// From one line to the next.
  var lineHeight: Double { (size * 1.32).rounded() }
}

/// Where a line of text is held.
enum TextAnchor: String {
  case start, middle, end
}

extension SVGWriter {
  /// Writes one line of text whose baseline starts, has its middle or ends at a point; nothing for no text.
  mutating func line(_ text: String, at point: Point, _ style: TextStyle, anchor: TextAnchor = .start) {
    guard !text.isEmpty else { return }
    self.text(
      "text",
      [
        "class": style.classes, "x": point.x.svg, "y": point.y.svg, "font-size": style.size.svg,
        "font-weight": style.weight == 400 ? nil : "\(style.weight)",
        "text-anchor": anchor == .start ? nil : anchor.rawValue, "direction": style.rightToLeft ? "rtl" : nil,
      ], text)
  }

  /// Writes lines of text below one another into a box whose top edge is at `box.y`.
  ///
  /// - Returns: the height that they took.
  @discardableResult
  mutating func lines(_ lines: [String], in box: Rect, _ style: TextStyle, anchor: TextAnchor = .start) -> Double {
    let x: Double
    switch anchor {
    case .start: x = style.rightToLeft ? box.maxX : box.minX
    case .middle: x = box.midX
    case .end: x = style.rightToLeft ? box.minX : box.maxX
    }
    for (number, text) in lines.enumerated() {
      // The letters stand in the middle of their line: the baseline lies about a third of their size below it.
      let middle = box.y + (Double(number) + 0.5) * style.lineHeight
      line(text, at: Point(x, middle + style.size * 0.35), style, anchor: anchor)
    }
    return Double(lines.count) * style.lineHeight
  }
}
