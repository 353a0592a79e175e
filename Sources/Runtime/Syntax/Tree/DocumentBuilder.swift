/// Builds the node array of a `Document` from a reader's events, in document order.
package struct DocumentBuilder {
  /// A list or map that hasn't ended.
  package struct OpenCollection {
    /// The index in the node array.
    @usableFromInline package let index: UInt32
    /// True if it is a map.
    @usableFromInline package let isMapping: Bool
    /// The number of complete children.
    @usableFromInline package var count: UInt32 = 0
    /// The index of the latest item, or of the latest key of a map, in the node array.
    @usableFromInline package var itemStart: UInt32 = 0

    @inlinable
    init(index: UInt32, isMapping: Bool) {
      self.index = index
      self.isMapping = isMapping
    }

    /// True if a key comes next.
    @inlinable package var expectsKey: Bool { isMapping && count & 1 == 0 }

    /// True if a key is complete, but not its value.
    @inlinable package var expectsValue: Bool { isMapping && count & 1 == 1 }
  }

  /// The nodes so far.
  @usableFromInline package var nodes: [Document.Node] = []
  /// The text of the scalars so far.
  @usableFromInline package var arena: [UInt8] = []
  /// The innermost open collection. At the top, it stands for the file, whose only item is the root.
  @usableFromInline package var current = OpenCollection(index: 0, isMapping: false)
  /// The open collections around `current`, outermost first.
  @usableFromInline var outer: [OpenCollection] = []

  /// An empty builder for a file of `size` bytes.
  ///
  /// - Parameter nodeLimit: the number of nodes at which its reader stops. No room for more is reserved.
  package init(size: Int, nodeLimit: Int) {
    // Typical values for tutorials and layouts: eight bytes per node, and half of the file is text.
    nodes.reserveCapacity(min(size / 8, nodeLimit) + 16)
    arena.reserveCapacity(size / 2 + 16)
    outer.reserveCapacity(16)
  }

  /// The number of open collections.
  @inlinable package var depth: Int { outer.count }

  /// The end of the arena, where the text of the next scalar starts.
  @inlinable package var textStart: UInt32 { UInt32(truncatingIfNeeded: arena.count) }

  /// The index of the next node.
  @inlinable package var nextIndex: UInt32 { UInt32(truncatingIfNeeded: nodes.count) }

  /// Adds a scalar whose text is in the arena from `textStart` on.
  @inlinable
  @inline(__always)
  package mutating func addScalar(_ kind: Document.Kind, _ range: ByteRange, textStart: UInt32) {
    beginItem()
    nodes.append(.init(kind: kind, range: range, first: textStart, second: self.textStart &- textStart))
    current.count &+= 1
  }

  /// Adds an alias of a complete node.
  package mutating func addAlias(of target: UInt32, _ range: ByteRange) {
    beginItem()
    let named = nodes[Int(target)]
    let final = named.kind == .alias ? named.first : target
    nodes.append(.init(kind: .alias, range: range, first: final, second: nextIndex &+ 1))
    current.count &+= 1
  }

  /// Begins a list or map at byte `start`.
  @inlinable
  package mutating func beginCollection(_ kind: Document.Kind, isMapping: Bool, start: UInt32) {
    beginItem()
    outer.append(current)
    current = OpenCollection(index: nextIndex, isMapping: isMapping)
    nodes.append(.init(kind: kind, range: ByteRange(start, start), first: 0, second: 0))
  }

  /// Ends the innermost collection before byte `end`. A key without a value is dropped.
  @inlinable
  package mutating func endCollection(end: UInt32) {
    guard let around = outer.popLast() else { return }
    if current.expectsValue { dropLastItem() }
    let index = Int(current.index)
    nodes[index].range.end = end
    nodes[index].first = current.count
    nodes[index].second = nextIndex
    current = around
    current.count &+= 1
  }

  /// Removes the latest item of the innermost collection, or the latest key with its value, if that is complete.
  @usableFromInline
  package mutating func dropLastItem() {
    guard current.count > 0 else { return }
    nodes.removeSubrange(Int(current.itemStart)...)
    current.count &-= current.isMapping && !current.expectsValue ? 2 : 1
  }

  /// The document. Open collections are ended before byte `end`.
  package mutating func finish(_ source: SourceText, end: UInt32, isPartial: Bool) -> Document {
    while !outer.isEmpty { endCollection(end: end) }
    let root = nodes.isEmpty ? nil : NodeID(index: 0)
    return Document(source: source, nodes: nodes, arena: arena, root: root, isPartial: isPartial)
  }

  @inlinable
  mutating func beginItem() {
    if !current.expectsValue { current.itemStart = nextIndex }
  }
}
