public import TutorialGeometry

/// How a line of text is set.
public struct TextStyle: Sendable, Hashable {
  /// The classes that colour it.
  public var classes: String
  /// The size of the letters in units.
  public var size: Double
  /// From 400 (regular) to 700 (bold).
  public var weight = 400
  /// Whether it runs from right to left.
  public var rightToLeft = false

  /// From one line to the next.
  public var lineHeight: Double
  /// What is added between letters, as a part of their size.
  public var tracking = 0.0

  /// A style; its lines lie apart as it is usual, unless they are told to.
  public init(classes: String, size: Double, weight: Int = 400, rightToLeft: Bool = false, lineHeight: Double? = nil) {
    self.classes = classes
    self.size = size
    self.weight = weight
    self.rightToLeft = rightToLeft
    self.lineHeight = lineHeight ?? (size * 1.32).rounded()
  }
}

extension TextStyle {
  /// The style of a person who has text `scale` times as large: its letters grow as far as a text in a box has room for
  /// them, and none gets smaller by it.
  ///
  /// - Parameter wraps: whether the text may take several lines.
  func grown(_ scale: Double, _ text: String, width: Double, height: Double, wraps: Bool = false) -> TextStyle {
    var factor = scale
    if scale > 1 {
      let across = max(TextMeasure(self).width(text), 1)
      var room = width / across
      // Lines fill a box but for what is left at their ends.
      if wraps { room = max(room, (0.8 * max(0, width) * max(0, height) / (across * lineHeight)).squareRoot()) }
      factor = max(1, min(scale, room, 0.8 * height / size))
    }
    guard factor != 1 else { return self }
    return TextStyle(classes: classes, size: size * factor, weight: weight, rightToLeft: rightToLeft)
  }
}

/// Words in a line that are set alike.
public struct TextPiece: Sendable, Hashable {
  /// What stands there.
  public var words: String
  /// Whether they are bold.
  public var isStrong: Bool
  /// Whether they slant.
  public var isEmphasized = false
  /// Whether they are code.
  public var isCode = false
  /// Whether they lead somewhere.
  public var isLink = false

  /// The given words.
  public init(_ words: String, isStrong: Bool = false) {
    self.words = words
    self.isStrong = isStrong
  }
}

extension TextPiece {
  /// What a part of a text element says of itself, with a space before each.
  var attributes: String {
    let classes = [isLink ? "link" : nil, isCode ? "code" : nil].compactMap { $0 }.joined(separator: " ")
    return (classes.isEmpty ? "" : " class=\"\(classes)\"") + (isStrong ? " font-weight=\"700\"" : "")
      + (isEmphasized ? " font-style=\"italic\"" : "")
  }
}

/// Where a line of text is held.
public enum TextAnchor: String, Sendable, Hashable {
  /// Where it starts: at the left, or at the right where it runs from there.
  case start
  /// In its middle.
  case middle
  /// Where it ends.
  case end
}

extension SVGWriter {
  /// Writes one line of text whose baseline starts, has its middle or ends at a point; nothing for no text.
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
  /// - Returns: the height that they took.
  @discardableResult
  public mutating func lines(_ lines: [String], in box: Rect, _ style: TextStyle, anchor: TextAnchor = .start) -> Double
  {
    self.lines(lines.map { [TextPiece($0)] }, in: box, style, anchor: anchor)
  }

  /// Writes lines of which parts may be bold, likewise.
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
      // The letters stand in the middle of their line: the baseline lies about a third of their size below it.
      let middle = box.y + (Double(number) + 0.5) * style.lineHeight
      line(pieces, at: Point(x, middle + style.size * 0.35), style, anchor: anchor)
    }
    return Double(lines.count) * style.lineHeight
  }
}
