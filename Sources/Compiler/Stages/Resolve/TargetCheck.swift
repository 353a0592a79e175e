import TutorialGeometry
package import TutorialLanguage
package import TutorialSyntax

/// What keeps an element from being shown, seen from the snapshot alone.
package enum Concealment: Sendable, Hashable {
  /// Its source says that it is not shown; the word of the layout.
  case hidden(Element.Visibility)
  /// It has no extent.
  case zeroSize
  /// Its source gives a frame with a negative side: it is clipped away there.
  case inverted
  /// None of it is on the display.
  case offScreen
  /// None of it is inside the scroll container of this name, or its source says that a container clips it away.
  case clippedAway(by: String?)
  /// All of it lies under something; what, if it is known.
  case covered(by: Cover?)

  /// The id of the diagnostic that says so.
  package var diagnostic: DiagnosticID {
    switch self {
    case .hidden: .hiddenTarget
    case .zeroSize: .zeroSizeTarget
    case .inverted: .invertedFrame
    case .offScreen: .offScreenTarget
    case .clippedAway: .clippedTarget
    case .covered: .coveredTarget
    }
  }
}

/// A way in which an element that is shown is not shown as a whole, or not where it can be reached.
package enum Impairment: Sendable, Hashable {
  /// The centre or more than half of it lies under something: as bad as not showing it, but not a reason to go on to
  /// a fallback.
  case mostlyCovered(by: Cover, fraction: Double, isCentreCovered: Bool)
  /// Less than that does.
  case partlyCovered(by: Cover, fraction: Double)
  /// A scroll container cuts a part off.
  case partlyClipped(by: String?)
  /// More than a tenth of it is beyond the display's edge.
  case partlyOffScreen
  /// More than half of it is.
  case mostlyOffScreen
  /// Its centre lies in the insets that the system keeps.
  case outsideSafeArea

  /// Whether `clip`, once written, says that it is meant.
  var isAnsweredByClip: Bool {
    switch self {
    case .partlyClipped, .partlyOffScreen: true
    default: false
    }
  }
}

/// Judges whether an element can be highlighted in a snapshot.
struct TargetCheck {
  private let snapshot: Snapshot
  private let order: PaintOrder
  private let keyboard: Keyboard

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    self.order = PaintOrder(snapshot)
    self.keyboard = Keyboard(snapshot)
  }

  /// What keeps the element from being shown, or nil.
  ///
  /// - Parameter moves: how its scroll containers are scrolled before it is shown.
  /// - Parameter isScrolledIn: whether the step scrolls it in, so that what its source says of being out of sight no
  ///   longer holds.
  func concealment(of index: Int, moves: [ScrollMove], isScrolledIn: Bool) -> Concealment? {
    let elements = snapshot.elements
    let visibility = elements.visibility(index)
    switch visibility {
    case .hidden, .gone, .transparent: return .hidden(visibility)
    case .offscreen where !isScrolledIn: return .offScreen
    case .clipped where !isScrolledIn: return elements.frame(index).isInverted ? .inverted : .clippedAway(by: nil)
    case .occluded: return .covered(by: nil)
    default: break
    }
    if elements.frame(index).isInverted { return .inverted }
    // An extent that is lost in the rounding of its place is none.
    let box = elements.globalFrame(index)
    if box.isEmpty || box.maxX <= box.minX || box.maxY <= box.minY { return .zeroSize }
    let frame = scrolled(elements.globalFrame(index), by: moves, around: index)
    guard var visible = frame.intersection(snapshot.display.bounds) else {
      let container = containers(around: index, moves: moves).first { $0.view.intersection(frame) == nil }
      return container.map { .clippedAway(by: $0.name) } ?? .offScreen
    }
    for container in containers(around: index, moves: moves) {
      guard let rest = visible.intersection(container.view) else { return .clippedAway(by: container.name) }
      visible = rest
    }
    let covers = self.covers(over: index, moves: moves)
    if let cover = largest(of: covers, over: visible),
      coveredArea(of: visible, by: covers.map(\.frame)) >= visible.area * (1 - 1e-9)
    {
      return .covered(by: cover)
    }
    return nil
  }

  /// In which ways an element that nothing conceals is not shown as a whole.
  func impairments(of index: Int, moves: [ScrollMove]) -> [Impairment] {
    let frame = scrolled(snapshot.elements.globalFrame(index), by: moves, around: index)
    guard let visible = frame.intersection(snapshot.display.bounds) else { return [] }
    var impairments: [Impairment] = []
    let clipping = containers(around: index, moves: moves).first { !$0.view.contains(frame, tolerance: 0.5) }
    if let clipping {
      impairments.append(.partlyClipped(by: clipping.name))
    } else if snapshot.elements.visibility(index) == .partial {
      impairments.append(.partlyClipped(by: nil))
    } else if visible.area < frame.area / 2 {
      impairments.append(.mostlyOffScreen)
    } else if visible.area < frame.area * 0.9 {
      impairments.append(.partlyOffScreen)
    }
    let covers = self.covers(over: index, moves: moves)
    let fraction = coveredArea(of: visible, by: covers.map(\.frame)) / visible.area
    if let cover = covers.first(where: { $0.frame.contains(visible.center) }) {
      impairments.append(.mostlyCovered(by: cover.cover, fraction: fraction, isCentreCovered: true))
    } else if let cover = largest(of: covers, over: visible), fraction > 0.001 {
      impairments.append(
        fraction > 0.5
          ? .mostlyCovered(by: cover, fraction: fraction, isCentreCovered: false)
          : .partlyCovered(by: cover, fraction: fraction))
    }
    if !isBar(index), !snapshot.safeArea.contains(visible.center) { impairments.append(.outsideSafeArea) }
    return impairments
  }

  /// The element's box once its scroll containers are scrolled.
  func scrolled(_ frame: Rect, by moves: [ScrollMove], around index: Int) -> Rect {
    var result = frame
    let around = snapshot.scrollContainers(around: index)
    for move in moves where around.contains(move.container) {
      result.x += move.shift.x
      result.y += move.shift.y
    }
    return result
  }

  /// The visible part of all containers around an element, in global coordinates, as they are once scrolled.
  func viewports(around index: Int, moves: [ScrollMove]) -> [Rect] {
    containers(around: index, moves: moves).map(\.view)
  }

  /// Opaque bars above the element that span a whole edge of the display.
  func edgeBars(above index: Int, moves: [ScrollMove]) -> [Rect] {
    let display = snapshot.display.bounds
    return covers(over: index, moves: moves).map(\.frame).filter { bar in
      let isWide = bar.minX <= display.minX + 0.5 && bar.maxX >= display.maxX - 0.5
      let isHigh = bar.minY <= display.minY + 0.5 && bar.maxY >= display.maxY - 0.5
      return isWide != isHigh
        && (bar.minY <= display.minY + 0.5 || bar.maxY >= display.maxY - 0.5 || bar.minX <= display.minX + 0.5
          || bar.maxX >= display.maxX - 0.5)
    }
  }

  private func containers(around index: Int, moves: [ScrollMove]) -> [(name: String, view: Rect)] {
    snapshot.scrollContainers(around: index).map { place in
      let container = snapshot.scrollContainers[place]
      var view = container.globalViewport
      var outer = container.parent
      while let next = outer {
        for move in moves where move.container == next {
          view.x += move.shift.x
          view.y += move.shift.y
        }
        outer = snapshot.scrollContainers[next].parent
      }
      return (container.space, view)
    }
  }

  /// The cover that hides most of a frame, the first of equals; nil where none hides any of it.
  private func largest(of covers: [(cover: Cover, frame: Rect)], over frame: Rect) -> Cover? {
    var largest: (cover: Cover, area: Double)?
    for (cover, other) in covers {
      let area = frame.intersection(other)?.area ?? 0
      if area > largest?.area ?? 0 { largest = (cover, area) }
    }
    return largest?.cover
  }

  private func covers(over index: Int, moves: [ScrollMove]) -> [(cover: Cover, frame: Rect)] {
    var covers: [(cover: Cover, frame: Rect)] = snapshot.occluders.filter { $0.isOpaque && order.covers($0, index) }.map
    { occluder in
      var frame = occluder.frame
      if let own = occluder.element { frame = scrolled(frame, by: moves, around: own) }
      return (.named(occluder.id), frame)
    }
    covers += order.windows(above: index).map { (.named($0.id), $0.frame) }
    if !keyboard.isBelow(index) { covers += keyboard.frames.map { (.keyboard, $0) } }
    return covers.filter { !$0.frame.isEmpty }
  }

  /// Whether the element is a bar, or lies in one: bars reach into the safe area by design.
  private func isBar(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if snapshot.occluders.contains(where: { $0.element == current }) { return true }
      if let type = snapshot.elements.type(current)?.lowercased(), type.hasSuffix("bar") { return true }
      next = snapshot.elements.parent(current)
    }
    return false
  }
}
