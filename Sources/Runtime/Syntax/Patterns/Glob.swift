/// A pattern for a name, or for one component of a path.
///
/// - `*` matches any run of characters.
/// - `?` matches one character.
/// - `[a-z]` matches one of a set, `[!a-z]` one outside a set.
/// - `\` escapes the next character.
///
/// `?` and sets match whole characters of the UTF-8 text.
package struct Glob: Sendable, Hashable {
  private enum Piece: Sendable, Hashable {
    case scalar(Unicode.Scalar)
    case any
    case run
    case set([ClosedRange<UInt32>], isNegated: Bool)
  }

  private let pieces: [Piece]
  private let startsWithDot: Bool

  /// Returns true if a path has any of the characters that make it a pattern.
  package static func isPattern(_ path: String) -> Bool {
    path.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// Parses a pattern.
  package init(_ text: String) {
    var pieces: [Piece] = []
    var rest = Array(text.unicodeScalars)[...]
    startsWithDot = rest.first == "."
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .run { pieces.append(.run) }
      case "?": pieces.append(.any)
      case "[": pieces.append(Self.set(&rest) ?? .scalar("["))
      case "\\": pieces.append(.scalar(rest.popFirst() ?? "\\"))
      default: pieces.append(.scalar(scalar))
      }
    }
    self.pieces = pieces
  }

  /// Parses the set after a `[`, or returns nil if it isn't closed: the bracket is then literal.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Piece? {
    var inner = rest
    var isNegated = false
    if let first = inner.first, first == "!" || first == "^" {
      isNegated = true
      inner.removeFirst()
    }
    var ranges: [ClosedRange<UInt32>] = []
    while let scalar = inner.popFirst() {
      if scalar == "]", !ranges.isEmpty {
        rest = inner
        return .set(ranges, isNegated: isNegated)
      }
      if inner.first == "-", let upper = inner.dropFirst().first, upper != "]", upper >= scalar {
        inner.removeFirst(2)
        ranges.append(scalar.value...upper.value)
      } else {
        ranges.append(scalar.value...scalar.value)
      }
    }
    return nil
  }

  /// Returns true if the whole of `name` matches.
  ///
  /// - Parameter hidesDots: true if a name with a leading dot matches only patterns with a leading dot, as for files.
  package func matches(_ name: String, hidesDots: Bool = false) -> Bool {
    if hidesDots, name.utf8.first == UInt8(ascii: "."), !startsWithDot { return false }
    let scalars = Array(name.unicodeScalars)
    var (piece, index) = (0, 0)
    // The position to resume from on a mismatch after the last run, which then takes one more character. Only the last
    // run ever needs that, so the time is at most the product of the lengths.
    var retry: (piece: Int, index: Int)?
    while index < scalars.count {
      if piece < pieces.count, pieces[piece] == .run {
        retry = (piece, index)
        piece += 1
      } else if piece < pieces.count, Self.matches(pieces[piece], scalars[index]) {
        piece += 1
        index += 1
      } else if let last = retry {
        retry = (last.piece, last.index + 1)
        (piece, index) = (last.piece + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .run }
  }

  private static func matches(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
    switch piece {
    case .scalar(let wanted): wanted == scalar
    case .any, .run: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }
}
