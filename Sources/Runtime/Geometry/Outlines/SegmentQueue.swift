/// A priority queue of an outline's segments, longest first: a binary heap.
private struct SegmentQueue {
  private struct Entry {
    var segment: Cubic
    /// The index of the outline's segment that this is a part of.
    var origin: Int
    var position: Double
    var span: Double
    var length: Double

    init(_ segment: Cubic, origin: Int, position: Double, span: Double) {
      self.segment = segment
      self.origin = origin
      self.position = position
      self.span = span
      // Veltkamp's splitting: the length rounded to 32 significant binary digits.
      let scaled = segment.lengthEstimate * 2_097_153
      self.length = scaled - (scaled - segment.lengthEstimate)
    }

    func comesBefore(_ other: Entry) -> Bool {
      if length != other.length { return length > other.length }
      return isEarlier(than: other)
    }

    func isEarlier(than other: Entry) -> Bool {
      (origin, position) < (other.origin, other.position)
    }
  }

  private var heap: [Entry]

  init(_ segments: [Cubic]) {
    heap = segments.enumerated()
      .map { Entry($0.element, origin: $0.offset, position: 0, span: 1) }
      .sorted { $0.comesBefore($1) }
  }

  var count: Int { heap.count }

  var inOrder: [Cubic] { heap.sorted { $0.isEarlier(than: $1) }.map(\.segment) }

  mutating func halveLongest() {
    let longest = heap[0]
    let (first, second) = longest.segment.halves
    let span = longest.span / 2
    heap[0] = Entry(first, origin: longest.origin, position: longest.position, span: span)
    siftDown()
    heap.append(Entry(second, origin: longest.origin, position: longest.position + span, span: span))
    siftUp()
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      var best = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].comesBefore(heap[best]) {
        best = child
      }
      if best == index { return }
      heap.swapAt(index, best)
      index = best
    }
  }

  private mutating func siftUp() {
    var index = heap.count - 1
    while index > 0, heap[index].comesBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }
}

extension Outline {
  /// The same curve with at least `count` segments.
  ///
  /// The longest segment is halved (see `Cubic.halves`) until there are enough; of equally long ones, the first.
  ///
  /// Length is `Cubic.lengthEstimate`, compared to 32 binary digits, so that segments that are equally long by symmetry
  /// don't differ by a rounding error.
  package func subdivided(to count: Int) -> Outline {
    let own = segments
    guard own.count < count, !own.isEmpty else { return self }
    var queue = SegmentQueue(own)
    while queue.count < count { queue.halveLongest() }
    return Outline(queue.inOrder)
  }
}
