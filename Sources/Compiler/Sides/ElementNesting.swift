import TutorialLanguage

/// Which element of a screen is in which, answered without a walk up the tree.
struct ElementNesting: Sendable {
  /// The number of each element where each is followed by all that is in it.
  private var numbers: [Int]
  /// How many are in each element, itself included.
  private var counts: [Int]

  /// So far up a container is looked for: a chain of parents may be as long as there are elements.
  static let mostLevels = 256

  /// - Complexity: O(n) in the number of elements.
  init(_ elements: Elements) {
    let count = elements.count
    numbers = Array(repeating: 0, count: count)
    counts = Array(repeating: 1, count: count)
    // The children of each element, one list behind the other: the first child, and the next of its parent's.
    var (firstChild, sibling) = (Array(repeating: -1, count: count), Array(repeating: -1, count: count))
    var roots: [Int] = []
    for element in elements.indices.reversed() {
      guard let parent = elements.parent(element) else {
        roots.append(element)
        continue
      }
      sibling[element] = firstChild[parent]
      firstChild[parent] = element
    }
    var order: [Int] = []
    order.reserveCapacity(count)
    var waiting = roots
    while let next = waiting.popLast() {
      numbers[next] = order.count
      order.append(next)
      var child = firstChild[next]
      while child >= 0 {
        waiting.append(child)
        child = sibling[child]
      }
    }
    for element in order.reversed() { if let parent = elements.parent(element) { counts[parent] += counts[element] } }
  }

  /// Whether an element is another one, or in it.
  func holds(_ outer: Int, _ inner: Int) -> Bool {
    numbers[inner] >= numbers[outer] && numbers[inner] < numbers[outer] + counts[outer]
  }
}
