import TutorialLanguage

/// Which element of a screen is in which, answered without a walk up the tree.
struct ElementNesting: Sendable {
  /// The number of each element where each is followed by all that is in it, and the number behind the last of those.
  private var spans: [(first: Int32, end: Int32)]

  /// So far up a container is looked for: a chain of parents may be as long as there are elements.
  static let mostLevels = 256

  /// - Complexity: O(n) in the number of elements.
  init(_ elements: Elements) {
    let count = elements.count
    spans = Array(repeating: (0, 1), count: count)
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
      spans[next] = (number, number &+ 1)
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

  /// Whether an element is another one, or in it.
  func holds(_ outer: Int, _ inner: Int) -> Bool {
    let (span, number) = (spans[outer], spans[inner].first)
    return number >= span.first && number < span.end
  }
}
