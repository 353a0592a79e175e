// Text, words and ids.
extension Decoder {
  /// Any scalar as text. Plain scalars are taken literally: `on`, `012` and `2024-01-01` are text here.
  package mutating func string(_ node: NodeID, expected: String = "text") -> Located<String>? {
    guard let bounds = document.boundsOfText(node) else {
      reportWrongType(node, expected: expected)
      return nil
    }
    return Located(texts.text(document.arena, bounds), document.range(node))
  }

  /// The text of a scalar that may be empty or null, such as a key. Empty for other nodes.
  package mutating func plainText(_ node: NodeID) -> String { texts.text(document.arena, document.textBounds(node)) }

  /// Decodes `true` or `false`.
  ///
  /// - Parameter expected: the accepted values, for messages.
  package mutating func bool(_ node: NodeID, expected: String = "true or false") -> Located<Bool>? {
    if document.kind(node) == .plain {
      if document.text(node, equals: "true") { return Located(true, document.range(node)) }
      if document.text(node, equals: "false") { return Located(false, document.range(node)) }
    }
    let known = diagnostics.count
    reportWrongType(node, expected: expected)
    advise(node, since: known) { document, node in
      guard document.isScalar(node) else { return nil }
      switch document.string(node).lowercased() {
      case "true", "yes", "on", "y", "1": return .write("true", isSure: true)
      case "false", "no", "off", "n", "0", "none": return .write("false", isSure: true)
      default: return nil
      }
    }
    return nil
  }

  /// One of the words of an enumeration. Any other word is `value-out-of-range`, with the nearest one as a fix-it.
  @inlinable
  @inline(__always)
  package mutating func choice<Choice: DocumentKey>(
    _ node: NodeID, _: Choice.Type, of name: String
  ) -> Located<Choice>? {
    if let choice = Choice.table.find(document.arena, document.textBounds(node)) {
      return Located(choice, document.range(node))
    }
    reportNoChoice(node, Choice.table.table, of: name)
    return nil
  }

  /// Reports a value that isn't a word of an enumeration.
  @usableFromInline
  mutating func reportNoChoice(_ node: NodeID, _ words: WordTable, of name: String) {
    reportNoChoice(node, known: words.words, hint: { words.hint(spelledOtherwise: $0) }, of: name)
  }

  /// The same without a word table.
  @usableFromInline
  package mutating func reportNoChoice(
    _ node: NodeID, known: [String], hint: (String) -> KeyHint? = { _ in nil }, of name: String
  ) {
    let word = document.isScalar(node) ? hint(document.string(node)) : nil
    if document.isScalar(node), word != nil || !document.isNull(node) {
      reportUnknownWord(node, known: known, hint: word, of: name)
    } else {
      reportWrongType(node, expected: "one of \(known.joined(separator: ", "))")
    }
  }

  /// An id of the language: `[a-z0-9][a-z0-9-]*`, at most 200 bytes.
  package mutating func identifier(_ node: NodeID, of name: String) -> Located<String>? {
    guard let text = string(node, expected: "an id") else { return nil }
    guard text.value.utf8.count <= 200 else {
      report(
        Diagnostic(
          .limitExceeded, "\(name) is longer than the limit of 200 bytes for an id", at: document.span(node)))
      return nil
    }
    guard isIdentifier(document.arena[document.textBounds(node)]) else {
      reportNoIdentifier(node, text.value, of: name)
      return nil
    }
    return text
  }

  /// Reports `value-out-of-range` for an invalid id and suggests a valid one.
  private mutating func reportNoIdentifier(_ node: NodeID, _ text: String, of name: String) {
    guard !isFull else { return }
    var diagnostic = Diagnostic(
      .valueOutOfRange,
      "\(name) \"\(excerpt(text))\" is not an id: lower-case letters, digits and hyphens, not starting with a hyphen",
      at: document.span(node))
    if let id = identifier(like: text) {
      diagnostic.primaryLabel = "did you mean \"\(id)\"?"
      diagnostic.fixits = [replacement(node, id)]
    }
    report(diagnostic)
  }

  /// A valid id similar to ASCII text, or nil: `send-mail` for `sendMail`, `Send mail` and `send_mail`.
  private func identifier(like text: String) -> String? {
    var id: [UInt8] = []
    var wasLower = false
    for byte in text.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUpper, wasLower { id.append(UInt8(ascii: "-")) }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"): id.append(UInt8(ascii: "-"))
      default: id.append(isUpper ? byte &+ 0x20 : byte)
      }
      wasLower = byte.isASCIILowercase
    }
    return isIdentifier(id[...]) ? String(decoding: id, as: UTF8.self) : nil
  }
}

// Numbers.
extension Decoder {
  /// A finite decimal number within `bounds`. NaN, infinities and overflows are `value-out-of-range`.
  ///
  /// - Parameter name: the meaning of the number with its article, for messages (`the opacity`).
  package mutating func number(
    _ node: NodeID, in bounds: ClosedRange<Double> = -Limits.coordinate...Limits.coordinate,
    of name: String = "a number"
  ) -> Located<Double>? {
    guard document.kind(node) == .plain else {
      reportNoNumber(node, in: bounds)
      return nil
    }
    switch document.decimal(node) {
    case .value(let value) where bounds.contains(value): return Located(value, document.range(node))
    case .value: reportOutside(node, describe(bounds.lowerBound), describe(bounds.upperBound), name)
    case .notANumber: reportNoNumber(node, in: bounds)
    case .notFinite: reportOutOfRange(node, "\(excerpt(document.string(node))) is not a finite number")
    }
    return nil
  }

  /// A whole number within `bounds`.
  package mutating func integer(_ node: NodeID, in bounds: ClosedRange<Int>, of name: String) -> Located<Int>? {
    guard let number = number(node, in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, of: name) else {
      return nil
    }
    guard number.value.rounded(.towardZero) == number.value else {
      reportWrongType(node, expected: "a whole number")
      return nil
    }
    guard let whole = Int(exactly: number.value), bounds.contains(whole) else {
      reportOutside(node, String(bounds.lowerBound), String(bounds.upperBound), name)
      return nil
    }
    return Located(whole, number.range)
  }

  /// Exactly `count` numbers in a list, at most eight.
  package mutating func numbers(
    _ node: NodeID, count: Int, in bounds: ClosedRange<Double> = -Limits.coordinate...Limits.coordinate,
    expected: String
  ) -> Located<[Double]>? {
    vector(node, count: count, in: bounds, expected: expected).map { vector in
      Located((0..<count).map { vector[$0] }, document.range(node))
    }
  }

  /// The same without an array, for the most frequent lists. The unused elements are zero.
  package mutating func vector(
    _ node: NodeID, count: Int, in bounds: ClosedRange<Double> = -Limits.coordinate...Limits.coordinate,
    expected: @autoclosure () -> String
  ) -> SIMD8<Double>? {
    guard document.kind(node) == .sequence, document.childCount(node) == count else {
      // The last list of a partial file may be incomplete.
      let isCutOff = document.isPartial && document.kind(node) == .sequence && document.childCount(node) < count
      if !isCutOff { reportWrongType(node, expected: expected()) }
      return nil
    }
    if let vector = document.vector(node, in: bounds) { return vector }
    // All items are read, so that one run reports all errors.
    for child in document.children(node) { _ = number(child, in: bounds) }
    return nil
  }

  /// Reports `wrong-type` for an invalid number. If it is in quotes or has a unit, suggests the number.
  private mutating func reportNoNumber(_ node: NodeID, in bounds: ClosedRange<Double>) {
    let known = diagnostics.count
    reportWrongType(node, expected: "a number")
    guard diagnostics.count > known, let last = diagnostics.indices.last, document.isScalar(node) else { return }
    let text = document.string(node)
    var bare = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    let unit = text.dropFirst(bare.count).drop { $0 == " " }
    // Kotlin's `16.dp`.
    if bare.last == ".", !unit.isEmpty { bare = bare.dropLast() }
    guard case .value(let value) = parseDecimal(Array(bare.utf8), 0..<bare.utf8.count) else { return }
    let meant: String
    switch unit {
    case "", "px", "pt", "dp", "sp": meant = String(bare)
    case "%" where bounds.upperBound <= 1: meant = describe(value / 100)
    default: return
    }
    let isSure = bare == text && document.kind(node) == .quoted
    diagnostics[last].primaryLabel = isSure ? "write it without quotes: \(meant)" : "write \(meant)"
    diagnostics[last].fixits = [
      FixIt("replace it with \(meant)", isSure ? .always : .maybe, [.init(document.span(node), meant)])
    ]
  }

  private mutating func reportOutside(_ node: NodeID, _ lower: String, _ upper: String, _ name: String) {
    reportOutOfRange(node, "\(name) is \(excerpt(document.string(node))), outside \(lower) to \(upper)")
    // For a fraction of 1, the author wrote a percentage.
    guard lower == "0", upper == "1", let last = diagnostics.indices.last,
      case .value(let value) = document.decimal(node), (2...100).contains(value), value.rounded() == value
    else { return }
    let part = describe(value / 100)
    diagnostics[last].primaryLabel = "write \(part)"
    diagnostics[last].fixits = [FixIt("replace it with \(part)", .maybe, [.init(document.span(node), part)])]
  }
}

extension Document {
  fileprivate func decimal(_ node: NodeID) -> DecimalParse { parseDecimal(arena, textBounds(node)) }

  /// The items of a list with at most eight, or nil if one isn't a number within `bounds`.
  fileprivate func vector(_ list: NodeID, in bounds: ClosedRange<Double>) -> SIMD8<Double>? {
    var result = SIMD8<Double>()
    var item = target(list).index &+ 1
    for place in 0..<min(childCount(list), 8) {
      let own = nodes[Int(item)]
      let node = own.isAlias ? nodes[Int(own.first)] : own
      guard node.isPlain, let value = decimal(Int(node.first)..<Int(node.first) + Int(node.second)),
        bounds.lowerBound <= value, value <= bounds.upperBound
      else { return nil }
      result[place] = value
      item = own.indexAfter(item)
    }
    return result
  }

  @inline(__always)
  private func decimal(_ text: Range<Int>) -> Double? {
    if let value = shortDecimal(arena, text) { return value }
    return if case .value(let value) = parseDecimal(arena, text) { value } else { nil }
  }
}

private func isIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first, first != UInt8(ascii: "-") else { return false }
  return text.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
}
