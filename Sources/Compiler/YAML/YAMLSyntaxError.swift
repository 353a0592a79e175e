import TutorialSyntax

/// One of libyaml's syntax errors, reworded for the author of the file.
struct YAMLSyntaxError {
  let source: SourceText
  /// libyaml's message.
  let words: String
  /// The byte offset of the error, which is often far behind the cause.
  let offset: Int
  /// libyaml's description of the construct it was reading.
  let context: String?
  /// The byte offset at which that began.
  let contextOffset: Int

  var diagnostic: Diagnostic {
    if let hidden = YAMLHiddenColour.diagnostic(in: source, before: offset, since: contextOffset) { return hidden }
    return switch words {
    case "found character that cannot start any token": characterThatStartsNothing
    case "could not find expected ':'": missingColon
    case "mapping values are not allowed in this context": misplacedColon
    case "did not find expected key": brokenMap
    case "did not find expected '-' indicator": brokenList
    case "did not find expected ',' or ']'": openBracket("[", "list", closing: "]")
    case "did not find expected ',' or '}'": openBracket("{", "map", closing: "}")
    case "did not find expected node content": at(tokenRange, "a value is expected here")
    case "found unexpected end of stream", "found unexpected document indicator": openQuote
    case "block sequence entries are not allowed in this context":
      at(offset..<offset + 1, "a list item cannot begin here", label: "begin the list on the next line")
    case "mapping keys are not allowed in this context": at(offset..<offset + 1, "a key cannot begin here")
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      tab
    default: escapeProblem ?? blockProblem ?? directiveProblem ?? unfamiliar
    }
  }

  private var characterThatStartsNothing: Diagnostic {
    guard offset < bytes.count else { return unfamiliar }
    if bytes[offset] == 0x09 { return tab }
    let sign = String(decoding: [bytes[offset]], as: UTF8.self)
    return at(
      offset..<offset + 1, "a text cannot begin with \"\(sign)\" unless it is quoted", label: "quote the whole text")
  }

  private var tab: Diagnostic {
    var start = offset
    var end = offset
    while start > 0, bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x09 { end += 1 }
    return at(start..<max(end, start), "a tab cannot indent a line: YAML indents with spaces")
  }

  private var missingColon: Diagnostic {
    let range = contextOffset..<lineEnd(contextOffset)
    return YAMLMissingSpace.diagnostic(in: source, at: contextOffset)
      ?? at(range, "\":\" is missing after the key \"\(text(range))\"", label: "write \"key: value\"")
  }

  private var misplacedColon: Diagnostic {
    let start = lineStart(offset)
    let before = bytes[start..<min(offset, bytes.count)]
    let isSecond = zip(before, before.dropFirst()).contains { $0 == colon && ($1 == 0x20 || $1 == 0x09) }
    if isSecond {
      return at(
        offset..<offset + 1, "a second \":\" cannot stand on this line unless the text around it is quoted",
        label: "quote the text that holds it")
    }
    let key = firstInLine(start)..<offset
    // The line above may lack its space, so that it isn't the key that was meant.
    var above = start
    while above > 0 {
      above = lineStart(above - 1)
      let first = firstInLine(above)
      if first < bytes.count, !isLineEnd(bytes[first]), bytes[first] != UInt8(ascii: "#") {
        if let missing = YAMLMissingSpace.diagnostic(in: source, at: first) { return missing }
        break
      }
    }
    return at(
      key, "key \"\(text(key))\" is indented deeper than the keys beside it",
      label: "align it with the key that it follows")
  }

  private var brokenMap: Diagnostic {
    let isMisaligned = firstInLine(lineStart(offset)) == offset
    // An apostrophe ends a text in single quotes.
    let isApostrophe =
      !isMisaligned && offset > 1 && bytes[offset - 1] == UInt8(ascii: "'") && !isSpace(bytes[offset - 2])
    return at(
      tokenRange,
      isMisaligned
        ? "\(shownToken) does not fit the map around it: check its indentation"
        : "\(shownToken) cannot follow here: a key is expected",
      label: isMisaligned
        ? ""
        : isApostrophe
          ? "write '' for the apostrophe, or double quotes around the text"
          : "quote the whole text, or begin a new line",
      context: "the map begins here")
  }

  private var brokenList: Diagnostic {
    at(
      tokenRange, "\(shownToken) does not fit the list around it: an item that begins with \"-\" is expected",
      label: offset - lineStart(offset) > contextOffset - lineStart(contextOffset)
        ? "align it with the keys of its item" : "",
      context: "the list begins here")
  }

  private func openBracket(_ bracket: String, _ what: String, closing: String) -> Diagnostic {
    let opening = contextOffset..<contextOffset + 1
    if offset >= lastContent {
      return at(opening, "\"\(bracket)\" is never closed", label: "\"\(closing)\" is missing")
    }
    if bytes[offset] == colon, lineStart(offset) > contextOffset {
      var diagnostic = at(
        opening, "\"\(bracket)\" is not closed before the next key", label: "\"\(closing)\" is missing")
      diagnostic.labels = [.init(span(offset..<offset + 1), "a key ends here")]
      return diagnostic
    }
    // A colon followed by a space, in a value without quotes.
    let isInText = bytes[offset] == colon
    return at(
      tokenRange, "\",\" or \"\(closing)\" is expected before \(shownToken)",
      label: isInText ? "write \",\" before a further key, or quote the text that holds it" : "",
      context: "the \(what) begins here")
  }

  private var openQuote: Diagnostic {
    guard contextOffset < bytes.count else { return unfamiliar }
    let quote = bytes[contextOffset] == UInt8(ascii: "'") ? "'" : "\""
    return at(
      contextOffset..<contextOffset + 1, "the quote \(quote) is never closed",
      label: "write another \(quote) where the text ends")
  }

  private var escapeProblem: Diagnostic? {
    let isKnown = [
      "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code",
    ].contains(words)
    guard isKnown else { return nil }
    // libyaml's offset is at the backslash, or already after `\x`, `\u` or `\U`.
    let start = offset < bytes.count && bytes[offset] == backslash ? offset : max(offset - 2, 0)
    let range = start..<min(start + escapeLength(at: start), bytes.count)
    return at(
      range, "\"\(text(range))\" is not an escape in quoted text",
      label: "write \"\\\\\" for a backslash, or use single quotes")
  }

  /// The length in bytes of the escape that begins at `start`, as far as it is valid.
  private func escapeLength(at start: Int) -> Int {
    guard start + 1 < bytes.count else { return 1 }
    let digits: Int
    switch bytes[start + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: return 1 + max(sequenceLength(bytes, at: start + 1), 1)
    }
    return 2 + bytes[(start + 2)...].prefix(digits).prefix { Character(Unicode.Scalar($0)).isHexDigit }.count
  }

  private var blockProblem: Diagnostic? {
    guard context == "while scanning a block scalar" else { return nil }
    if words == "found an indentation indicator equal to 0" {
      return at(offset..<offset + 1, "the indentation of a block of text is 1 to 9, not 0")
    }
    let indicator = text(contextOffset..<contextOffset + 1)
    return at(
      offset..<lineEnd(offset), "\"\(text(offset..<lineEnd(offset)))\" cannot follow \"\(indicator)\" on its line",
      label: "the text begins on the next line")
  }

  private var directiveProblem: Diagnostic? {
    switch words {
    case "found incompatible YAML document": at(restOfLine, "this version of YAML is not supported: 1.1 and 1.2 are")
    case "found duplicate %YAML directive": at(restOfLine, "a second \"%YAML\" directive")
    case "found unknown directive name": at(contextOffset..<lineEnd(contextOffset), "unknown directive")
    case "did not find expected <document start>":
      at(
        tokenRange,
        bytes.first == UInt8(ascii: "%")
          ? "\"---\" is expected between directives and \(shownToken)"
          : "\(shownToken) cannot follow here: the document is complete, so it may be indented too little")
    case "found undefined tag handle": at(tokenRange, "the tag \(shownToken) uses a prefix that no \"%TAG\" declares")
    case "did not find expected alphabetic or numeric character":
      at(
        contextOffset..<contextOffset + 1,
        "\"\(text(contextOffset..<contextOffset + 1))\" needs a name of letters, digits, \"-\" or \"_\" after it",
        label: "quote the text if it begins so")
    case "did not find the expected '>'": at(contextOffset..<contextOffset + 2, "\"!<\" is never closed by \">\"")
    default: nil
    }
  }

  /// An error without a better message: libyaml's own.
  private var unfamiliar: Diagnostic {
    var diagnostic = at(tokenRange, words)
    if let context { diagnostic.labels = [.init(span(token(at: contextOffset)), context)] }
    return diagnostic
  }

  private var bytes: [UInt8] { source.bytes }
  private var colon: UInt8 { UInt8(ascii: ":") }
  private var backslash: UInt8 { UInt8(ascii: "\\") }

  private func at(_ range: Range<Int>, _ message: String, label: String = "", context: String? = nil) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, message, at: span(range), label: label,
      labels: context.map { [.init(span(token(at: contextOffset)), $0)] } ?? [])
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    let start = min(range.lowerBound, bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    return SourceSpan(source, ByteRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end)))
  }

  private func text(_ range: Range<Int>) -> String {
    excerpt(String(decoding: bytes[span(range).range.range], as: UTF8.self))
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func lineStart(_ offset: Int) -> Int { source.line(at: offset).start }

  /// The end of the line's text, without trailing white space.
  private func lineEnd(_ offset: Int) -> Int {
    var end = source.line(at: offset).bytes.endIndex
    while end > offset, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  private func firstInLine(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// The end of the last byte that isn't white space.
  private var lastContent: Int {
    (bytes.lastIndex { $0 != 0x20 && $0 != 0x09 && !isLineEnd($0) } ?? -1) + 1
  }

  private var tokenRange: Range<Int> { token(at: offset) }

  /// The word at `start`, up to white space, a bracket, a comma or a key's colon; or one such character.
  private func token(at start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, !endsToken(end) { end += 1 }
    let isSign = end == start && end < bytes.count && !isSpace(bytes[end])
    return start..<max(isSign ? start + 1 : end, start)
  }

  private func endsToken(_ index: Int) -> Bool {
    if bytes[index] == colon { return index + 1 == bytes.count || isSpace(bytes[index + 1]) }
    return isSpace(bytes[index]) || ",[]{}".utf8.contains(bytes[index])
  }

  private var restOfLine: Range<Int> { offset..<lineEnd(min(offset, bytes.count)) }

  private var shownToken: String {
    if !tokenRange.isEmpty { return "\"\(text(tokenRange))\"" }
    return offset >= lastContent ? "the end of the file" : "the end of the line"
  }
}
