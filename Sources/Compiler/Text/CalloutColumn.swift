import TutorialGeometry
import TutorialMarkup

/// The parts of a callout, stacked in a width: where each lies, from the top left of the content.
struct CalloutColumn {
  /// A part of a callout in its place.
  struct Block {
    /// The words; nil for the image.
    var part: CalloutPart?
    /// As wide as its content.
    var frame: Rect
    /// The lines; nil for the image.
    var lines: BrokenLines?
  }

  /// How wide it may be.
  let room: Double
  /// The width of the widest block, in whole units.
  private(set) var width = 0.0
  /// The height of all, gaps included.
  private(set) var height = 0.0
  /// What has been stacked.
  private(set) var blocks: [Block] = []
  /// The first word that is wider than a line.
  private(set) var brokenWord: CalloutTextLayout.BrokenWord?

  /// Whether the buttons lie above each other, since a row of them is too wide.
  var areButtonsStacked = false

  init(room: Double) { self.room = room }

  /// Adds the image.
  mutating func addImage(height: Double) {
    add([Block(part: nil, frame: Rect(0, 0, room, height), lines: nil)], gap: 0)
  }

  /// Adds words.
  ///
  /// - Parameters:
  ///   - width: how wide they are with what is around them; those of which a word had to be broken take the room.
  ///   - gap: to what is above, if there is anything.
  mutating func add(_ part: CalloutPart, _ lines: BrokenLines, width: Double, height: Double, gap: Double) {
    note(lines, in: part)
    let width = lines.brokenWord == nil ? width : room
    add([Block(part: part, frame: Rect(0, 0, width, height), lines: lines)], gap: gap)
  }

  /// Adds words beside each other.
  mutating func addRow(
    _ row: [(part: CalloutPart, lines: BrokenLines, width: Double)], height: Double, gaps: Double, gap: Double
  ) {
    var x = 0.0
    var added: [Block] = []
    for (part, lines, width) in row {
      added.append(Block(part: part, frame: Rect(x, 0, width, height), lines: lines))
      x += width + gaps
    }
    add(added, gap: gap)
  }

  /// Leaves room, if it is any.
  mutating func leave(_ room: Double) { height += max(0, room) }

  private mutating func add(_ row: [Block], gap: Double) {
    if !blocks.isEmpty { height += gap }
    var (right, bottom) = (0.0, 0.0)
    for var block in row {
      right = max(right, block.frame.maxX)
      bottom = max(bottom, block.frame.height)
      block.frame.y = height
      blocks.append(block)
    }
    width = max(width, min(right.rounded(.up), room))
    height += bottom
  }

  private mutating func note(_ lines: BrokenLines, in part: CalloutPart) {
    guard brokenWord == nil, let word = lines.brokenWord else { return }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part.text.scalars[word].drop { $0 == " " })
    while text.last == " " { text.removeLast() }
    brokenWord = .init(role: part.role, index: part.index, word: String(text), width: lines.brokenWordWidth)
  }
}
