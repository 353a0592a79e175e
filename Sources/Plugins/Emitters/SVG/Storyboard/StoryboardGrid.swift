import TutorialGeometry

/// The positions and the size of a variant's steps on the sheet.
///
/// The text of callouts must be legible: 15 units are about 9 pixels. Upright phones are three to a row, with their
/// notes below them. A device wider than half of the sheet has its own row, with its notes beside it if there's room.
struct StoryboardGrid {
  enum Notes: Sendable, Hashable {
    case below, beside
  }

  let scale: Double
  /// The size of the device, in pixels.
  let panel: Size
  /// The number of steps in a row; 1 or more.
  let columns: Int
  let notes: Notes
  /// The width of a step's label, its device and, if they are below, its notes.
  let cell: Double
  let notesWidth: Double
  private let width: Double
  private let rightToLeft: Bool

  /// The gap between two steps, and between a device and the notes beside it, in pixels.
  static let gap = 24.0
  private static let smallest = 0.54
  private static let largestScale = 0.66
  private static let largest = 0.75
  private static let tallest = 800.0
  private static let narrowestCell = 180.0
  private static let narrowestNotes = 150.0

  /// Makes a grid for devices of a size in screen units, on a sheet with `width` pixels of room.
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
    let beside = min(Self.largestScale, (width - Self.gap - Self.narrowestNotes) / outer.width, highest)
    notes = beside >= min(Self.smallest, highest) ? .beside : .below
    scale = max(notes == .beside ? beside : min(Self.largestScale, width / outer.width, highest), 0.001)
    panel = Size(outer.width * scale, outer.height * scale)
    // A narrow device in a row of its own, because it's tall, has notes wider than itself.
    cell = notes == .beside ? panel.width : width
    notesWidth = notes == .beside ? width - panel.width - Self.gap : width
  }

  /// Returns the left edge of a column's cells, relative to the sheet's content.
  ///
  /// The first column is on the right if lines run from right to left.
  func x(ofColumn column: Int) -> Double {
    let start = Double(column) * (cell + Self.gap)
    return rightToLeft ? width - start - cell : start
  }

  /// Returns the left edge of a device in a cell whose left edge is at `x`.
  func panelX(_ x: Double) -> Double { rightToLeft ? x + cell - panel.width : x }

  /// Returns the left edge of the notes of a cell whose left edge is at `x`.
  func notesX(_ x: Double) -> Double {
    guard notes == .beside else { return x }
    return rightToLeft ? x - Self.gap - notesWidth : x + cell + Self.gap
  }

  func rows(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: columns).map { $0..<min($0 + columns, count) }
  }
}
