package import TutorialLanguage

/// The nesting of a screen's elements, for constant-time ancestor tests.
package struct ElementNesting: Sendable {
  /// The preorder numbers of an element and its descendants, as a half-open range.
  package struct Span: Sendable {
    /// The element's own number.
    package fileprivate(set) var first: Int32
    fileprivate var end: Int32

    /// Returns true if the numbered element is this one or a descendant of it.
    package func holds(_ number: Int32) -> Bool { number >= first && number < end }
  }

  private var spans: [Span]
  /// The elements in preorder, each followed by its descendants.
  package private(set) var order: [Int] = []

  /// The maximum number of levels searched for a container: a chain of parents may be as long as there are elements.
  static let mostLevels = 256

  /// Numbers some elements.
  ///
  /// - Complexity: O(n) in the number of elements.
  package init(_ elements: Elements) {
    let count = elements.count
    spans = Array(repeating: Span(first: 0, end: 1), count: count)
    // The children of each element as linked lists: the first child, and the next sibling.
    var links = Array(repeating: (firstChild: -1, sibling: -1), count: count)
    var waiting: [Int] = []
    for element in elements.indices.reversed() {
      guard let parent = elements.parent(element) else {
        waiting.append(element)
        continue
      }
      links[element].sibling = links[parent].firstChild
      links[parent].firstChild = element
    }
    order.reserveCapacity(count)
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

  /// The preorder numbers of an element and its descendants.
  package func span(of element: Int) -> Span { spans[element] }
}
