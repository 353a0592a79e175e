/// A canvas as terminal output: one character and its colours for each cell.
struct Frame {
  /// The content of one cell.
  private struct Cell: Equatable {
    var character: Character
    var ink: Ink?
    var ground: Ink?
    var isBold = false

    func hasLooks(of other: Cell) -> Bool { ink == other.ink && ground == other.ground && isBold == other.isBold }
  }

  /// Shades from light to dark, used without colours.
  private static let shades: [Character] = [" ", "░", "▒", "▓"]

  let columns: Int
  let rows: Int
  private let depth: ColorDepth
  private var cells: [Cell] = []

  init(_ canvas: Canvas, _ depth: ColorDepth) {
    columns = canvas.columns
    rows = canvas.rows
    self.depth = depth
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let upper = canvas.pixels[row * 2 * columns + column]
        let lower = canvas.pixels[(row * 2 + 1) * columns + column]
        cells.append(Self.cell(canvas.letters[row * columns + column], upper, lower, depth))
      }
    }
  }

  private static func cell(_ letter: Canvas.Letter?, _ upper: Ink, _ lower: Ink, _ depth: ColorDepth) -> Cell {
    let ground = upper.under(lower, 0.5)
    if depth == .none {
      // A letter that is about as light as its background cannot be read.
      if let letter, abs(letter.ink.lightness - ground.lightness) > 0.25 {
        return Cell(character: letter.character, isBold: letter.isBold)
      }
      let dark = min(max(1 - ground.lightness, 0), 0.999)
      return Cell(character: shades[Int(dark * Double(shades.count))])
    }
    if let letter { return Cell(character: letter.character, ink: letter.ink, ground: ground, isBold: letter.isBold) }
    if upper == lower { return Cell(character: " ", ground: upper) }
    return Cell(character: "▀", ink: upper, ground: lower)
  }

  /// The output that turns another frame on the terminal into this one.
  ///
  /// It only contains the differences, or everything if the other frame has another size.
  func changes(since old: Frame?) -> String {
    let isSameSize = old?.columns == columns && old?.rows == rows
    var text = isSameSize ? "" : "\u{1B}[0m\u{1B}[2J"
    var last: Cell?
    for row in 0..<rows {
      var next = -1
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        if isSameSize, old?.cells[row * columns + column] == cell { continue }
        if next != column { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        if last?.hasLooks(of: cell) != true { text += looks(of: cell) }
        text.append(cell.character)
        last = cell
        next = column + 1
      }
    }
    return text
  }

  private func looks(of cell: Cell) -> String {
    let ink = cell.ink.map { depth.code($0, 38) } ?? ""
    let ground = cell.ground.map { depth.code($0, 48) } ?? ""
    return "\u{1B}[0\(cell.isBold ? ";1" : "")\(ink)\(ground)m"
  }

  /// The characters without colours, one line a row.
  var plain: String {
    (0..<rows).map { row in String(cells[row * columns..<(row + 1) * columns].map(\.character)) }
      .joined(separator: "\n")
  }
}
