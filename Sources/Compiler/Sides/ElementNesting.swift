import TutorialLanguage

/// Which element of a screen is in which, answered without a walk up the tree.
struct ElementNesting: Sendable {
  /// The number of an element where each is followed by all that is in it, and the number behind the last of those.
  struct Span {
    fileprivate(set) var first: Int32
    fileprivate var end: Int32

    /// Whether an element of that number is this one, or in it.
    func holds(_ number: Int32) -> Bool { number >= first && number < end }
  }

  private var spans: [Span]

  /// So far up a container is looked for: a chain of parents may be as long as there are elements.
  static let mostLevels = 256

  /// - Complexity: O(n) in the number of elements.
  init(_ elements: Elements) {
    let count = elements.count
    spans = Array(repeating: Span(first: 0, end: 1), count: count)
    if takeDocumentOrder(elements) { return }
    // The children of each element, one list behind the other: the first child, and the next of its parent's.
    var links = Array(repeating: (firstChild: -1, sibling: -1), count: count)
    var roots: [Int] = []
    for element in elements.indices.reversed() {
      guard let parent = elements.parent(element) else {
        roots.append(element)
        continue
      }
      links[element].sibling = links[parent].firstChild
      links[parent].firstChild = element
    }
    var order: [Int] = []
    order.reserveCapacity(count)
    var waiting = roots
    while let next = waiting.popLast() {
      // There are no more elements than a snapshot may have.
      let number = Int32(truncatingIfNeeded: order.count)
      spans[next] = Span(first: number, end: number &+ 1)
      order.append(next)
      var child = links[next].firstChild
      while child >= 0 {
        waiting.append(child)
        child = links[child].sibling
      }
    }
    for element in order.reversed() {
      if let parent = elements.parent(element) { spans[parent].end = max(spans[parent].end, spans[element].end) }
    }
  }

  /// Numbers the elements as they stand, where each is followed by all that is in it, as in most documents.
  ///
  /// - Returns: whether they do; else nothing is known.
  private mutating func takeDocumentOrder(_ elements: Elements) -> Bool {
    var open: Int?
    for element in elements.indices {
      let parent = elements.parent(element)
      // What has ended holds neither this one nor any after it.
      while let current = open, current != parent {
        spans[current].end = Int32(truncatingIfNeeded: element)
        open = elements.parent(current)
      }
      guard open == parent else { return false }
      spans[element].first = Int32(truncatingIfNeeded: element)
      open = element
    }
    while let current = open {
      spans[current].end = Int32(truncatingIfNeeded: elements.count)
      open = elements.parent(current)
    }
    return true
  }

  /// The numbers of an element and of all that is in it.
  func span(of element: Int) -> Span { spans[element] }
}
