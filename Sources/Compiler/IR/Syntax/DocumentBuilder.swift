/// Builds the node array of a `Document` from what a reader meets, in document order.
package struct DocumentBuilder {
  /// A list or map whose end has not been met.
  package struct OpenCollection {
    /// Its place in the node array.
    package let index: UInt32
    /// Whether it is a map.
    package let isMapping: Bool
    /// How many children are complete.
    package var count: UInt32 = 0
    /// Where the latest item, or the latest key of a map, begins in the node array.
    package var itemStart: UInt32 = 0

    /// Whether what comes next is a key.
    package var expectsKey: Bool { isMapping && count & 1 == 0 }
  }

  /// The nodes so far.
  package var nodes: [Document.Node] = []
  /// The scalars' text so far.
  package var arena: [UInt8] = []
  /// The collections that are open, outermost first.
  package var open: [OpenCollection] = []

  /// A builder with nothing built, for a file of `size` bytes.
  package init(size: Int) {
    // Both figures are what tutorials and layouts need: some ten bytes to a node, and half the file is text.
    nodes.reserveCapacity(size / 10 + 16)
    arena.reserveCapacity(size / 2 + 16)
    open.reserveCapacity(16)
  }

  /// The end of the arena, where the text of the next scalar begins.
  package var textStart: UInt32 { UInt32(truncatingIfNeeded: arena.count) }

  /// The index that the next node gets.
  package var nextIndex: UInt32 { UInt32(truncatingIfNeeded: nodes.count) }

  /// Adds a scalar whose text is what the arena holds from `textStart` on.
  package mutating func addScalar(_ kind: Document.Kind, _ range: ByteRange, textStart: UInt32) {
    beginItem()
    nodes.append(.init(kind: kind, range: range, first: textStart, second: self.textStart &- textStart))
    endItem()
  }

  /// Adds an alias of a complete node.
  package mutating func addAlias(of target: UInt32, _ range: ByteRange) {
    beginItem()
    let named = nodes[Int(target)]
    let final = named.kind == .alias ? named.first : target
    nodes.append(.init(kind: .alias, range: range, first: final, second: nextIndex &+ 1))
    endItem()
  }

  /// Begins a list or map at the byte `start`.
  package mutating func beginCollection(_ kind: Document.Kind, start: UInt32) {
    beginItem()
    open.append(OpenCollection(index: nextIndex, isMapping: kind == .mapping))
    nodes.append(.init(kind: kind, range: ByteRange(start, start), first: 0, second: 0))
  }

  /// Ends the innermost collection before the byte `end`. A key that has no value yet is left out.
  package mutating func endCollection(end: UInt32) {
    guard let ended = open.popLast() else { return }
    var count = ended.count
    if ended.isMapping, count & 1 == 1 {
      nodes.removeSubrange(Int(ended.itemStart)...)
      count &-= 1
    }
    let index = Int(ended.index)
    nodes[index].range.end = end
    nodes[index].first = count
    nodes[index].second = nextIndex
    endItem()
  }

  /// Takes back the latest item of the innermost collection, or the latest key with its value, if that is complete.
  package mutating func dropLastItem() {
    guard let last = open.indices.last, open[last].count > 0 else { return }
    nodes.removeSubrange(Int(open[last].itemStart)...)
    open[last].count &-= open[last].isMapping ? 2 - open[last].count & 1 : 1
  }

  /// The document, with what is still open ended before the byte `end`.
  package mutating func finish(_ source: SourceText, end: UInt32, isPartial: Bool) -> Document {
    while !open.isEmpty { endCollection(end: end) }
    let root = nodes.isEmpty ? nil : NodeID(index: 0)
    return Document(source: source, nodes: nodes, arena: arena, root: root, isPartial: isPartial)
  }

  @inline(__always)
  private mutating func beginItem() {
    guard let last = open.indices.last, !open[last].isMapping || open[last].expectsKey else { return }
    open[last].itemStart = nextIndex
  }

  @inline(__always)
  private mutating func endItem() {
    guard let last = open.indices.last else { return }
    open[last].count &+= 1
  }
}
