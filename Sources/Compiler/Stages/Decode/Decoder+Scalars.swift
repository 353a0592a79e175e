package import TutorialIR

extension Decoder {
  /// Any scalar as text. A plain scalar is what it says: `on`, `012` and `2024-01-01` are text here.
  package mutating func string(_ node: NodeID, expected: String = "text") -> Located<String>? {
    guard document.isScalar(node), !document.isNull(node) else {
      reportWrongType(node, expected: expected)
      return nil
    }
    return Located(document.string(node), document.range(node))
  }

  /// `true` or `false`.
  package mutating func bool(_ node: NodeID) -> Located<Bool>? {
    if document.kind(node) == .plain {
      switch document.string(node) {
      case "true": return Located(true, document.range(node))
      case "false": return Located(false, document.range(node))
      default: break
      }
    }
    reportWrongType(node, expected: "true or false")
    return nil
  }

  /// A finite decimal number within `bounds`. NaN, infinities and what overflows are `value-out-of-range`.
  ///
  /// - Parameter name: what the number is, with its article, for the message (`the opacity`).
  package mutating func number(
    _ node: NodeID, in bounds: ClosedRange<Double> = -1e7...1e7, of name: String = "a number"
  ) -> Located<Double>? {
    guard document.kind(node) == .plain else {
      reportWrongType(node, expected: "a number")
      return nil
    }
    switch parseDecimal(document.arena, document.textBounds(node)) {
    case .notANumber:
      reportWrongType(node, expected: "a number")
      return nil
    case .notFinite:
      reportOutOfRange(node, "\(excerpt(document.string(node))) is not a finite number")
      return nil
    case .value(let value):
      guard bounds.contains(value) else {
        reportOutOfRange(
          node,
          "\(name) is \(excerpt(document.string(node))), outside \(describe(bounds.lowerBound)) to \(describe(bounds.upperBound))"
        )
        return nil
      }
      return Located(value, document.range(node))
    }
  }

  /// A whole number within `bounds`.
  package mutating func integer(_ node: NodeID, in bounds: ClosedRange<Int>, of name: String) -> Located<Int>? {
    guard let number = number(node, in: Double(bounds.lowerBound)...Double(bounds.upperBound), of: name) else {
      return nil
    }
    guard let whole = Int(exactly: number.value) else {
      reportWrongType(node, expected: "a whole number")
      return nil
    }
    return Located(whole, number.range)
  }

  /// Exactly `count` numbers in a list.
  package mutating func numbers(
    _ node: NodeID, count: Int, in bounds: ClosedRange<Double> = -1e7...1e7, expected: String
  ) -> Located<[Double]>? {
    guard document.kind(node) == .sequence, document.childCount(node) == count else {
      // The last list of a broken file may just not have been read to its end.
      let isCutOff = document.isPartial && document.kind(node) == .sequence && document.childCount(node) < count
      if !isCutOff { reportWrongType(node, expected: expected) }
      return nil
    }
    var values: [Double] = []
    values.reserveCapacity(count)
    for child in document.children(node) {
      guard let value = number(child, in: bounds) else { return nil }
      values.append(value.value)
    }
    return Located(values, document.range(node))
  }

  /// One of the raw values of an enum; another word is `value-out-of-range` with the nearest as a fix-it.
  package mutating func choice<Choice>(_ node: NodeID, _: Choice.Type, of name: String) -> Located<Choice>?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    guard document.isScalar(node), !document.isNull(node) else {
      reportWrongType(node, expected: "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
      return nil
    }
    if let choice = Choice(rawValue: document.string(node)) { return Located(choice, document.range(node)) }
    reportUnknownWord(node, known: Choice.allCases.map(\.rawValue), of: name)
    return nil
  }

  /// `value-out-of-range` for a word that is none of the known ones.
  package mutating func reportUnknownWord(_ node: NodeID, known: [String], of name: String) {
    let text = document.string(node)
    let span = document.span(node)
    var diagnostic = Diagnostic(
      .valueOutOfRange, "\(name) cannot be \"\(excerpt(text))\"", at: span,
      notes: [.init("it is one of \(known.joined(separator: ", "))")])
    if let nearest = nearestName(to: text, among: known) {
      diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
      diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
    }
    report(diagnostic)
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
    func isPart(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard let first = text.value.utf8.first, isPart(first),
      text.value.utf8.allSatisfy({ isPart($0) || $0 == UInt8(ascii: "-") })
    else {
      reportOutOfRange(
        node,
        "\(name) \"\(excerpt(text.value))\" is not an id: lower-case letters, digits and hyphens, not starting with a hyphen"
      )
      return nil
    }
    return text
  }

  /// A number as people write it, for messages.
  package func describe(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return "\(value)"
  }
}
