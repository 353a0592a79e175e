/// Parses the inline markup of a body: CommonMark's emphasis, strong emphasis, code and links, and nothing else.
///
/// Other CommonMark syntax (images, autolinks, HTML, entities) is shown as written. A backslash escapes the characters
/// that this markup consists of.
///
/// The time is linear in the text, except for backtick runs of many different lengths, of which there can't be many.
package struct InlineMarkup {
  private let source: [Unicode.Scalar]
  private var position = 0
  private var pieces = MarkupPieces()
  /// Open brackets, innermost last.
  private var brackets: [Bracket] = []
  /// The number of outermost brackets that can't become links, because links don't nest.
  private var enclosing = 0
  /// Lengths of backtick runs that no later run closes.
  private var unclosedTicks: Set<Int> = []

  private struct Bracket {
    /// The index of its piece.
    var piece: Int
    /// True if it belongs to an image, which is shown as written.
    var isImage: Bool
  }

  /// The text without its markup.
  package static func parse(_ text: String) -> StyledText {
    // All markup begins with one of these; most texts have none.
    guard text.utf8.contains(where: isMark) else { return StyledText(plain: text) }
    var markup = InlineMarkup(source: Array(text.unicodeScalars))
    markup.run()
    markup.pieces.resolveEmphasis(from: 0)
    return markup.pieces.styled
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  private mutating func run() {
    while position < source.count {
      let scalar = source[position]
      switch scalar {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_": readDelimiters(scalar)
      case "[": openBracket()
      case "]": closeBracket()
      default:
        pieces.append(scalar)
        position += 1
      }
    }
  }

  private mutating func readEscape() {
    position += 1
    guard position < source.count, "\\`*_[]".unicodeScalars.contains(source[position]) else {
      pieces.append("\\")
      return
    }
    pieces.append(source[position])
    position += 1
  }

  // MARK: Code

  /// Reads a code span, from a backtick run to the next one of the same length.
  ///
  /// Line ends in it become spaces, and one space on both sides is padding.
  private mutating func readCode() {
    let length = runLength(at: position)
    let start = position + length
    guard let end = closingTicks(length, from: start) else {
      for _ in 0..<length { pieces.append("`") }
      position = start
      return
    }
    var code = source[start..<end].map { $0 == "\n" ? " " : $0 }
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code[1..<code.count - 1])
    }
    for scalar in code { pieces.append(code: scalar) }
    position = end + length
  }

  private func runLength(at start: Int) -> Int {
    source[start...].prefix { $0 == source[start] }.count
  }

  private mutating func closingTicks(_ length: Int, from start: Int) -> Int? {
    if unclosedTicks.contains(length) { return nil }
    var index = start
    while let tick = source[index...].firstIndex(of: "`") {
      let found = runLength(at: tick)
      if found == length { return tick }
      index = tick + found
    }
    unclosedTicks.insert(length)
    return nil
  }

  // MARK: Emphasis

  /// Reads a run of `*` or `_` and determines if it can open and close emphasis.
  private mutating func readDelimiters(_ scalar: Unicode.Scalar) {
    let length = runLength(at: position)
    let before = MarkupNeighbour(position > 0 ? source[position - 1] : nil)
    let after = MarkupNeighbour(position + length < source.count ? source[position + length] : nil)
    let isLeft = after != .space && (after != .punctuation || before != .word)
    let isRight = before != .space && (before != .punctuation || after != .word)
    let isUnderscore = scalar == "_"
    pieces.append(
      MarkupPieces.Delimiters(
        scalar: scalar, count: length,
        canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
        canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation), original: length))
    position += length
  }

  // MARK: Links

  private mutating func openBracket() {
    let isEscaped = position > 1 && source[position - 2] == "\\"
    let isImage = position > 0 && source[position - 1] == "!" && !isEscaped
    brackets.append(Bracket(piece: pieces.appendMark("["), isImage: isImage))
    position += 1
  }

  private mutating func closeBracket() {
    position += 1
    let isActive = brackets.count > enclosing || brackets.last?.isImage == true
    guard let bracket = brackets.popLast(), isActive, let target = LinkTarget(in: source, from: position) else {
      enclosing = min(enclosing, brackets.count)
      pieces.append("]")
      return
    }
    enclosing = min(enclosing, brackets.count)
    if bracket.isImage {
      pieces.append("]")
      for scalar in source[position..<target.end] { pieces.append(scalar) }
    } else {
      pieces.remove(bracket.piece)
      pieces.link(from: bracket.piece, to: target.destination)
      enclosing = brackets.count
    }
    pieces.resolveEmphasis(from: bracket.piece)
    position = target.end
  }
}

/// The kind of character next to a delimiter run.
enum MarkupNeighbour: Equatable {
  case space, punctuation, word

  /// The kind of a scalar; nil, for the start or the end of the text, counts as a space.
  init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      self = .space
      return
    }
    self =
      switch scalar.properties.generalCategory {
      case .spaceSeparator: .space
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
        .punctuation
      default: "\t\n\u{C}\r".unicodeScalars.contains(scalar) ? .space : .word
      }
  }
}
