import TutorialCompiler
import TutorialGeometry
import TutorialLanguage

/// A screen of a release of the app in the form of a capture, open to changes.
struct CapturedScreen {
  /// A view on the screen.
  struct View {
    var id: String
    var parent: String?
    /// The frame in the coordinates of `space`, or else in the display's.
    var frame: Rect
    var space: String?
    /// The frame in the display's coordinates.
    var globalFrame: Rect
    var shape: String?
    var type: String?
    var label: String?
    var text: String?
    var visibility: String
    var z: Double
  }

  /// A bar or the like that covers the content behind it.
  struct Bar {
    var element: String?
    var frame: Rect
    var isOpaque: Bool
    var z: Double
  }

  var screen: String
  var variant: String
  var traits: [Traits.Pair]
  var display: Size
  var safeArea: EdgeInsets
  var scrollContainers: [ScrollContainer]
  var views: [View]
  var bars: [Bar]

  /// Creates the screen of a snapshot with all elements at their solved positions.
  init(_ snapshot: Snapshot) {
    screen = snapshot.screen
    variant = snapshot.variant
    traits = snapshot.traits.pairs
    display = snapshot.display.size
    safeArea = snapshot.safeAreaInsets
    scrollContainers = snapshot.scrollContainers
    let locale = snapshot.traits.locale
    views = snapshot.elements.map { element in
      View(
        id: element.id, parent: element.parent.map { snapshot.elements[$0].id },
        frame: element.scrollContainer == nil ? element.globalFrame : element.frame,
        space: element.scrollContainer.map { snapshot.scrollContainers[$0].space }, globalFrame: element.globalFrame,
        shape: element.shape.flatMap(\.written), type: element.type, label: element.label?.text(for: locale),
        text: element.text?.text(for: locale), visibility: element.visibility.rawValue, z: element.z)
    }
    bars = snapshot.occluders.map { occluder in
      Bar(
        element: occluder.element.map { snapshot.elements[$0].id }, frame: occluder.frame, isOpaque: occluder.isOpaque,
        z: occluder.z)
    }
  }

  /// Returns the index of a view among `views`.
  func place(of id: String) -> Int? { views.firstIndex { $0.id == id } }

  /// The ids of each two overlapping views of which neither contains the other.
  ///
  /// Both scroll together, or neither scrolls, because scrolling content continues behind bars.
  var overlaps: [String] {
    let inside = views.map { subtree(of: $0.id).map(\.id) }
    return views.indices.flatMap { place in
      views[..<place].indices.compactMap { other in
        let (view, below) = (views[place], views[other])
        let isKin = inside[place].contains(below.id) || inside[other].contains(view.id)
        let (frame, ground) = (view.globalFrame, below.globalFrame)
        guard !isKin, view.space == below.space, !ground.contains(frame, tolerance: 0.01),
          !frame.contains(ground, tolerance: 0.01), let shared = frame.intersection(ground), shared.area > 1
        else { return nil }
        return "\(below.id), \(view.id)"
      }
    }
  }

  /// Returns a view and its descendants, outermost first.
  func subtree(of id: String) -> [View] {
    var ids: Set<String> = [id]
    return views.filter { view in
      let isInside = view.id == id || view.parent.map(ids.contains) == true
      if isInside { ids.insert(view.id) }
      return isInside
    }
  }
}

extension Shape {
  /// The shape in a manifest's notation; nil for paths.
  fileprivate var written: String? {
    switch self {
    case .named(let name): "\"\(name.rawValue)\""
    case .roundedRect(let radii, let smoothing):
      "{\"roundedRect\": [\(radii.topLeft), \(radii.topRight), \(radii.bottomRight), \(radii.bottomLeft)], "
        + "\"smoothing\": \(smoothing)}"
    case .path: nil
    }
  }
}
