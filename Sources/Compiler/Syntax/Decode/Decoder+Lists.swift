extension Decoder {
  /// A list of values, or one value that stands for a list of one. Items that do not decode are left out.
  @inlinable
  package mutating func oneOrMore<Item>(
    _ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?
  ) -> Located<[Item]> {
    guard document.kind(node) == .sequence else {
      return Located(decode(&self, node).map { [$0] } ?? [], document.range(node))
    }
    return list(node, decode)
  }

  /// The items of a list that is known to be one.
  @inlinable
  package mutating func list<Item>(_ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?) -> Located<[Item]> {
    var items: [Item] = []
    items.reserveCapacity(document.childCount(node))
    for child in document.children(node) {
      if let item = decode(&self, child) { items.append(item) }
    }
    return Located(items, document.range(node))
  }
}
