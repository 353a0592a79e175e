import TutorialGeometry

/// Where the steps of a variant stand on the sheet, and how large they are.
///
/// The words of callouts are to be read: 15 units are about 9 pixels. Phones held upright stand three in a row, their
/// notes below them; what is wider than half of the sheet stands alone, its notes beside it where there is room.
struct StoryboardGrid {
  /// Where a step's notes stand.
  enum Notes: Sendable, Hashable {
    case below, beside
  }

  /// What screens are drawn smaller by.
  let scale: Double
  /// The device.
  let panel: Size
  /// How many steps stand in a row; 1 or more.
  let columns: Int
  /// Where a step's notes stand.
  let notes: Notes
  /// The width of a step's label, its device and, where they are below, its notes.
  let cell: Double
  /// The width of the notes.
  let notesWidth: Double
  private let width: Double
  private let rightToLeft: Bool

  /// Between two steps, and between a device and the notes beside it.
  static let gap = 24.0
  private static let smallest = 0.54
  private static let alone = 0.66
  private static let largest = 0.75
  private static let tallest = 800.0
  private static let narrowestCell = 180.0
  private static let narrowestNotes = 150.0

  /// A grid for devices of a size in units of the screen, on a sheet with `width` pixels of room.
  init(_ outer: Rect, width: Double, rightToLeft: Bool) {
    self.width = width
    self.rightToLeft = rightToLeft
    let highest = Self.tallest / outer.height
    let least = max(Self.narrowestCell, outer.width * min(Self.smallest, highest))
    let fitting = max(1, Int(exactly: ((width + Self.gap) / (least + Self.gap)).rounded(.down)) ?? 1)
    columns = fitting
    if fitting > 1 {
      let cell = (width - Self.gap * Double(fitting - 1)) / Double(fitting)
      scale = max(min(cell / outer.width, Self.largest, highest), 0.001)
      (self.cell, notes, notesWidth) = (cell, .below, cell)
      panel = Size(outer.width * scale, outer.height * scale)
      return
    }
    let beside = min(Self.alone, (width - Self.gap - Self.narrowestNotes) / outer.width, highest)
    notes = beside >= min(Self.smallest, highest) ? .beside : .below
    scale = max(notes == .beside ? beside : min(Self.alone, width / outer.width, highest), 0.001)
    panel = Size(outer.width * scale, outer.height * scale)
    // A narrow device that stands alone, because it is high, has notes wider than itself.
    cell = notes == .beside ? panel.width : width
    notesWidth = notes == .beside ? width - panel.width - Self.gap : width
  }

  /// The left edge of a column's cells, from that of the sheet's room; the first column is at the right where lines run
  /// from there.
  func x(ofColumn column: Int) -> Double {
    let start = Double(column) * (cell + Self.gap)
    return rightToLeft ? width - start - cell : start
  }

  /// The left edge of a device in a cell whose left edge is at `x`.
  func panelX(_ x: Double) -> Double { rightToLeft ? x + cell - panel.width : x }

  /// The left edge of the notes of a cell whose left edge is at `x`.
  func notesX(_ x: Double) -> Double {
    guard notes == .beside else { return x }
    return rightToLeft ? x - Self.gap - notesWidth : x + cell + Self.gap
  }

  /// The steps of each row.
  func rows(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: columns).map { $0..<min($0 + columns, count) }
  }
}
