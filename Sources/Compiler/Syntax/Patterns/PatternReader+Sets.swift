extension PatternReader {
  /// A set, after its `[`. A `]` that comes first is one of the set.
  mutating func set(from start: Int) throws(PatternError) -> PatternNode {
    let isNegated = take("^")
    var items: [PatternSet.Item] = []
    while let next {
      if next == "]", !items.isEmpty {
        position += 1
        return .one(PatternSet(items, isNegated: isNegated, ignoresCase: ignoresCase))
      }
      items.append(try rangeOrItem())
    }
    throw error("nothing closes the \"[\"", at: start)
  }

  private mutating func rangeOrItem() throws(PatternError) -> PatternSet.Item {
    let start = position
    let item = try item()
    guard next == "-", position + 1 < characters.count, characters[position + 1] != "]" else { return item }
    position += 1
    let last = try self.item()
    guard let lower = item.soleScalar, let upper = last.soleScalar, lower <= upper else {
      throw error("this is no range of characters", at: start)
    }
    return .range(lower...upper)
  }

  private mutating func item() throws(PatternError) -> PatternSet.Item {
    let start = position
    guard let character = takeAny() else { throw error("nothing closes the set", at: start) }
    switch character {
    case "\\": return try setEscape(from: start)
    // Elsewhere these nest and combine sets: whoever means that must not get something else.
    case "[": throw error("sets do not nest; a bracket in a set is \"\\[\"", at: start)
    case "&" where next == "&", "~" where next == "~", "-" where next == "-":
      throw error("sets cannot be combined by \"\(character)\(character)\"", at: start)
    default: return .one(character)
    }
  }

  private mutating func setEscape(from start: Int) throws(PatternError) -> PatternSet.Item {
    if take("b") { return .one("\u{8}") }
    return try escapedItem(from: start)
  }
}

extension PatternSet.Item {
  /// The scalar of an item that is one.
  fileprivate var soleScalar: Unicode.Scalar? {
    guard case .one(let character) = self else { return nil }
    let scalars = character.unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }
}
