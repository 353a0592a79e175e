import TutorialSyntax

extension Decoder {
  /// Padding in any of its forms: a number, `[vertical, horizontal]`, `[top, right, bottom, left]`, or
  /// `{ top, leading, bottom, trailing }`, in which a side that is left out is 0.
  mutating func padding(_ node: NodeID, of name: String) -> Located<Padding>? {
    switch document.kind(node) {
    case .plain where !document.isNull(node):
      return number(node, of: name)?.map { .all($0) }
    case .sequence where document.childCount(node) == 2 || document.childCount(node) == 4:
      return paddingList(node, of: name)
    case .mapping:
      return directionalPadding(node, of: name)
    default:
      reportWrongType(
        node,
        expected: "a number, [vertical, horizontal], [top, right, bottom, left] or { top, leading, bottom, trailing }")
      return nil
    }
  }

  private mutating func paddingList(_ node: NodeID, of name: String) -> Located<Padding>? {
    let sides = list(node) { $0.number($1, of: name)?.value }
    guard sides.value.count == document.childCount(node) else { return nil }
    return sides.map {
      $0.count == 2
        ? .sides(top: $0[0], right: $0[1], bottom: $0[0], left: $0[1])
        : .sides(top: $0[0], right: $0[1], bottom: $0[2], left: $0[3])
    }
  }

  private mutating func directionalPadding(_ node: NodeID, of name: String) -> Located<Padding>? {
    var sides = DirectionalPadding(range: document.range(node))
    read(node, into: &sides, DirectionalPadding.keys, called: name)
    return Located(
      .directional(
        top: sides.top?.value ?? sides.otherwise, leading: sides.leading?.value ?? sides.otherwise,
        bottom: sides.bottom?.value ?? sides.otherwise, trailing: sides.trailing?.value ?? sides.otherwise),
      document.range(node))
  }
}
