/// A text whose markup is being parsed: characters, and marks that may turn out to be emphasis.
struct MarkupPieces {
  /// A run of `*` or `_`.
  struct Delimiters {
    var scalar: Unicode.Scalar
    /// The number of characters not yet used.
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    /// The run's original length, which CommonMark's rule on multiples of three refers to.
    var original: Int
  }

  private enum Piece {
    case scalar(Unicode.Scalar)
    case code(Unicode.Scalar)
    case delimiters(Delimiters)
    case removed
  }

  /// A styled range of pieces, between its delimiters.
  private struct Span {
    enum Kind { case strong, emphasis, link(String) }

    var kind: Kind
    var pieces: Range<Int>
  }

  private var pieces: [Piece] = []
  /// The indices of unmatched runs, in ascending order.
  private var open: [Int] = []
  /// The strong, emphasised and linked ranges.
  private var spans: [Span] = []

  mutating func append(_ scalar: Unicode.Scalar) {
    pieces.append(.scalar(scalar))
  }

  /// Adds a scalar of a code span.
  mutating func append(code scalar: Unicode.Scalar) {
    pieces.append(.code(scalar))
  }

  /// Makes a link of everything added after a piece.
  mutating func link(from place: Int, to target: String) {
    spans.append(Span(kind: .link(target), pieces: place..<pieces.count))
  }

  mutating func appendMark(_ scalar: Unicode.Scalar) -> Int {
    append(scalar)
    return pieces.count - 1
  }

  mutating func remove(_ place: Int) {
    pieces[place] = .removed
  }

  mutating func append(_ delimiters: Delimiters) {
    open.append(pieces.count)
    pieces.append(.delimiters(delimiters))
  }

  private subscript(delimiters place: Int) -> Delimiters? {
    get { if case .delimiters(let run) = pieces[place] { run } else { nil } }
    set { if let newValue { pieces[place] = .delimiters(newValue) } }
  }

  /// Matches the delimiter runs after `bottom`: CommonMark's "process emphasis". Unmatched runs stay as text.
  mutating func resolveEmphasis(from bottom: Int) {
    // Searches from the end, because every link calls this and earlier runs needn't be visited again.
    let first = bottom == 0 ? 0 : (open.lastIndex { $0 <= bottom } ?? -1) + 1
    let runs = Array(open[first...])
    open.removeSubrange(first...)
    var openers: [Int] = []
    /// For each kind of closer, the number of openers that are known not to match it, now or later.
    var floors: [Floor: Int] = [:]
    for place in runs {
      guard var closer = self[delimiters: place] else { continue }
      while closer.canClose, closer.count > 0 {
        let floor = Floor(scalar: closer.scalar, canOpen: closer.canOpen, remainder: closer.original % 3)
        guard let index = opener(for: closer, among: openers, above: floors[floor] ?? 0) else {
          floors[floor] = openers.count
          break
        }
        let match = openers[index]
        guard var opener = self[delimiters: match] else { break }
        let used = min(2, opener.count, closer.count)
        spans.append(Span(kind: used == 2 ? .strong : .emphasis, pieces: match..<place))
        opener.count -= used
        closer.count -= used
        self[delimiters: match] = opener
        openers.removeSubrange((opener.count > 0 ? index + 1 : index)...)
        for (key, value) in floors where value > openers.count { floors[key] = openers.count }
      }
      self[delimiters: place] = closer
      if closer.canOpen, closer.count > 0 { openers.append(place) }
    }
  }

  /// A kind of closer: all of a kind match the same openers.
  private struct Floor: Hashable {
    var scalar: Unicode.Scalar
    var canOpen: Bool
    var remainder: Int
  }

  /// The nearest opener that a closer may be matched with.
  private func opener(for closer: Delimiters, among openers: [Int], above floor: Int) -> Int? {
    openers.indices.reversed().first { index in
      guard index >= floor, let opener = self[delimiters: openers[index]], opener.scalar == closer.scalar else {
        return false
      }
      let areEither = opener.canClose || closer.canOpen
      return !areEither || !(opener.original + closer.original).isMultiple(of: 3)
        || opener.original.isMultiple(of: 3) && closer.original.isMultiple(of: 3)
    }
  }

  /// The text without its markup.
  var styled: StyledText {
    // For each index, the change in nesting depth of strong text, and of emphasis.
    var strong = [Int](repeating: 0, count: pieces.count + 1)
    var emphasis = strong
    var links: [(pieces: Range<Int>, target: String)] = []
    for span in spans {
      switch span.kind {
      case .strong: Self.note(span.pieces, in: &strong)
      case .emphasis: Self.note(span.pieces, in: &emphasis)
      // Links don't nest, so they end in the order in which they begin.
      case .link(let target): links.append((span.pieces, target))
      }
    }
    var text = StyledText()
    var style = StyledText.Style()
    var (strength, stress, link) = (0, 0, 0)
    for (index, piece) in pieces.enumerated() {
      strength += strong[index]
      stress += emphasis[index]
      while link < links.count, links[link].pieces.upperBound <= index { link += 1 }
      style.isStrong = strength > 0
      style.isEmphasized = stress > 0
      style.link = link < links.count && links[link].pieces.contains(index) ? links[link].target : nil
      switch piece {
      case .scalar(let scalar): text.append(scalar, style)
      case .code(let scalar):
        var code = style
        code.isCode = true
        text.append(scalar, code)
      case .delimiters(let run): for _ in 0..<run.count { text.append(run.scalar, style) }
      case .removed: break
      }
    }
    return text
  }

  private static func note(_ pieces: Range<Int>, in changes: inout [Int]) {
    changes[pieces.lowerBound + 1] += 1
    changes[pieces.upperBound] -= 1
  }
}
