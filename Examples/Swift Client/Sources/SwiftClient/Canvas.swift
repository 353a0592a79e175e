import TutorialGeometry

/// A colour of the terminal, which can be blended with others.
struct Ink: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  static let white = Ink(0xff_ff_ff)
  static let black = Ink(0x00_00_00)

  /// A colour such as `0x0a_84_ff`.
  init(_ number: Int) {
    red = Double(number >> 16 & 255)
    green = Double(number >> 8 & 255)
    blue = Double(number & 255)
  }

  /// This colour, partly covered by another one.
  func under(_ other: Ink, _ part: Double) -> Ink {
    var result = self
    result.red += (other.red - red) * part
    result.green += (other.green - green) * part
    result.blue += (other.blue - blue) * part
    return result
  }

  /// The luma, 0 to 1.
  var lightness: Double { (0.299 * red + 0.587 * green + 0.114 * blue) / 255 }
}

/// The terminal's contents: each character is two pixels, one above the other, and may also have a letter.
struct Canvas {
  /// A letter over the pixels.
  struct Letter: Equatable {
    var character: Character
    var ink: Ink
    var isBold = false
  }

  /// The tour's units in one pixel: a character is 8 wide and 16 high, as text of that size.
  static let unit = 8.0

  let columns: Int
  let rows: Int
  /// The pixels in row order; each row of characters has two rows of pixels.
  private(set) var pixels: [Ink]
  private(set) var letters: [Letter?]

  init(columns: Int, rows: Int, ground: Ink) {
    self.columns = columns
    self.rows = rows
    pixels = Array(repeating: ground, count: columns * rows * 2)
    letters = Array(repeating: nil, count: columns * rows)
  }

  /// The canvas's size in the tour's units.
  var size: Size { Size(Double(columns) * Self.unit, Double(rows) * 2 * Self.unit) }

  /// Blends a colour over a pixel, and over the letter there.
  mutating func cover(_ x: Int, _ y: Int, _ ink: Ink, _ part: Double) {
    pixels[y * columns + x] = pixels[y * columns + x].under(ink, part)
    let place = y / 2 * columns + x
    if let letter = letters[place] { letters[place]?.ink = letter.ink.under(ink, part / 2) }
  }

  /// Fills an outline with a colour.
  mutating func fill(_ outline: Coverage, _ ink: Ink, _ opacity: Double = 1) {
    outline.fill(width: columns, height: rows * 2) { cover($0, $1, ink, $2 * opacity) }
  }

  /// Draws a line along an outline.
  mutating func stroke(_ outline: Coverage, width: Double, _ ink: Ink, _ opacity: Double) {
    outline.stroke(width: width / Self.unit, width: columns, height: rows * 2) { cover($0, $1, ink, $2 * opacity) }
  }

  /// Fills a rectangle, rounded to whole pixels; an opaque colour removes the letters below.
  ///
  /// - Parameter isRound: true if the pixels at the corners stay free.
  mutating func fill(_ frame: Rect, _ ink: Ink, _ opacity: Double = 1, isRound: Bool = false) {
    let across = Self.range(frame.minX, frame.maxX, below: columns)
    let down = Self.range(frame.minY, frame.maxY, below: rows * 2)
    for y in down {
      let isEdge = y == down.lowerBound || y == down.upperBound - 1
      for x in across {
        if opacity > 0.5 { letters[y / 2 * columns + x] = nil }
        let isCorner = isEdge && (x == across.lowerBound || x == across.upperBound - 1)
        if !(isRound && isCorner) { cover(x, y, ink, opacity) }
      }
    }
  }

  /// Writes a line that begins at a point in the tour's units; characters without room are left out.
  mutating func write(_ text: String, at point: Point, _ ink: Ink, opacity: Double = 1, isBold: Bool = false) {
    let row = Int((point.y / Self.unit / 2).rounded(.down).clamped(to: -1...Double(rows)))
    let start = Int((point.x / Self.unit).rounded().clamped(to: -1000...Double(columns)))
    guard (0..<rows).contains(row), opacity > 0.3 else { return }
    for (offset, character) in text.enumerated() where (0..<columns).contains(start + offset) && character != " " {
      let place = row * columns + start + offset
      let ground = pixels[row * 2 * columns + start + offset]
      letters[place] = Letter(character: character, ink: ground.under(ink, opacity), isBold: isBold)
    }
  }

  private static func range(_ low: Double, _ high: Double, below limit: Int) -> Range<Int> {
    let first = Int((low / unit).rounded().clamped(to: 0...Double(limit)))
    return first..<max(first, Int((high / unit).rounded().clamped(to: 0...Double(limit))))
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
