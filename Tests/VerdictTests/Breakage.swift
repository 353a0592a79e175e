import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// A change to an app that breaks a tutorial about it.
enum Breakage: String, CaseIterable {
  case removed, renamed, movedOffScreen, movedHalfOffScreen, hidden, gone, transparent, emptied, coveredByANewBar
  case duplicated, scrolledAway, madeOblong, rotated, screenRemoved, invertedFrame
  case textGrown, textGrownAbove, textSizeRaised

  /// Returns the screens after the change.
  ///
  /// Nil if the change breaks nothing, such as rotating a display that still shows the view.
  ///
  /// - Parameters:
  ///   - screens: all screens of all variants.
  ///   - place: the index of the screen that breaks.
  ///   - highlight: the highlighted view and its callout.
  func applied(to screens: [CapturedScreen], at place: Int, to highlight: Verdict.Highlight) -> [CapturedScreen]? {
    var result = screens
    let id = highlight.target
    guard let view = result[place].place(of: id) else { return nil }
    let frame = result[place].views[view].globalFrame
    let display = result[place].display
    switch self {
    case .removed:
      result[place].remove(id)
    case .renamed:
      result[place].reword(id)
    case .movedOffScreen:
      result[place].move(view, by: Point(display.width + frame.width + 1000, 0))
    case .movedHalfOffScreen:
      guard result[place].views[view].space == nil else { return nil }
      result[place].move(view, by: Point(display.width - frame.midX, 0))
    case .hidden:
      result[place].views[view].visibility = "hidden"
    case .gone:
      result[place].views[view].visibility = "gone"
    case .transparent:
      result[place].views[view].visibility = "transparent"
    case .emptied:
      result[place].resize(view, to: Size(0, 0))
    case .invertedFrame:
      result[place].resize(view, to: Size(-frame.width, frame.height))
    case .coveredByANewBar:
      let bar = Rect(0, frame.y - 1, display.width, frame.height + 2)
      result[place].bars.append(.init(element: nil, frame: bar, isOpaque: true, z: 1e6))
    case .duplicated:
      result[place].views.append(result[place].views[view])
    case .scrolledAway:
      guard let space = result[place].views[view].space,
        let container = result[place].scrollContainers.firstIndex(where: { $0.space == space })
      else { return nil }
      // The view is beyond the container's scroll range.
      result[place].scrollContainers[container].contentSize = nil
      result[place].views[view].frame = result[place].views[view].frame.moved(by: Point(0, 5000))
    case .madeOblong:
      guard highlight.isCircle else { return nil }
      result[place].resize(view, to: Size(frame.width / 3, frame.height))
    case .textGrown:
      // The view fills the visible area, so there is no room beside it.
      guard highlight.hasCalloutBeside else { return nil }
      result[place].views[view].space = nil
      result[place].views[view].shape = nil
      result[place].views[view].frame = Rect(0, 0, display.width, display.height).inset(by: result[place].safeArea)
    case .textGrownAbove:
      guard result[place].views[view].space == nil else { return nil }
      let way = Point(0, display.height - frame.midY)
      for other in result[place].views.indices where result[place].views[other].globalFrame.y >= frame.y {
        result[place].move(other, by: way)
      }
    case .textSizeRaised:
      guard !highlight.fitsLargestText(on: display) else { return nil }
      for other in result.indices where result[other].variant == result[place].variant {
        result[other].traits.removeAll { $0.key == "textSize" }
        result[other].traits.append(.init("textSize", "accessibility5"))
      }
    case .rotated:
      let turned = Size(display.height, display.width)
      let rest = Rect(0, 0, turned.width, turned.height).intersection(frame)?.area ?? 0
      guard rest < 0.9 * frame.area, result[place].scrollContainers.isEmpty else { return nil }
      for other in result.indices where result[other].variant == result[place].variant {
        result[other].display = turned
      }
    case .screenRemoved:
      // A variant needs a screen.
      guard result.filter({ $0.variant == result[place].variant }).count > 1 else { return nil }
      result.remove(at: place)
    }
    return result
  }

  /// The expected diagnostics, of which any one suffices.
  var expected: Set<DiagnosticID> {
    switch self {
    case .removed, .renamed: [.missingInVariant, .unknownTarget]
    case .movedOffScreen: [.offScreenTarget, .clippedTarget]
    case .movedHalfOffScreen: [.clippedTarget, .offScreenTarget]
    case .hidden, .gone, .transparent: [.hiddenTarget]
    case .emptied: [.zeroSizeTarget]
    case .invertedFrame: [.invertedFrame]
    case .coveredByANewBar: [.coveredTarget]
    case .duplicated: [.duplicateElement, .ambiguousTarget]
    case .scrolledAway: [.offScreenTarget, .clippedTarget]
    case .madeOblong: [.circleOnOblong]
    case .rotated: [.offScreenTarget, .clippedTarget]
    case .textGrown: [.calloutDoesNotFit]
    case .textGrownAbove: [.offScreenTarget, .clippedTarget, .coveredTarget]
    case .textSizeRaised: [.calloutDoesNotFit, .textOverflow]
    case .screenRemoved: [.missingSnapshot, .unknownScreen]
    }
  }

  /// True if only the view and its contents change.
  var isConfined: Bool {
    switch self {
    case .coveredByANewBar, .duplicated, .rotated, .screenRemoved, .textGrownAbove, .textSizeRaised: false
    default: true
    }
  }

  /// The expected place of the diagnostic.
  var place: Place {
    switch self {
    case .duplicated: .layout
    case .screenRemoved: .tutorial
    default: .step
    }
  }

  /// The place of a diagnostic: the step, anywhere in the tutorial (`screen` is often written once), or the layout.
  enum Place { case step, tutorial, layout }
}

extension CapturedScreen {
  /// Removes a view and its contents.
  fileprivate mutating func remove(_ id: String) {
    var gone: Set<String> = [id]
    views.removeAll { view in
      let isGone = gone.contains(view.id) || view.parent.map(gone.contains) == true
      if isGone { gone.insert(view.id) }
      return isGone
    }
    bars.removeAll { $0.element.map(gone.contains) == true }
  }

  /// Gives a view another id, and other texts to it and its contents.
  fileprivate mutating func reword(_ id: String) {
    let name = "\(id)-of-the-redesign"
    var inside: Set<String> = [id]
    for place in views.indices {
      if views[place].parent.map(inside.contains) == true { inside.insert(views[place].id) }
      guard inside.contains(views[place].id) else { continue }
      views[place].label = views[place].label.map { "\($0), new" }
      views[place].text = views[place].text.map { "\($0), new" }
    }
    for place in views.indices {
      if views[place].id == id { views[place].id = name }
      if views[place].parent == id { views[place].parent = name }
    }
    for place in bars.indices where bars[place].element == id { bars[place].element = name }
  }

  fileprivate mutating func move(_ place: Int, by way: Point) {
    views[place].frame = views[place].frame.moved(by: way)
  }

  fileprivate mutating func resize(_ place: Int, to size: Size) {
    views[place].frame = Rect(views[place].frame.x, views[place].frame.y, size.width, size.height)
  }
}

extension Rect {
  fileprivate func moved(by way: Point) -> Rect { Rect(x + way.x, y + way.y, width, height) }
}
