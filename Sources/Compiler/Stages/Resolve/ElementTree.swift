import TutorialGeometry
import TutorialLanguage

/// Where the elements of a screen stand in one another, found once for all of them: a chain of parents may be as long as
/// there are elements.
struct ElementTree: Sendable {
  /// What is around an element.
  struct Place: Sendable {
    /// What scrolls it leaves so much of the display, in global coordinates; nil where nothing is left.
    fileprivate(set) var room: Rect?
    /// Whether it scrolls with others.
    fileprivate(set) var isScrolled = false
    /// Whether it is a bar, or lies in one.
    fileprivate(set) var isInBar = false
    /// Its number where each element is followed by all that is in it, and the number behind the last of these.
    fileprivate var numbers = 0..<0
  }

  /// The places of the elements.
  private(set) var places: [Place]

  /// The tree of some elements on a display.
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

  /// Whether one of two elements is in the other.
  func areKin(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (places[first].numbers, places[second].numbers)
    return first.contains(second.lowerBound) || second.contains(first.lowerBound)
  }

  /// Whether elements of a type are bars, which content scrolls behind.
  static func isBar(_ type: String) -> Bool {
    type.hasSuffix("bar") && !["scrollbar", "progressbar", "seekbar", "ratingbar", "snackbar"].contains(type)
  }

  private static let scrolling = ["list", "scroll", "table", "collection", "recycler", "grid", "pager", "webview"]

  /// The elements, each followed by all that is in it.
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
