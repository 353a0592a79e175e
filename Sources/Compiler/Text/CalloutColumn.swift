import TutorialGeometry
import TutorialMarkup
import TutorialTour

/// The parts of a callout, stacked in a width: where each lies, from the top left of the content.
struct CalloutColumn {
  /// A part of a callout in its place.
  struct Block {
    /// What it is.
    var role: TourContent.Role
    /// The words; nil for what has none.
    var part: CalloutPart?
    /// As wide as its content.
    var frame: Rect
    /// The lines; nil for what has no words.
    var lines: BrokenLines?
    /// The dots.
    var dots: TourContent.Dots?
    /// What the lines leave free of the room, whatever they hold: for the cross, or for a button's padding.
    var beside = 0.0
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
  /// How far what can be touched of a button reaches beyond it, above and below.
  var buttonReach = 0.0

  init(room: Double) { self.room = room }

  /// Adds a row of blocks, whose frames begin at the row's top left corner.
  ///
  /// - Parameters:
  ///   - gap: to what is above, if there is anything.
  ///   - reserve: what has to be free beside it, within the room.
  mutating func add(_ row: [Block], gap: Double, reserve: Double = 0) {
    if !blocks.isEmpty { height += gap }
    var (right, bottom) = (0.0, 0.0)
    for var block in row {
      note(block)
      // Lines of which a word had to be broken take the room.
      right = max(right, block.lines?.brokenWord == nil ? block.frame.maxX : room - reserve)
      bottom = max(bottom, block.frame.maxY)
      block.frame.y += height
      blocks.append(block)
    }
    width = max(width, min((right + reserve).rounded(.up), room))
    height += bottom
  }

  /// Makes it at least so high.
  mutating func reach(_ height: Double) { self.height = max(self.height, height) }

  /// Makes it at least so wide, as far as there is room.
  mutating func widen(_ width: Double) { self.width = max(self.width, min(width, room)) }

  /// Leaves room, if it is any.
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
