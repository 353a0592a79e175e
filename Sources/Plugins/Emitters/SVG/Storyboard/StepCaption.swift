import TutorialDrawing
import TutorialGeometry

/// The notes of a step, broken into lines of a width: its texts, its arrival, its exits.
struct StepCaption {
  private struct Block {
    let sign: ExitSign?
    let lines: [String]
    let style: TextStyle
    /// The space above the block, in pixels.
    let above: Double
    /// The space before the block's lines, in pixels.
    let indent: Double
  }

  private let blocks: [Block]
  private let rightToLeft: Bool
  /// The distance from the edge to the text after a sign, in pixels.
  private static let indent = 17.0

  init(_ notes: StepNotes, width: Double, rightToLeft: Bool) {
    self.rightToLeft = rightToLeft
    let title = TextStyle(classes: "ink", size: 15, weight: 600, rightToLeft: rightToLeft)
    let body = TextStyle(classes: "soft", size: 13, rightToLeft: rightToLeft)
    // Arrival and exits are described in English, whatever the tour's language.
    let fact = TextStyle(classes: "soft", size: 12)
    var blocks: [Block] = []
    func add(_ text: String?, _ style: TextStyle, limit: Int, sign: ExitSign? = nil, above: Double, indent: Double = 0)
    {
      guard let text, !text.isEmpty else { return }
      let lines = TextMeasure(style).lines(text, width: width - indent, limit: limit)
      let above = blocks.isEmpty ? 0 : above
      blocks.append(Block(sign: sign, lines: lines, style: style, above: above, indent: indent))
    }
    add(notes.title, title, limit: 2, above: 0)
    add(notes.body, body, limit: 5, above: 2)
    add(notes.arrival, fact, limit: 2, sign: .arrival, above: 8, indent: Self.indent)
    for note in notes.advance {
      add(note.words, fact, limit: 3, sign: note.sign, above: 2, indent: Self.indent)
    }
    self.blocks = blocks
  }

  /// The height of all blocks, in pixels.
  var height: Double {
    blocks.reduce(0) { $0 + $1.above + $1.style.lineHeight * Double($1.lines.count) }
  }

  /// Draws the notes downwards from the upper edge of a box.
  func draw(into writer: inout SVGWriter, in box: Rect) {
    var y = box.y
    for block in blocks {
      y += block.above
      if let sign = block.sign {
        let x = rightToLeft ? box.maxX - ExitSign.side / 2 : box.minX + ExitSign.side / 2
        sign.draw(into: &writer, at: Point(x, y + block.style.lineHeight / 2), rightToLeft: rightToLeft)
      }
      let room = Rect(rightToLeft ? box.x : box.x + block.indent, y, box.width - block.indent, 0)
      let anchor: TextAnchor = rightToLeft && !block.style.rightToLeft ? .end : .start
      y += writer.lines(block.lines, in: room, block.style, anchor: anchor)
    }
  }
}
