/// Builds the node array of a `Document` from what a reader meets, in document order.
package struct DocumentBuilder {
  /// A list or map whose end has not been met.
  package struct OpenCollection {
    /// Its place in the node array.
    @usableFromInline package let index: UInt32
    /// Whether it is a map.
    @usableFromInline package let isMapping: Bool
    /// How many children are complete.
    @usableFromInline package var count: UInt32 = 0
    /// Where the latest item, or the latest key of a map, begins in the node array.
    @usableFromInline package var itemStart: UInt32 = 0

    @inlinable
    init(index: UInt32, isMapping: Bool) {
      self.index = index
      self.isMapping = isMapping
    }

    /// Whether what comes next is a key.
    @inlinable package var expectsKey: Bool { isMapping && count & 1 == 0 }

    /// Whether a key is complete, and its value is not.
    @inlinable package var expectsValue: Bool { isMapping && count & 1 == 1 }
  }

  /// The nodes so far.
  @usableFromInline package var nodes: [Document.Node] = []
  /// The scalars' text so far.
  @usableFromInline package var arena: [UInt8] = []
  /// The innermost open collection; at the top, one that stands for the file, whose only item is the root.
  @usableFromInline package var current = OpenCollection(index: 0, isMapping: false)
  /// The open collections around `current`, outermost first.
  @usableFromInline var outer: [OpenCollection] = []

  /// A builder with nothing built, for a file of `size` bytes.
  ///
  /// - Parameter nodeLimit: at how many nodes its reader stops: room for more is not asked for.
  package init(size: Int, nodeLimit: Int) {
    // Both figures are what tutorials and layouts need: some eight bytes to a node, and half the file is text.
    nodes.reserveCapacity(min(size / 8, nodeLimit) + 16)
    arena.reserveCapacity(size / 2 + 16)
    outer.reserveCapacity(16)
  }

  /// How many collections are open.
  @inlinable package var depth: Int { outer.count }

  /// The end of the arena, where the text of the next scalar begins.
  @inlinable package var textStart: UInt32 { UInt32(truncatingIfNeeded: arena.count) }

  /// The index that the next node gets.
  @inlinable package var nextIndex: UInt32 { UInt32(truncatingIfNeeded: nodes.count) }

  /// Adds a scalar whose text is what the arena holds from `textStart` on.
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

  /// Begins a list or map at the byte `start`.
  @inlinable
  package mutating func beginCollection(_ kind: Document.Kind, isMapping: Bool, start: UInt32) {
    beginItem()
    outer.append(current)
    current = OpenCollection(index: nextIndex, isMapping: isMapping)
    nodes.append(.init(kind: kind, range: ByteRange(start, start), first: 0, second: 0))
  }

  /// Ends the innermost collection before the byte `end`. A key that has no value yet is left out.
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

  /// Takes back the latest item of the innermost collection, or the latest key with its value, if that is complete.
  @usableFromInline
  package mutating func dropLastItem() {
    guard current.count > 0 else { return }
    nodes.removeSubrange(Int(current.itemStart)...)
    current.count &-= current.isMapping && !current.expectsValue ? 2 : 1
  }

  /// The document, with what is still open ended before the byte `end`.
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
