/// A node of a `Document`, by its index in the node array.
@usableFromInline
package struct NodeID: Sendable, Hashable {
  @usableFromInline package var index: UInt32

  @inlinable
  package init(index: UInt32) {
    self.index = index
  }
}

/// A parsed YAML or JSON file: a flat array of nodes in document order, and an arena with the text of all scalars.
///
/// A node's subtree follows it directly, so the next sibling is found by adding. YAML and JSON give the same nodes.
/// Scalars stay text until a decoder asks for a type.
///
/// An alias stands for the node that it names, never for another alias; all accessors but `range` resolve it. A map
/// with merge keys (`<<`) is an alias too: of the merged map, which follows the written one. The merged map's entries
/// are aliases of the keys and values that it collects.
@usableFromInline
package struct Document: Sendable {
  /// The kind of a node.
  @usableFromInline
  package enum Kind: Sendable, Equatable {
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

    // Written out, because the synthesised one isn't inlinable from other modules.
    @inlinable
    @inline(__always)
    package static func == (left: Kind, right: Kind) -> Bool {
      switch (left, right) {
      case (.plain, .plain), (.quoted, .quoted), (.sequence, .sequence), (.mapping, .mapping), (.alias, .alias): true
      default: false
      }
    }
  }

  /// The storage of one node: 20 bytes, no references.
  @usableFromInline
  package struct Node: Sendable {
    /// The kind.
    @usableFromInline package var kind: Kind
    /// The node's range in the source.
    @usableFromInline package var range: ByteRange
    /// A scalar's text offset in the arena, an alias's target index, or any other node's number of children.
    @usableFromInline package var first: UInt32
    /// The length in bytes of a scalar's text, or the index after any other node's subtree (0 while it is being built).
    @usableFromInline package var second: UInt32

    @inlinable
    package init(kind: Kind, range: ByteRange, first: UInt32, second: UInt32) {
      self.kind = kind
      self.range = range
      self.first = first
      self.second = second
    }

    // `switch`, because it needs no call into this module, in contrast to a synthesised `==`.

    /// True if the node is a scalar.
    @inlinable
    package var isScalar: Bool {
      switch kind {
      case .plain, .quoted: true
      case .sequence, .mapping, .alias: false
      }
    }

    /// True if the node is a plain scalar.
    @inlinable
    package var isPlain: Bool {
      if case .plain = kind { true } else { false }
    }

    /// True if the node is an alias.
    @inlinable
    package var isAlias: Bool {
      if case .alias = kind { true } else { false }
    }

    /// The index after this node's subtree, if the node is at `index`.
    @inlinable
    @inline(__always)
    package func indexAfter(_ index: UInt32) -> UInt32 { isScalar ? index &+ 1 : second }
  }

  /// The file.
  @usableFromInline package let source: SourceText
  @usableFromInline package var nodes: [Node]
  @usableFromInline package var arena: [UInt8]
  /// The top node, or nil if the file contains no document.
  package var root: NodeID?
  /// True if the file is broken, so that the document contains only the part before the error.
  ///
  /// Decoders don't report missing parts, because they may just not have been read.
  package var isPartial: Bool

  /// A document with the given nodes. Builders must pass a well-formed preorder array.
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

  /// The stored node that `id` stands for, with aliases resolved.
  @inlinable
  @inline(__always)
  func node(_ id: NodeID) -> Node {
    let node = nodes[Int(id.index)]
    return node.isAlias ? nodes[Int(node.first)] : node
  }

  /// The node that `id` stands for: itself, or the target of its alias.
  @inlinable
  @inline(__always)
  package func target(_ id: NodeID) -> NodeID {
    let node = nodes[Int(id.index)]
    return node.isAlias ? NodeID(index: node.first) : id
  }

  /// The kind of the node with aliases resolved, never `.alias`.
  @inlinable
  @inline(__always)
  package func kind(_ id: NodeID) -> Kind { node(id).kind }

  /// The node's range in the source. For an alias, that of the alias itself.
  @inlinable
  @inline(__always)
  package func range(_ id: NodeID) -> ByteRange { nodes[Int(id.index)].range }

  /// The node's range, with the file.
  @inlinable
  package func span(_ id: NodeID) -> SourceSpan { SourceSpan(source, range(id)) }

  /// True if the node is a scalar.
  @inlinable
  @inline(__always)
  package func isScalar(_ id: NodeID) -> Bool { node(id).isScalar }

  /// The bounds of a scalar's text in `arena`; empty for collections.
  @inlinable
  @inline(__always)
  package func textBounds(_ id: NodeID) -> Range<Int> {
    let node = node(id)
    return node.isScalar ? Int(node.first)..<Int(node.first) + Int(node.second) : 0..<0
  }

  /// The text of a scalar; nil for collections and null.
  package func text(_ id: NodeID) -> String? { boundsOfText(id).map { string(in: $0) } }

  /// The bounds of that text in `arena`.
  @inline(__always)
  func boundsOfText(_ id: NodeID) -> Range<Int>? {
    let node = node(id)
    guard node.isScalar, !isNull(node) else { return nil }
    return Int(node.first)..<Int(node.first) + Int(node.second)
  }

  /// A scalar's text, valid UTF-8; empty for collections.
  @inlinable
  package func string(_ id: NodeID) -> String { string(in: textBounds(id)) }

  @inlinable
  @inline(__always)
  func string(in bounds: Range<Int>) -> String {
    guard bounds.upperBound <= arena.count else { return "" }
    return arena.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[bounds]), as: UTF8.self) }
  }

  /// Returns true if a scalar's text equals `expected`.
  @inlinable
  package func text(_ id: NodeID, equals expected: StaticString) -> Bool { text(of: node(id), equals: expected) }

  @inlinable
  func text(of node: Node, equals expected: StaticString) -> Bool {
    guard node.isScalar, Int(node.second) == expected.utf8CodeUnitCount else { return false }
    let start = Int(node.first)
    return expected.withUTF8Buffer { text in
      for index in text.indices where arena[start &+ index] != text[index] { return false }
      return true
    }
  }

  /// True if a plain scalar is null: empty, `~` or `null`.
  @inlinable
  package func isNull(_ id: NodeID) -> Bool { isNull(node(id)) }

  @inlinable
  @inline(__always)
  func isNull(_ node: Node) -> Bool {
    guard node.isPlain, node.second <= 4 else { return false }
    switch node.second {
    case 0: return true
    case 1: return text(of: node, equals: "~")
    case 4: return text(of: node, equals: "null")
    default: return false
    }
  }

  /// The number of a collection's children: items of a list, keys and values of a map. 0 for scalars.
  @inlinable
  package func childCount(_ id: NodeID) -> Int {
    let node = node(id)
    return node.isScalar ? 0 : Int(node.first)
  }

  /// The node after the subtree of `id` in the array.
  @inlinable
  package func after(_ id: NodeID) -> NodeID {
    NodeID(index: nodes[Int(id.index)].indexAfter(id.index))
  }
}

extension Document {
  /// Returns true if another document of the same source has equal nodes at equal places. Arenas may differ.
  package func isSame(as other: Document) -> Bool {
    guard nodes.count == other.nodes.count, root == other.root, isPartial == other.isPartial else { return false }
    return zip(nodes, other.nodes).allSatisfy { own, twin in
      guard own.kind == twin.kind, own.range == twin.range, own.second == twin.second else { return false }
      guard own.isScalar else { return own.first == twin.first }
      let (start, start2) = (Int(own.first), Int(twin.first))
      return arena[start..<start + Int(own.second)] == other.arena[start2..<start2 + Int(twin.second)]
    }
  }

  /// The children in order: the items of a list; key, value, key, value … of a map; empty for scalars.
  @inlinable
  @inline(__always)
  package func children(_ id: NodeID) -> Children {
    let parent = target(id)
    let node = nodes[Int(parent.index)]
    return Children(nodes: nodes, position: parent.index &+ 1, remaining: node.isScalar ? 0 : node.first)
  }

  /// The children of one node. Holds the nodes, not the document, so that an iteration retains one reference.
  @usableFromInline
  package struct Children: Sequence, IteratorProtocol {
    /// All nodes of the document.
    @usableFromInline package let nodes: [Node]
    /// The index of the next child.
    @usableFromInline package var position: UInt32
    /// The number of children left.
    @usableFromInline package var remaining: UInt32

    /// An iteration over `remaining` nodes, starting at `position`.
    @inlinable
    package init(nodes: [Node], position: UInt32, remaining: UInt32) {
      self.nodes = nodes
      self.position = position
      self.remaining = remaining
    }

    /// The number of children left.
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
