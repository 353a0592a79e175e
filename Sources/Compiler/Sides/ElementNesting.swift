import TutorialLanguage

/// The nesting of a screen's elements, for constant-time ancestor tests.
struct ElementNesting: Sendable {
  /// The preorder numbers of an element and its descendants, as a half-open range.
  struct Span {
    fileprivate(set) var first: Int32
    fileprivate var end: Int32

    /// Returns true if the numbered element is this one or a descendant of it.
    func holds(_ number: Int32) -> Bool { number >= first && number < end }
  }

  private var spans: [Span]

  /// The maximum number of levels searched for a container: a chain of parents may be as long as there are elements.
  static let mostLevels = 256

  /// - Complexity: O(n) in the number of elements.
  init(_ elements: Elements) {
    let count = elements.count
    spans = Array(repeating: Span(first: 0, end: 1), count: count)
    if takeDocumentOrder(elements) { return }
    // The children of each element as linked lists: the first child, and the next sibling.
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
      // A snapshot's elements are few enough for Int32.
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

  /// Uses the document order as the preorder, which most documents allow.
  ///
  /// - Returns: true if document order is a preorder; otherwise the spans aren't valid.
  private mutating func takeDocumentOrder(_ elements: Elements) -> Bool {
    var open: Int?
    for element in elements.indices {
      let parent = elements.parent(element)
      // An element that has ended contains neither this one nor any later one.
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

  /// The preorder numbers of an element and its descendants.
  func span(of element: Int) -> Span { spans[element] }
}
