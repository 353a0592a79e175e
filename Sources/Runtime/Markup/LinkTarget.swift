/// The part of an inline link after its text: `(destination "title")`.
struct LinkTarget {
  /// The destination, without surrounding angle brackets and without backslashes before punctuation.
  let destination: String
  /// The index after its closing parenthesis.
  let end: Int

  /// The maximum nesting of parentheses in a destination, as in CommonMark's reference implementation.
  private static let depthLimit = 32

  /// The target that starts at `start`; nil if there is none.
  init?(in source: [Unicode.Scalar], from start: Int) {
    guard start < source.count, source[start] == "(" else { return nil }
    let first = Self.skipSpace(source, from: start + 1)
    guard let last = Self.destinationEnd(source, from: first) else { return nil }
    var index = Self.skipSpace(source, from: last)
    if index > last, let title = Self.titleEnd(source, from: index) { index = Self.skipSpace(source, from: title) }
    guard index < source.count, source[index] == ")" else { return nil }
    let isDelimited = first < last && source[first] == "<"
    destination = Self.unescaped(isDelimited ? source[first + 1..<last - 1] : source[first..<last])
    end = index + 1
  }

  private static func unescaped(_ source: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var index = source.startIndex
    while index < source.endIndex {
      if source[index] == "\\", index + 1 < source.endIndex, isPunctuation(source[index + 1]) { index += 1 }
      result.append(source[index])
      index += 1
    }
    return String(result)
  }

  /// True for the characters that a backslash escapes in a destination: all ASCII punctuation.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }

  private static func skipSpace(_ source: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < source.count, source[index] == " " || source[index] == "\t" || source[index] == "\n" { index += 1 }
    return index
  }

  private static func destinationEnd(_ source: [Unicode.Scalar], from start: Int) -> Int? {
    guard start < source.count else { return nil }
    if source[start] == "<" { return delimitedEnd(source, from: start, close: ">", stops: ["\n", "<"]) }
    var depth = 0
    var index = start
    while index < source.count {
      switch source[index] {
      case "\\": index += 1
      case "(":
        depth += 1
        if depth > depthLimit { return nil }
      case ")":
        if depth == 0 { return index }
        depth -= 1
      case "\u{0}"..."\u{20}", "\u{7F}": return depth == 0 ? index : nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func titleEnd(_ source: [Unicode.Scalar], from start: Int) -> Int? {
    guard start < source.count else { return nil }
    switch source[start] {
    case "\"": return delimitedEnd(source, from: start, close: "\"", stops: [])
    case "'": return delimitedEnd(source, from: start, close: "'", stops: [])
    case "(": return delimitedEnd(source, from: start, close: ")", stops: ["("])
    default: return nil
    }
  }

  private static func delimitedEnd(
    _ source: [Unicode.Scalar], from start: Int, close: Unicode.Scalar, stops: [Unicode.Scalar]
  ) -> Int? {
    var index = start + 1
    while index < source.count {
      if source[index] == "\\" {
        index += 2
        continue
      }
      if source[index] == close { return index + 1 }
      if stops.contains(source[index]) { return nil }
      index += 1
    }
    return nil
  }
}
