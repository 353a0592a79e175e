extension Decoder {
  /// A finite decimal number within `bounds`. NaN, infinities and what overflows are `value-out-of-range`.
  ///
  /// - Parameter name: what the number is, with its article, for the message (`the opacity`).
  package mutating func number(
    _ node: NodeID, in bounds: ClosedRange<Double> = -Limits.coordinate...Limits.coordinate,
    of name: String = "a number"
  ) -> Located<Double>? {
    guard document.kind(node) == .plain else {
      reportWrongType(node, expected: "a number")
      return nil
    }
    switch parseDecimal(document.arena, document.textBounds(node)) {
    case .value(let value) where bounds.contains(value): return Located(value, document.range(node))
    case .value: reportOutside(node, describe(bounds.lowerBound), describe(bounds.upperBound), name)
    case .notANumber: reportWrongType(node, expected: "a number")
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

  /// Exactly `count` numbers in a list.
  package mutating func numbers(
    _ node: NodeID, count: Int, in bounds: ClosedRange<Double> = -Limits.coordinate...Limits.coordinate,
    expected: String
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
      // The others are looked at all the same, so that one run finds all that is wrong.
      if let value = number(child, in: bounds) { values.append(value.value) }
    }
    return values.count == count ? Located(values, document.range(node)) : nil
  }

  private mutating func reportOutside(_ node: NodeID, _ lower: String, _ upper: String, _ name: String) {
    reportOutOfRange(node, "\(name) is \(excerpt(document.string(node))), outside \(lower) to \(upper)")
  }
}
