import TutorialGeometry
import TutorialIR

/// A picture as characters: the dim, its holes, rings and sprites, and the callout's text.
struct Screen {
  private static let columns = 44
  /// From nothing to all of a dim.
  private static let shades: [Character] = [" ", "·", "░", "▒"]
  private var rows: [[Character]]

  /// - Parameters:
  ///   - picture: what the overlay looks like at this instant.
  ///   - text: what the callout says.
  init(_ display: TourDisplay, _ picture: TourPicture, text: [String]) {
    // A character is about twice as high as it is wide.
    let cell = display.size.width / Double(Self.columns)
    let count = max(1, Int((display.size.height / cell / 2).rounded()))
    let layers = picture.layers.map { (opacity: $0.opacity, holes: $0.holes.map { Polygon($0.outline) }) }
    rows = (0..<count).map { row in
      (0..<Self.columns).map { column in
        let x = (Double(column) + 0.5) * cell
        let y = (Double(row) + 0.5) * cell * 2
        let dim = layers.reduce(0.0) { dim, layer in
          layer.holes.contains { $0.contains(x: x, y: y) } ? dim : dim + (1 - dim) * layer.opacity
        }
        return Self.shades[Int((dim * Double(Self.shades.count - 1)).rounded())]
      }
    }
    for layer in picture.layers {
      for ring in layer.rings where ring.opacity * layer.opacity > 0.3 {
        for corner in Polygon(ring.outline).corners { mark(corner, "•", cell: cell) }
      }
      for sprite in layer.sprites where sprite.opacity * layer.opacity > 0.3 { mark(sprite.center, "✦", cell: cell) }
    }
    let frame = picture.layers.lazy.compactMap { $0.callout?.frame }.first
    if let frame { write(text, in: frame, cell: cell) }
  }

  /// The picture, one line a row.
  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  /// Writes one character at a point of the display.
  private mutating func mark(_ point: Point, _ character: Character, cell: Double) {
    guard let row = Int(exactly: (point.y / cell / 2).rounded(.down)), rows.indices.contains(row),
      let column = Int(exactly: (point.x / cell).rounded(.down)), rows[row].indices.contains(column)
    else { return }
    rows[row][column] = character
  }

  /// Writes a box of text where the tour has laid the callout out.
  private mutating func write(_ lines: [String], in frame: Rect, cell: Double) {
    let left = max(0, Int((frame.minX / cell).rounded()))
    let width = min(Self.columns - left, Int((frame.width / cell).rounded())) - 2
    guard !lines.isEmpty, width > 2 else { return }
    let rows = lines.flatMap { Self.wrapped($0, to: width - 2) }
    let box =
      ["╭" + String(repeating: "─", count: width) + "╮"]
      + rows.map { "│ " + $0 + String(repeating: " ", count: max(0, width - 1 - $0.count)) + "│" }
      + ["╰" + String(repeating: "─", count: width) + "╯"]
    // Letters are larger here than in the app: a box that is higher grows away from what it points at.
    let room = Int((frame.height / cell / 2).rounded())
    let isAbove = frame.midY > Double(self.rows.count) * cell
    var top = Int((frame.minY / cell / 2).rounded())
    if isAbove { top -= max(0, box.count - room) }
    for (index, line) in box.enumerated() where self.rows.indices.contains(top + index) {
      for (offset, character) in line.enumerated() where left + offset < Self.columns {
        self.rows[top + index][left + offset] = character
      }
    }
  }

  /// A text in lines of at most so many characters.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if longer.count <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word.prefix(width)))
      }
    }
    return lines
  }
}
