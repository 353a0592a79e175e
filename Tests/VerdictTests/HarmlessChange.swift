import TutorialGeometry

/// A change to an app that breaks no tutorial about it, so nothing may be reported.
enum HarmlessChange: String, CaseIterable {
  case nudged, grownALittle, neighbourAdded, clearLayerAdded, anotherRemoved, anotherReworded

  /// Returns the screens after the change, or nil if there is nothing to change.
  ///
  /// - Parameters:
  ///   - screens: all screens of all variants.
  ///   - place: the index of the screen that changes.
  ///   - highlight: a highlighted view on it.
  ///   - isMentioned: returns true if the tutorial may refer to a view.
  func applied(
    to screens: [CapturedScreen], at place: Int, to highlight: Verdict.Highlight,
    isMentioned: (CapturedScreen.View) -> Bool
  ) -> [CapturedScreen]? {
    var result = screens
    guard let view = result[place].place(of: highlight.target) else { return nil }
    let display = result[place].display
    let frame = result[place].views[view].globalFrame
    /// A view that no step refers to, without children, that covers nothing.
    let another = result[place].views.indices.first { other in
      let id = result[place].views[other].id
      return !isMentioned(result[place].views[other]) && !result[place].views.contains { $0.parent == id }
        && !result[place].bars.contains { $0.element == id }
    }
    switch self {
    case .nudged:
      let way = Point(frame.midX > display.width / 2 ? -1 : 1, frame.midY > display.height / 2 ? -1 : 1)
      let old = result[place].views[view].frame
      result[place].views[view].frame = Rect(old.x + way.x, old.y + way.y, old.width, old.height)
    case .grownALittle:
      let old = result[place].views[view].frame
      result[place].views[view].frame = Rect(old.x, old.y, old.width + 0.5, old.height + 0.5)
    case .neighbourAdded:
      var added = result[place].views[view]
      added.id = "neighbour-of-the-redesign"
      (added.label, added.text, added.type) = ("A new one", nil, "image")
      result[place].views.append(added)
    case .clearLayerAdded:
      let all = Rect(0, 0, display.width, display.height)
      result[place].bars.append(.init(element: nil, frame: all, isOpaque: false, z: 1e6))
    case .anotherRemoved:
      guard let another else { return nil }
      result[place].views.remove(at: another)
    case .anotherReworded:
      guard let another else { return nil }
      result[place].views[another].label = "Something else"
      result[place].views[another].text = nil
    }
    return result
  }
}
