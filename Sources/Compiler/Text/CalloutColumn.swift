import TutorialGeometry
import TutorialMarkup
import TutorialTour

/// The parts of a callout stacked within a width, positioned from the top left of the content.
struct CalloutColumn {
  /// A part of a callout with its position.
  struct Block {
    var role: TourContent.Role
    /// The text; nil for parts without text.
    var part: MeasuredPart?
    /// The frame, as wide as the content.
    var frame: Rect
    /// The lines; nil for parts without text.
    var lines: BrokenLines?
    /// The progress dots; nil for other parts.
    var dots: TourContent.Dots?
    /// The width that the lines can't use, because of the close button or of a button's padding.
    var beside = 0.0
  }

  /// The available width.
  let room: Double
  /// The width of the widest block, rounded up to whole units.
  private(set) var width = 0.0
  /// The total height, including gaps.
  private(set) var height = 0.0
  private(set) var blocks: [Block] = []
  /// The first word that is wider than a line.
  private(set) var brokenWord: TypesetCallout.BrokenWord?

  /// True if the buttons are stacked because a row of them would be too wide.
  var areButtonsStacked = false
  /// The distance by which a button's hit area extends above and below it.
  var buttonOutset = 0.0

  init(room: Double) { self.room = room }

  /// Adds a row of blocks with frames relative to the row's top left corner.
  ///
  /// - Parameters:
  ///   - gap: the gap to the blocks above, if any.
  ///   - reserve: the width to leave free beside the row, within the available width.
  mutating func add(_ row: [Block], gap: Double, reserve: Double = 0) {
    if !blocks.isEmpty { height += gap }
    var (right, bottom) = (0.0, 0.0)
    for var block in row {
      note(block)
      // Lines with a broken word take the whole available width.
      right = max(right, block.lines?.brokenWord == nil ? block.frame.maxX : room - reserve)
      bottom = max(bottom, block.frame.maxY)
      block.frame.y += height
      blocks.append(block)
    }
    width = max(width, min((right + reserve).rounded(.up), room))
    height += bottom
  }

  /// Sets a minimum height.
  mutating func ensureHeight(_ height: Double) { self.height = max(self.height, height) }

  /// Sets a minimum width, limited to the available width.
  mutating func widen(_ width: Double) { self.width = max(self.width, min(width, room)) }

  /// Adds `room` to the height if it is positive.
  mutating func leave(_ room: Double) { height += max(0, room) }

  private mutating func note(_ block: Block) {
    guard brokenWord == nil, let part = block.part, let lines = block.lines, let word = lines.brokenWord else { return }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part.text.scalars[word].drop { $0 == " " })
    while text.last == " " { text.removeLast() }
    brokenWord = .init(
      role: part.role, index: part.index, word: String(text), width: lines.brokenWordWidth, beside: block.beside)
  }
}
