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
  /// Less than that does. What only bars at the edges of the display cover is cut off a hole that is clipped to what is
  /// visible.
  case partlyCovered(by: Cover, fraction: Double, isCutOff: Bool)
  /// Something that may be opaque, the element of that index, lies over a part of it. A panel is as wide as the display
  /// and lies over most of it.
  case perhapsCovered(by: Int, fraction: Double, isPanel: Bool)
  /// A scroll container cuts a part off.
  case partlyClipped(by: String?)
  /// More than a tenth of it is beyond the display's edge.
  case partlyOffScreen
  /// More than half of it is.
  case mostlyOffScreen
  /// Its centre lies in the insets that the system keeps.
  case outsideSafeArea

  /// Whether something is known to lie over it.
  var isCover: Bool {
    switch self {
    case .mostlyCovered, .partlyCovered: true
    default: false
    }
  }

  /// Whether a `clip` that somebody has written says that it is meant.
  func isAnswered(by clip: CutoutClip) -> Bool {
    switch self {
    case .partlyClipped, .partlyOffScreen: true
    case .partlyCovered(_, _, let isCutOff): isCutOff && clip == .visible
    default: false
    }
  }
}

/// Judges whether an element can be highlighted in a snapshot.
struct TargetCheck {
  let snapshot: Snapshot
  let order: PaintOrder
  private let keyboard: Keyboard
  /// What the keyboard takes of the display.
  private let keyboards: [Rect]
  /// Whether there is anything that could lie above an element.
  private let hasCovers: Bool

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    self.order = PaintOrder(snapshot)
    self.keyboard = Keyboard(snapshot)
    self.keyboards = keyboard.frames
    self.hasCovers = !snapshot.occluders.isEmpty || !snapshot.windows.isEmpty || !keyboards.isEmpty
  }

  /// An element as a step shows it.
  ///
  /// - Parameter moves: how its scroll containers are scrolled before it is shown.
  func sight(of index: Int, moves: [ScrollMove]) -> TargetSight {
    TargetSight(
      index: index, frame: scrolled(snapshot.elements.globalFrame(index), by: moves, around: index),
      containers: containers(around: index, moves: moves), covers: covers(over: index, moves: moves))
  }

  /// What keeps the element from being shown, or nil.
  ///
  /// - Parameter isScrolledIn: whether the step scrolls it in, so that what its source says of being out of sight no
  ///   longer holds.
  func concealment(of sight: TargetSight, isScrolledIn: Bool) -> Concealment? {
    let (elements, index) = (snapshot.elements, sight.index)
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
    let frame = sight.frame
    guard var visible = frame.intersection(snapshot.display.bounds) else {
      let container = sight.containers.first { $0.view.intersection(frame) == nil }
      return container.map { .clippedAway(by: name(of: $0)) } ?? .offScreen
    }
    for container in sight.containers {
      guard let rest = visible.intersection(container.view) else { return .clippedAway(by: name(of: container)) }
      visible = rest
    }
    if let cover = sight.largestCover(over: visible),
      coveredArea(of: visible, by: sight.covers.map(\.frame)) >= visible.area * (1 - 1e-9)
    {
      return .covered(by: name(of: cover))
    }
    return nil
  }

  /// In which ways an element that nothing conceals is not shown as a whole.
  func impairments(of sight: TargetSight) -> [Impairment] {
    let frame = sight.frame
    guard let visible = frame.intersection(snapshot.display.bounds) else { return [] }
    var impairments: [Impairment] = []
    let clipping = sight.containers.first { !$0.view.contains(frame, tolerance: 0.5) }
    if let clipping {
      impairments.append(.partlyClipped(by: name(of: clipping)))
    } else if snapshot.elements.visibility(sight.index) == .partial {
      impairments.append(.partlyClipped(by: nil))
    } else if visible.area < frame.area / 2 {
      impairments.append(.mostlyOffScreen)
    } else if visible.area < frame.area * 0.9 {
      impairments.append(.partlyOffScreen)
    }
    if let cover = sight.covers.first(where: { $0.frame.contains(visible.center) }) {
      let fraction = sight.coveredFraction(of: visible)
      impairments.append(.mostlyCovered(by: name(of: cover), fraction: fraction, isCentreCovered: true))
    } else if let cover = sight.largestCover(over: visible) {
      let fraction = sight.coveredFraction(of: visible)
      if fraction > 0.5 {
        impairments.append(.mostlyCovered(by: name(of: cover), fraction: fraction, isCentreCovered: false))
      } else if fraction > 0.001 {
        let bars = EdgeBars(sight, in: snapshot)
        let isCutOff = sight.covers.allSatisfy { $0.frame.intersection(visible) == nil || bars.strip(of: $0) != nil }
        impairments.append(.partlyCovered(by: name(of: cover), fraction: fraction, isCutOff: isCutOff))
      }
    }
    if !snapshot.safeArea.contains(visible.center), !isBar(sight.index) { impairments.append(.outsideSafeArea) }
    return impairments
  }

  /// What a step shows of an element, in global coordinates: what the display and the scroll containers around it leave of
  /// its box. Nil where nothing of it is shown, and where more than half of that lies under something opaque.
  ///
  /// It is asked of all elements with words: of many occluders the first ``mostOccluders`` count.
  func visiblePart(of index: Int, moves: [ScrollMove]) -> Rect? {
    let elements = snapshot.elements
    switch elements.visibility(index) {
    case .hidden, .gone, .transparent, .occluded: return nil
    // Where the content is scrolled, what its source says of being in sight no longer holds.
    case .offscreen, .clipped: if moves.isEmpty || elements.scrollContainer(index) == nil { return nil }
    case .visible, .partial, .unknown: break
    }
    let frame = elements.globalFrame(index)
    guard !elements.frame(index).isInverted,
      var visible = scrolled(frame, by: moves, around: index).intersection(snapshot.display.bounds)
    else { return nil }
    if elements.scrollContainer(index) != nil {
      for container in containers(around: index, moves: moves) {
        guard let rest = visible.intersection(container.view) else { return nil }
        visible = rest
      }
    }
    let covers = covers(over: index, moves: moves, mostOccluders: Self.mostOccluders)
    return !covers.isEmpty && coveredArea(of: visible, by: covers.map(\.frame)) > visible.area / 2 ? nil : visible
  }

  /// How many occluders are looked at for each of the elements with words.
  private static let mostOccluders = 256

  /// An element where it lies once its scroll containers are scrolled.
  func element(_ index: Int, moves: [ScrollMove]) -> ResolvedElement {
    let global = snapshot.elements.globalFrame(index)
    let frame = scrolled(global, by: moves, around: index)
    let shift = Transform.translation(frame.x - global.x, frame.y - global.y)
    return ResolvedElement(
      index: index, id: snapshot.elements.id(index), frame: frame,
      toGlobal: snapshot.elements.toGlobal(index).then(shift))
  }

  /// The element's box once its scroll containers are scrolled.
  func scrolled(_ frame: Rect, by moves: [ScrollMove], around index: Int) -> Rect {
    if moves.isEmpty { return frame }
    var result = frame
    let around = snapshot.scrollContainers(around: index)
    for move in moves where around.contains(move.container) {
      result.x += move.shift.x
      result.y += move.shift.y
    }
    return result
  }

  /// What opaque bars above an element take of the display: strips along whole edges of it.
  func edgeBars(above sight: TargetSight) -> [Rect] {
    if sight.covers.isEmpty { return [] }
    let bars = EdgeBars(sight, in: snapshot)
    return sight.covers.compactMap { bars.strip(of: $0) }
  }

  private func containers(around index: Int, moves: [ScrollMove]) -> [TargetSight.Container] {
    snapshot.scrollContainers(around: index).map { place in
      var view = snapshot.scrollContainers[place].globalViewport
      var outer = moves.isEmpty ? nil : snapshot.scrollContainers[place].parent
      while let next = outer {
        for move in moves where move.container == next {
          view.x += move.shift.x
          view.y += move.shift.y
        }
        outer = snapshot.scrollContainers[next].parent
      }
      return .init(place: place, view: view)
    }
  }

  private func covers(
    over index: Int, moves: [ScrollMove], mostOccluders: Int = .max
  ) -> [TargetSight.Cover] {
    if !hasCovers { return [] }
    var covers: [TargetSight.Cover] = []
    for place in snapshot.occluders.indices.prefix(mostOccluders) where order.isCovered(index, by: place) {
      let own = snapshot.occluders[place].frame
      let frame = snapshot.occluders[place].element.map { scrolled(own, by: moves, around: $0) } ?? own
      covers.append(.init(kind: .occluder(place), frame: frame))
    }
    for place in order.windows(above: index) {
      covers.append(.init(kind: .window(place), frame: snapshot.windows[place].frame))
    }
    if !keyboards.isEmpty, !keyboard.isBelow(index) { covers += keyboards.map { .init(kind: .keyboard, frame: $0) } }
    covers.removeAll { $0.frame.isEmpty }
    return covers
  }

  private func name(of container: TargetSight.Container) -> String { snapshot.scrollContainers[container.place].space }

  private func name(of cover: TargetSight.Cover) -> Cover {
    switch cover.kind {
    case .occluder(let place): .named(snapshot.occluders[place].id)
    case .window(let place): .named(snapshot.windows[place].id)
    case .keyboard: .keyboard
    }
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
