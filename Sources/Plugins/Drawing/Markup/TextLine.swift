public import TutorialGeometry

/// The style of a line of text.
public struct TextStyle: Sendable, Hashable {
  /// The CSS classes that set its colour.
  public var classes: String
  /// The font size in units.
  public var size: Double
  /// The weight, from 400 (regular) to 700 (bold).
  public var weight = 400
  /// True if the text runs from right to left.
  public var rightToLeft = false

  /// The distance from one line to the next, in units.
  public var lineHeight: Double
  /// The extra space between letters, in ems.
  public var tracking = 0.0

  /// Makes a style. Without a line height, it uses the usual one for the size.
  public init(classes: String, size: Double, weight: Int = 400, rightToLeft: Bool = false, lineHeight: Double? = nil) {
    self.classes = classes
    self.size = size
    self.weight = weight
    self.rightToLeft = rightToLeft
    self.lineHeight = lineHeight ?? (size * 1.32).rounded()
  }
}

extension TextStyle {
  /// The style for a person who has text `scale` times as large.
  ///
  /// The size grows as far as the text fits its box, and never shrinks because of that limit.
  ///
  /// - Parameter wraps: true if the text may take several lines.
  func grown(_ scale: Double, _ text: String, width: Double, height: Double, wraps: Bool = false) -> TextStyle {
    var factor = scale
    if scale > 1 {
      let across = max(TextMeasure(self).width(text), 1)
      var room = width / across
      // Lines fill a box except for the space left at their ends.
      if wraps { room = max(room, (0.8 * max(0, width) * max(0, height) / (across * lineHeight)).squareRoot()) }
      factor = max(1, min(scale, room, 0.8 * height / size))
    }
    guard factor != 1 else { return self }
    return TextStyle(classes: classes, size: size * factor, weight: weight, rightToLeft: rightToLeft)
  }
}

/// A run of words in a line that have the same style.
public struct TextPiece: Sendable, Hashable {
  /// The run's text.
  public var words: String
  /// True if the run is bold.
  public var isStrong: Bool
  /// True if the run is italic.
  public var isEmphasized = false
  /// True if the run is code.
  public var isCode = false
  /// True if the run is a link.
  public var isLink = false

  /// Makes a run of the given words.
  public init(_ words: String, isStrong: Bool = false) {
    self.words = words
    self.isStrong = isStrong
  }
}

extension TextPiece {
  /// The markup of the run's attributes, each preceded by a space.
  var attributes: String {
    let classes = [isLink ? "link" : nil, isCode ? "code" : nil].compactMap { $0 }.joined(separator: " ")
    return (classes.isEmpty ? "" : " class=\"\(classes)\"") + (isStrong ? " font-weight=\"700\"" : "")
      + (isEmphasized ? " font-style=\"italic\"" : "")
  }
}

/// The point of a text line that is put at a given position.
public enum TextAnchor: String, Sendable, Hashable {
  /// The line's start: its left end, or its right end if it runs from right to left.
  case start
  /// The line's middle.
  case middle
  /// The line's end.
  case end
}

extension SVGWriter {
  /// Writes one line of text whose baseline has its anchor at a point. An empty text writes nothing.
  public mutating func line(_ text: String, at point: Point, _ style: TextStyle, anchor: TextAnchor = .start) {
    line([TextPiece(text)], at: point, style, anchor: anchor)
  }

  private mutating func line(_ pieces: [TextPiece], at point: Point, _ style: TextStyle, anchor: TextAnchor) {
    guard pieces.contains(where: { !$0.words.isEmpty }) else { return }
    text(
      "text",
      [
        "class": style.classes, "x": point.x.svg, "y": point.y.svg, "font-size": style.size.svg,
        "font-weight": style.weight == 400 ? nil : "\(style.weight)",
        "letter-spacing": style.tracking == 0 ? nil : (style.tracking * style.size).svg,
        "text-anchor": anchor == .start ? nil : anchor.rawValue, "direction": style.rightToLeft ? "rtl" : nil,
      ], pieces)
  }

  /// Writes lines of text below one another into a box whose top edge is at `box.y`.
  ///
  /// - Returns: the height of all lines, in units.
  @discardableResult
  public mutating func lines(_ lines: [String], in box: Rect, _ style: TextStyle, anchor: TextAnchor = .start) -> Double
  {
    self.lines(lines.map { [TextPiece($0)] }, in: box, style, anchor: anchor)
  }

  /// Writes lines whose parts have styles of their own into a box.
  @discardableResult
  public mutating func lines(
    _ lines: [[TextPiece]], in box: Rect, _ style: TextStyle, anchor: TextAnchor = .start
  ) -> Double {
    let x: Double
    switch anchor {
    case .start: x = style.rightToLeft ? box.maxX : box.minX
    case .middle: x = box.midX
    case .end: x = style.rightToLeft ? box.minX : box.maxX
    }
    for (number, pieces) in lines.enumerated() {
      // Letters are centred in their line: the baseline is about a third of their size below its middle.
      let middle = box.y + (Double(number) + 0.5) * style.lineHeight
      line(pieces, at: Point(x, middle + style.size * 0.35), style, anchor: anchor)
    }
    return Double(lines.count) * style.lineHeight
  }
}
