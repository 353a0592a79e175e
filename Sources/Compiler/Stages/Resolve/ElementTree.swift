import TutorialGeometry
import TutorialLanguage

/// The containment of a screen's elements, computed once for all because a chain of parents may be as long as the list.
struct ElementTree: Sendable {
  /// The surroundings of an element.
  struct Place: Sendable {
    /// The area that its scroll containers leave, in global coordinates, or nil if that is empty.
    fileprivate(set) var room: Rect?
    /// True if it lies in a scroll container.
    fileprivate(set) var isScrolled = false
    /// True if it is a bar or lies in one.
    fileprivate(set) var isInBar = false
    /// The element's number in depth-first order up to the end of its descendants' numbers.
    fileprivate var numbers = 0..<0
  }

  /// The surroundings of each element.
  private(set) var places: [Place]

  /// Creates the tree of some elements on a display.
  init(_ elements: Elements, on display: Rect) {
    places = elements.map { _ in Place(room: display) }
    let order = Self.parentsFirst(elements)
    var counts = elements.map { _ in 1 }
    for index in order.reversed() { elements.parent(index).map { counts[$0] += counts[index] } }
    for (number, index) in order.enumerated() {
      let type = elements.type(index)?.lowercased() ?? ""
      var place = Place(room: display, isInBar: Self.isBar(type), numbers: number..<(number + counts[index]))
      if let parent = elements.parent(index) {
        let around = places[parent]
        let scrolls = elements.type(parent).map { type in
          let type = type.lowercased()
          return Self.scrolling.contains(where: type.contains)
        }
        place.room = scrolls == true ? around.room?.intersection(elements.globalFrame(parent)) : around.room
        place.isScrolled = around.isScrolled || scrolls == true
        place.isInBar = place.isInBar || around.isInBar
      }
      places[index] = place
    }
  }

  /// Returns true if one of two elements contains the other.
  func areNested(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (places[first].numbers, places[second].numbers)
    return first.contains(second.lowerBound) || second.contains(first.lowerBound)
  }

  /// Returns true if elements of a type are bars, which content scrolls behind.
  static func isBar(_ type: String) -> Bool {
    type.hasSuffix("bar") && !["scrollbar", "progressbar", "seekbar", "ratingbar", "snackbar"].contains(type)
  }

  private static let scrolling = ["list", "scroll", "table", "collection", "recycler", "grid", "pager", "webview"]

  /// Returns the elements in depth-first order, each followed by its descendants.
  private static func parentsFirst(_ elements: Elements) -> [Int] {
    var children: [[Int]] = elements.map { _ in [] }
    var waiting: [Int] = []
    for index in elements.indices.reversed() {
      if let parent = elements.parent(index) { children[parent].append(index) } else { waiting.append(index) }
    }
    var order: [Int] = []
    order.reserveCapacity(elements.count)
    while let next = waiting.popLast() {
      order.append(next)
      waiting += children[next]
    }
    return order
  }
}
