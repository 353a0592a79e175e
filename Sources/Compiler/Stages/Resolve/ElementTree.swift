import TutorialGeometry
import TutorialLanguage
import TutorialSides

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
  }

  /// The surroundings of each element.
  private(set) var places: [Place]
  private let nesting: ElementNesting

  init(_ elements: Elements, on display: Rect) {
    places = elements.map { _ in Place(room: display) }
    nesting = ElementNesting(elements)
    for index in nesting.order {
      let type = elements.type(index)?.lowercased() ?? ""
      var place = Place(room: display, isInBar: Self.isBar(type))
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
    let (first, second) = (nesting.span(of: first), nesting.span(of: second))
    return first.holds(second.first) || second.holds(first.first)
  }

  /// Returns true if elements of a type are bars, which content scrolls behind.
  static func isBar(_ type: String) -> Bool {
    type.hasSuffix("bar") && !["scrollbar", "progressbar", "seekbar", "ratingbar", "snackbar"].contains(type)
  }

  private static let scrolling = ["list", "scroll", "table", "collection", "recycler", "grid", "pager", "webview"]
}
