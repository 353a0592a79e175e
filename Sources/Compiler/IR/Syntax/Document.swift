/// A node of a `Document`, by its place in the node array.
package struct NodeID: Sendable, Hashable {
  @usableFromInline package var index: UInt32

  @inlinable
  package init(index: UInt32) {
    self.index = index
  }
}

/// One parsed YAML or JSON file: a flat array of nodes in document order, each with the bytes it was written in, and
/// one arena with the text of all scalars.
///
/// A node's subtree follows it directly, so walking is adding. YAML and JSON give the same nodes; scalars are text
/// until a decoder asks for a type. An alias stands for the node it names, never for another alias: every accessor but
/// `range` looks through it. A map with merge keys (`<<`) is an alias, too: of the merged map, which follows what was
/// written and whose own entries are aliases of the keys and values that it gathers.
package struct Document: Sendable {
  /// What a node is.
  package enum Kind: Sendable {
    /// A scalar without quotes: a plain YAML scalar, or a JSON number, `true`, `false` or `null`.
    case plain
    /// A quoted or block scalar, or a JSON string: always text.
    case quoted
    /// A list.
    case sequence
    /// A map; its children are key, value, key, value ….
    case mapping
    /// A YAML alias.
    case alias
  }

  /// The storage of one node: 20 bytes, no references.
  @usableFromInline
  package struct Node: Sendable {
    /// What the node is.
    @usableFromInline package var kind: Kind
    /// Where it is written.
    @usableFromInline package var range: ByteRange
    /// Scalar: the offset of its text in the arena. Alias: the index of the node it names. Else the number of children.
    @usableFromInline package var first: UInt32
    /// Scalar: the length of its text in bytes. Else the index one past the node's subtree; 0 while it is being built.
    @usableFromInline package var second: UInt32

    @inlinable
    package init(kind: Kind, range: ByteRange, first: UInt32, second: UInt32) {
      self.kind = kind
      self.range = range
      self.first = first
      self.second = second
    }

    /// Whether the node is a scalar.
    @inlinable
    package var isScalar: Bool { kind == .plain || kind == .quoted }

    /// The index after this node, which is at `index`, and its subtree.
    @inlinable
    package func indexAfter(_ index: UInt32) -> UInt32 { isScalar ? index &+ 1 : second }
  }

  /// The file.
  package let source: SourceText
  @usableFromInline package var nodes: [Node]
  @usableFromInline package var arena: [UInt8]
  /// The top node; absent when the file holds no document.
  package var root: NodeID?
  /// Whether the file is broken, so that only what stands before the fault is here: what is missing may just not have
  /// been read, and decoders do not report it.
  package var isPartial: Bool

  /// A document of the given nodes. Builders must hand over a well-formed preorder array.
  package init(source: SourceText, nodes: [Node], arena: [UInt8], root: NodeID?, isPartial: Bool = false) {
    self.source = source
    self.isPartial = isPartial
    self.nodes = nodes
    self.arena = arena
    self.root = root
  }

  /// A document without nodes.
  package static func empty(_ source: SourceText, isPartial: Bool = false) -> Document {
    Document(source: source, nodes: [], arena: [], root: nil, isPartial: isPartial)
  }

  /// The node that `id` stands for: itself, or what its alias names.
  @inlinable
  package func target(_ id: NodeID) -> NodeID {
    let node = nodes[Int(id.index)]
    return node.kind == .alias ? NodeID(index: node.first) : id
  }

  /// The kind of the node, aliases looked through; never `.alias`.
  @inlinable
  package func kind(_ id: NodeID) -> Kind { nodes[Int(target(id).index)].kind }

  /// Where the node is written: for an alias, the alias itself.
  @inlinable
  package func range(_ id: NodeID) -> ByteRange { nodes[Int(id.index)].range }

  /// Where the node is written, with the file.
  package func span(_ id: NodeID) -> SourceSpan { SourceSpan(source, range(id)) }

  /// Whether the node is a scalar.
  @inlinable
  package func isScalar(_ id: NodeID) -> Bool {
    nodes[Int(target(id).index)].isScalar
  }

  /// The bounds of a scalar's text in `arena`; empty for collections.
  @inlinable
  package func textBounds(_ id: NodeID) -> Range<Int> {
    let node = nodes[Int(target(id).index)]
    return node.isScalar ? Int(node.first)..<Int(node.first) + Int(node.second) : 0..<0
  }

  /// A scalar's text, valid UTF-8; empty for collections.
  @inlinable
  package func string(_ id: NodeID) -> String {
    String(decoding: arena[textBounds(id)], as: UTF8.self)
  }

  /// Whether a plain scalar says "nothing": empty, `~` or `null`.
  @inlinable
  package func isNull(_ id: NodeID) -> Bool {
    guard kind(id) == .plain else { return false }
    let bounds = textBounds(id)
    switch bounds.count {
    case 0: return true
    case 1: return arena[bounds.lowerBound] == UInt8(ascii: "~")
    case 4: return arena[bounds].elementsEqual("null".utf8)
    default: return false
    }
  }

  /// How many children a collection has: items of a list, keys and values of a map; 0 for scalars.
  @inlinable
  package func childCount(_ id: NodeID) -> Int {
    let node = nodes[Int(target(id).index)]
    return node.kind == .sequence || node.kind == .mapping ? Int(node.first) : 0
  }

  /// The children in order: the items of a list; key, value, key, value … of a map; nothing for scalars.
  @inlinable
  package func children(_ id: NodeID) -> Children {
    let parent = target(id)
    let node = nodes[Int(parent.index)]
    let isCollection = node.kind == .sequence || node.kind == .mapping
    return Children(nodes: nodes, position: parent.index &+ 1, remaining: isCollection ? node.first : 0)
  }

  /// The node after `id` and its subtree, in the array.
  @inlinable
  package func after(_ id: NodeID) -> NodeID {
    NodeID(index: nodes[Int(id.index)].indexAfter(id.index))
  }

  /// The children of one node.
  package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [Node]
    @usableFromInline var position: UInt32
    @usableFromInline var remaining: UInt32

    @inlinable
    init(nodes: [Node], position: UInt32, remaining: UInt32) {
      self.nodes = nodes
      self.position = position
      self.remaining = remaining
    }

    /// How many are still to come.
    @inlinable
    package var underestimatedCount: Int { Int(remaining) }

    /// The next child, or nil after the last.
    @inlinable
    package mutating func next() -> NodeID? {
      guard remaining > 0 else { return nil }
      remaining &-= 1
      let id = NodeID(index: position)
      position = nodes[Int(position)].indexAfter(position)
      return id
    }
  }
}
