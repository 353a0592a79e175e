/// An unknown key of a map, with its context.
struct UnknownKey {
  let key: NodeID
  let value: NodeID
  /// The value of the field before it.
  let previous: NodeID?
  /// The probable meaning, if known.
  let hint: KeyHint?
  /// True if the intended key isn't in the map yet, and no other key of the map means it.
  let isAlone: Bool
  /// The empty key of the map under which it belongs, with its value, or nil.
  var emptyHolder: (key: NodeID, value: NodeID)?
}

// Diagnostics and fix-its for unknown keys.
extension Decoder {
  /// Reports `unknown-key` with the nearest known key, if one is near.
  package mutating func reportUnknownKey(_ key: NodeID, known: [String], of what: StaticString) {
    reportUnknownKey(
      UnknownKey(key: key, value: key, previous: nil, hint: nil, isAlone: false), known: known, of: what)
  }

  /// Reports `unknown-key` with its probable meaning, or with the nearest known key, if one is near.
  ///
  /// - Returns: true if the key is the rest of a text that was cut at its comma.
  @discardableResult
  mutating func reportUnknownKey(_ unknown: UnknownKey, known: [String], of what: StaticString) -> Bool {
    let key = unknown.key
    guard !isFull else { return false }
    guard document.isScalar(key) else {
      reportWrongType(key, expected: "a key of \(what)")
      return false
    }
    let name = document.string(key)
    // Merging stops once aliases expand to too much.
    if document.isPartial, name == "<<" { return false }
    var diagnostic = Diagnostic(
      .unknownKey, "unknown key \"\(excerpt(name))\" in \(what)", at: document.span(key))
    let isCut = unknown.hint == nil && endsTextWithComma(key)
    // An open parenthesis before the comma shows that this isn't a key.
    let cut = isCut ? unknown.previous.flatMap { CutText(from: $0, to: key, in: document) } : nil
    // If the whole call has been reported, its rest has the same cause.
    if cut?.isCall == true, isReported(at: document.range(key)) { return true }
    if let holder = unknown.emptyHolder, unknown.hint != nil {
      diagnostic.primaryLabel = "indent it more than \"\(document.string(holder.key))\": it belongs inside"
      diagnostics.removeAll { $0.id == .wrongType && $0.primary?.range == document.range(holder.value) }
    } else if let meant = keyWithoutSpace(unknown, name, known: known) {
      diagnostic.primaryLabel = "a space is missing after the colon: write \(meant.text)"
      diagnostic.fixits = [FixIt("put a space after the colon", .always, [meant])]
    } else if cut?.isCall != true, let meant = unknown.hint ?? nearestName(to: name, among: known).map({ .key($0) }) {
      diagnostic.primaryLabel = meant.label
      diagnostic.fixits = renamingFix(unknown, meant).map { [$0] } ?? []
    } else if isCut {
      diagnostic.primaryLabel = "quote the text before it: it holds a comma"
      diagnostic.fixits = cut?.fixit.map { [$0] } ?? []
      // The diagnostics of the first part have the same cause.
      if cut?.isCall == true, let previous = unknown.previous { dropFindings(in: document.range(previous)) }
      report(diagnostic)
      return true
    } else {
      diagnostic.notes = [.init("known keys: \(known.joined(separator: ", "))")]
    }
    report(diagnostic)
    return false
  }

  /// The edit that separates a key from its value, as in `{ width:2 }`, or nil if no known key precedes a colon.
  private func keyWithoutSpace(_ unknown: UnknownKey, _ name: String, known: [String]) -> FixIt.Edit? {
    guard document.kind(unknown.key) == .plain, document.isNull(unknown.value), let colon = name.firstIndex(of: ":"),
      known.contains(String(name[..<colon])), name.index(after: colon) < name.endIndex
    else { return nil }
    let text = "\(name[...colon]) \(name[name.index(after: colon)...])"
    return .init(document.span(unknown.key), text)
  }

  /// Returns true if the last diagnostic covers a range.
  private func isReported(at range: ByteRange) -> Bool {
    guard let last = diagnostics.last?.primary?.range else { return false }
    return last.start < range.start && range.end <= last.end
  }

  /// The edit that writes the intended key, or nil.
  private func renamingFix(_ unknown: UnknownKey, _ meant: KeyHint) -> FixIt? {
    switch meant {
    case .key(let word): replacement(unknown.key, word)
    case .same(let word): replacement(unknown.key, word, isSure: unknown.isAlone)
    case .inside(let path): unknown.isAlone ? moved(unknown, into: path) : nil
    case .words: nil
    }
  }

  /// The edit that moves a key with its value into its map, in braces.
  ///
  /// Nil if the value as written can't stand in braces.
  private func moved(_ unknown: UnknownKey, into path: [String]) -> FixIt? {
    guard let last = path.last, document.nodes[Int(unknown.key.index)].isPlain,
      document.nodes[Int(unknown.value.index)].isScalar, !document.isNull(unknown.value),
      !document.source.path.hasSuffix(".json")
    else { return nil }
    let value = document.span(unknown.value)
    let bytes = document.source.bytes[value.range.range]
    let isPlain = document.kind(unknown.value) == .plain
    guard !bytes.contains(where: { $0 < 0x20 || isPlain && ",[]{}".utf8.contains($0) }),
      let first = bytes.first, isPlain || first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return nil }
    let opened = path.dropLast().reduce("") { "\($0)\($1): { " } + last
    let closing = SourceSpan(value.source, ByteRange(value.range.end, value.range.end))
    return FixIt(
      "put it into \"\(path.first ?? "")\"", .always,
      [
        .init(document.span(unknown.key), opened),
        .init(closing, String(repeating: " }", count: path.count - 1)),
      ])
  }

  /// Returns true if a key looks like the rest of a text cut at its comma: in braces, after a comma, without a value.
  func endsTextWithComma(_ key: NodeID) -> Bool {
    let bytes = document.source.bytes
    let range = document.range(key).range
    guard document.kind(key) == .plain else { return false }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let before = bytes[..<range.lowerBound].last { !isSpace($0) }
    let after = bytes[range.upperBound...].first { !isSpace($0) }
    return before == UInt8(ascii: ",") && (after == UInt8(ascii: ",") || after == UInt8(ascii: "}"))
  }

  /// Removes the last diagnostics, as long as they are in a range.
  private mutating func dropFindings(in range: ByteRange) {
    while let last = diagnostics.last?.primary?.range, range.start <= last.start, last.end <= range.end {
      diagnostics.removeLast()
    }
  }

  /// Reports `missing-key` at a map that lacks a required key.
  ///
  /// Nothing is reported for a partial document, in which the key may be cut off, or if an unknown key may be a
  /// misspelling of it.
  package mutating func reportMissingKey(_ key: String, of what: StaticString, at node: NodeID) {
    guard !document.isPartial, !hasUnknownKey(in: node, thatMayBe: key) else { return }
    report(
      Diagnostic(.missingKey, "\(what) needs the key \"\(key)\"", at: SourceSpan(document.source, headRange(node))))
  }

  /// Returns true if a key of the map was reported as unknown and may be meant as `wanted`.
  ///
  /// Keys with a suggestion for another one don't count. If `wanted` is nil, any unknown key counts.
  package func hasUnknownKey(in node: NodeID, thatMayBe wanted: String? = nil) -> Bool {
    guard document.kind(node) == .mapping else { return false }
    let around = document.range(node)
    let unknown = diagnostics.filter { diagnostic in
      guard diagnostic.id == .unknownKey, let range = diagnostic.primary?.range else { return false }
      return around.start <= range.start && range.end <= around.end
    }
    guard !unknown.isEmpty else { return false }
    var children = document.children(node)
    while let key = children.next(), children.next() != nil {
      let range = document.range(key)
      guard let found = unknown.first(where: { $0.primary?.range == range }) else { continue }
      let proposal = found.fixits.first?.edits.first?.text.filter { $0 != "\"" }
      if wanted == nil || proposal == nil || proposal == wanted { return true }
    }
    return false
  }

  /// Replaces the label and the fix-it of an unknown key with ones derived from its value.
  package mutating func explainUnknownKey(_ key: NodeID, label: String, _ fixit: FixIt?) {
    let range = document.range(key)
    let found = diagnostics.lastIndex { $0.id == .unknownKey && $0.primary?.range == range }
    guard let found else { return }
    diagnostics[found].primaryLabel = label
    diagnostics[found].fixits = fixit.map { [$0] } ?? []
  }
}

/// A plain text in braces that was cut at its commas.
private struct CutText {
  /// The fix-it that quotes the whole text, or nil if it has quotes or several lines.
  let fixit: FixIt?
  /// True if it is cut inside parentheses, as in `linear(0, 1)`.
  let isCall: Bool

  /// The text from a value to the key that is its rest, including further rests. Nil if the value is quoted.
  init?(from value: NodeID, to key: NodeID, in document: Document) {
    guard document.kind(value) == .plain, !document.isNull(value) else { return nil }
    let bytes = document.source.bytes
    let first = document.range(value)
    let range = ByteRange(first.start, Self.end(bytes, from: document.range(key).end))
    guard range.start < range.end else { return nil }
    let text = bytes[range.range]
    func count(_ sign: String, in text: ArraySlice<UInt8>) -> Int { text.count { $0 == sign.utf8.first } }
    let head = bytes[first.range]
    isCall = count("(", in: head) > count(")", in: head)
    let isWhole = count("(", in: text) == count(")", in: text)
    let rest = text[Int(first.end)...].split(separator: UInt8(ascii: ","))
    // A single word might be a key without a value.
    let isSure =
      isCall
      ? isWhole
      : rest.allSatisfy { part in
        part.drop { $0 == 0x20 }.contains { !($0.isASCIILetter || $0.isASCIIDigit || "_-".utf8.contains($0)) }
      }
    guard !text.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }) else {
      fixit = nil
      return
    }
    let source = document.source
    fixit = FixIt(
      "put the text in quotes", isSure ? .always : .maybe,
      [
        .init(SourceSpan(source, ByteRange(range.start, range.start)), "\""),
        .init(SourceSpan(source, ByteRange(range.end, range.end)), "\""),
      ])
  }

  /// The end of the text, including the parts after further commas that don't look like a key with a value.
  private static func end(_ bytes: [UInt8], from start: UInt32) -> UInt32 {
    let signs = Array("{},:[]\"'\n".utf8)
    var end = Int(start)
    while let comma = bytes[end...].firstIndex(where: { $0 != 0x20 }), bytes[comma] == UInt8(ascii: ","),
      let next = bytes[(comma + 1)...].firstIndex(where: signs.contains),
      bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: "}"),
      let last = bytes[comma..<next].lastIndex(where: { $0 != 0x20 }), last > comma
    {
      end = last + 1
    }
    return UInt32(clamping: end)
  }
}
