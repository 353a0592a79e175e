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
    let lowest = picture.layers.flatMap(\.holes).map(\.outline.bounds.maxY).max() ?? 0
    write(text, below: lowest / cell / 2)
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

  /// Writes a box of text under the holes, or above them where there is no room.
  private mutating func write(_ lines: [String], below row: Double) {
    guard !lines.isEmpty else { return }
    let width = min(Self.columns - 4, (lines.map(\.count).max() ?? 0) + 2)
    let box =
      ["╭" + String(repeating: "─", count: width) + "╮"]
      + lines.map { "│ " + $0.prefix(width - 2) + String(repeating: " ", count: max(0, width - 1 - $0.count)) + "│" }
      + ["╰" + String(repeating: "─", count: width) + "╯"]
    var top = Int(row) + 2
    if top + box.count > rows.count { top = max(0, Int(row) - box.count - 5) }
    let left = max(0, (Self.columns - width - 2) / 2)
    for (index, line) in box.enumerated() where rows.indices.contains(top + index) {
      for (offset, character) in line.enumerated() where left + offset < Self.columns {
        rows[top + index][left + offset] = character
      }
    }
  }
}
