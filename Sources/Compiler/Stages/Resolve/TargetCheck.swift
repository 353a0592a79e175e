import TutorialGeometry
package import TutorialLanguage
package import TutorialSyntax

/// The reason why an element can't be shown, determined from the snapshot alone.
package enum Concealment: Sendable, Hashable {
  /// Its source says that it is invisible, with the layout's term.
  case hidden(Element.Visibility)
  /// It has no extent.
  case zeroSize
  /// Its source gives a frame with a negative side: it is clipped away there.
  case inverted
  /// No part of it is on the display.
  case offScreen
  /// No part of it is inside the scroll container of this name, or its source says that a container clips it away.
  case clippedAway(by: String?)
  /// It is fully covered, by this cover if it is known: a name in quotation marks, or "the keyboard".
  case covered(by: String?)

  /// The id of the diagnostic.
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

/// A way in which a visible element is partly hidden or hard to reach.
package enum Impairment: Sendable, Hashable {
  /// Its centre or more than half of it is covered. That is as bad as being invisible, but doesn't trigger a fallback.
  case mostlyCovered(by: String, fraction: Double, isCentreCovered: Bool)
  /// Less than that is covered.
  ///
  /// The part under bars at the display's edges is cut off a hole that is clipped to the visible area.
  case partlyCovered(by: String, fraction: Double, isCutOff: Bool)
  /// An element that may be opaque, with this index, covers a part of it.
  ///
  /// A panel is as wide as the display and covers most of the element.
  case perhapsCovered(by: Int, fraction: Double, isPanel: Bool)
  /// A scroll container clips a part of it.
  case partlyClipped(by: String?)
  /// More than a tenth of it is beyond the display's edge.
  case partlyOffScreen
  /// More than half of it is beyond the display's edge.
  case mostlyOffScreen
  /// Its centre lies outside the safe area.
  case outsideSafeArea

  /// True if a known cover hides a part of it.
  var isCover: Bool {
    switch self {
    case .mostlyCovered, .partlyCovered: true
    default: false
    }
  }

  /// Returns true if a written `clip` accepts it.
  func isAnswered(by clip: CutoutClip) -> Bool {
    switch self {
    case .partlyClipped, .partlyOffScreen: true
    case .partlyCovered(_, _, let isCutOff): isCutOff && clip == .visible
    default: false
    }
  }
}

/// Checks if an element can be highlighted in a snapshot.
struct TargetCheck {
  let snapshot: Snapshot
  let order: PaintOrder
  private let keyboard: Keyboard
  /// The areas that the keyboard covers.
  private let keyboards: [Rect]
  /// True if anything could cover an element.
  private let hasCovers: Bool

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    self.order = PaintOrder(snapshot: snapshot)
    self.keyboard = Keyboard(snapshot: snapshot)
    self.keyboards = keyboard.frames
    self.hasCovers = !snapshot.occluders.isEmpty || !snapshot.windows.isEmpty || !keyboards.isEmpty
  }

  /// Returns the visibility of an element in a step.
  ///
  /// - Parameter moves: the scroll moves before the step.
  func visibility(of index: Int, moves: [ScrollMove]) -> ElementVisibility {
    ElementVisibility(
      index: index, frame: scrolled(snapshot.elements.globalFrame(index), by: moves, around: index),
      containers: containers(around: index, moves: moves), covers: covers(over: index, moves: moves))
  }

  /// Returns the reason why the element can't be shown, or nil.
  ///
  /// - Parameter isScrolledIn: true if the step scrolls it in, so that its source's statement about visibility no
  ///   longer holds.
  func concealment(of visibility: ElementVisibility, isScrolledIn: Bool) -> Concealment? {
    let (elements, index) = (snapshot.elements, visibility.index)
    let declared = elements.visibility(index)
    switch declared {
    case .hidden, .gone, .transparent: return .hidden(declared)
    case .offscreen where !isScrolledIn: return .offScreen
    case .clipped where !isScrolledIn: return elements.frame(index).isInverted ? .inverted : .clippedAway(by: nil)
    case .occluded: return .covered(by: nil)
    default: break
    }
    if elements.frame(index).isInverted { return .inverted }
    // An extent that vanishes in the rounding of its coordinates counts as zero.
    let box = elements.globalFrame(index)
    if box.isEmpty || box.maxX <= box.minX || box.maxY <= box.minY { return .zeroSize }
    let frame = visibility.frame
    guard var visible = frame.intersection(snapshot.display.bounds) else {
      let container = visibility.containers.first { $0.view.intersection(frame) == nil }
      return container.map { .clippedAway(by: name(of: $0)) } ?? .offScreen
    }
    for container in visibility.containers {
      guard let rest = visible.intersection(container.view) else { return .clippedAway(by: name(of: container)) }
      visible = rest
    }
    if let cover = visibility.largestCover(over: visible),
      coveredArea(of: visible, by: visibility.covers.map(\.frame)) >= visible.area * (1 - 1e-9)
    {
      return .covered(by: name(of: cover))
    }
    return nil
  }

  /// Returns the ways in which an element that can be shown is partly hidden.
  func impairments(of visibility: ElementVisibility) -> [Impairment] {
    let frame = visibility.frame
    guard let visible = frame.intersection(snapshot.display.bounds) else { return [] }
    var impairments: [Impairment] = []
    let clipping = visibility.containers.first { !$0.view.contains(frame, tolerance: 0.5) }
    if let clipping {
      impairments.append(.partlyClipped(by: name(of: clipping)))
    } else if snapshot.elements.visibility(visibility.index) == .partial {
      impairments.append(.partlyClipped(by: nil))
    } else if visible.area < frame.area / 2 {
      impairments.append(.mostlyOffScreen)
    } else if visible.area < frame.area * 0.9 {
      impairments.append(.partlyOffScreen)
    }
    if let cover = visibility.covers.first(where: { $0.frame.contains(visible.center) }) {
      let fraction = visibility.coveredFraction(of: visible)
      impairments.append(.mostlyCovered(by: name(of: cover), fraction: fraction, isCentreCovered: true))
    } else if let cover = visibility.largestCover(over: visible) {
      let fraction = visibility.coveredFraction(of: visible)
      if fraction > 0.5 {
        impairments.append(.mostlyCovered(by: name(of: cover), fraction: fraction, isCentreCovered: false))
      } else if fraction > 0.001 {
        let bars = EdgeBars(visibility, in: snapshot)
        let isCutOff = visibility.covers.allSatisfy {
          $0.frame.intersection(visible) == nil || bars.strip(of: $0) != nil
        }
        impairments.append(.partlyCovered(by: name(of: cover), fraction: fraction, isCutOff: isCutOff))
      }
    }
    if !snapshot.safeArea.contains(visible.center), !isBar(visibility.index) { impairments.append(.outsideSafeArea) }
    return impairments
  }

  /// Returns the visible part of an element in a step, in global coordinates.
  ///
  /// That is its box clipped to the display and to its scroll containers. Nil if nothing is visible, or if more than
  /// half is covered by something opaque. Called for all elements with text, so only the first ``mostOccluders``
  /// occluders count.
  func visiblePart(of index: Int, moves: [ScrollMove]) -> Rect? {
    let elements = snapshot.elements
    switch elements.visibility(index) {
    case .hidden, .gone, .transparent, .occluded: return nil
    // After scrolling, its source's statement about visibility no longer holds.
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

  /// The largest number of occluders that are tested for each element with text.
  private static let mostOccluders = 256

  /// Returns an element at its position after some moves.
  func element(_ index: Int, moves: [ScrollMove]) -> ResolvedElement {
    let global = snapshot.elements.globalFrame(index)
    let frame = scrolled(global, by: moves, around: index)
    let shift = Transform.translation(frame.x - global.x, frame.y - global.y)
    return ResolvedElement(
      index: index, id: snapshot.elements.id(index), frame: frame,
      toGlobal: snapshot.elements.toGlobal(index).then(shift))
  }

  /// Returns the element's box after some moves.
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

  /// Returns the opaque bars above an element, as strips along whole edges of the display.
  func edgeBars(above visibility: ElementVisibility) -> [Rect] {
    if visibility.covers.isEmpty { return [] }
    let bars = EdgeBars(visibility, in: snapshot)
    return visibility.covers.compactMap { bars.strip(of: $0) }
  }

  private func containers(around index: Int, moves: [ScrollMove]) -> [ElementVisibility.Container] {
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
  ) -> [ElementVisibility.Cover] {
    if !hasCovers { return [] }
    var covers: [ElementVisibility.Cover] = []
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

  private func name(of container: ElementVisibility.Container) -> String {
    snapshot.scrollContainers[container.place].space
  }

  /// Returns a cover's name in a sentence.
  private func name(of cover: ElementVisibility.Cover) -> String {
    switch cover.kind {
    case .occluder(let place): "\"\(excerpt(snapshot.occluders[place].id))\""
    case .window(let place): "\"\(excerpt(snapshot.windows[place].id))\""
    case .keyboard: "the keyboard"
    }
  }

  /// Returns true if the element is a bar or lies in one. Bars extend into the safe area by design.
  private func isBar(_ index: Int) -> Bool {
    sequence(first: index, next: snapshot.elements.parent).contains { current in
      snapshot.occluders.contains { $0.element == current }
        || snapshot.elements.type(current)?.lowercased().hasSuffix("bar") == true
    }
  }
}
