extension Document {
  /// The children in order: the items of a list; key, value, key, value … of a map; nothing for scalars.
  @inlinable
  @inline(__always)
  package func children(_ id: NodeID) -> Children {
    let parent = target(id)
    let node = nodes[Int(parent.index)]
    return Children(nodes: nodes, position: parent.index &+ 1, remaining: node.isScalar ? 0 : node.first)
  }

  /// The children of one node. Holds the nodes, not the document: an iteration costs one reference.
  @usableFromInline
  package struct Children: Sequence, IteratorProtocol {
    /// All nodes of the document.
    @usableFromInline package let nodes: [Node]
    /// Where the next child is.
    @usableFromInline package var position: UInt32
    /// How many are still to come.
    @usableFromInline package var remaining: UInt32

    /// `remaining` nodes, the first of which is at `position`.
    @inlinable
    package init(nodes: [Node], position: UInt32, remaining: UInt32) {
      self.nodes = nodes
      self.position = position
      self.remaining = remaining
    }

    /// How many are still to come.
    @inlinable
    package var underestimatedCount: Int { Int(remaining) }

    /// The next child, or nil after the last.
    @inlinable
    @inline(__always)
    package mutating func next() -> NodeID? {
      guard remaining > 0 else { return nil }
      remaining &-= 1
      let id = NodeID(index: position)
      position = nodes[Int(position)].indexAfter(position)
      return id
    }
  }
}
