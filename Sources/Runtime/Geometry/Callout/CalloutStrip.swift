/// The strip along one side of a reference in which a callout slides.
///
/// It begins `gap` away from the reference, or at the boundary if that is farther.
struct CalloutStrip {
  /// Copies of the scene's properties: copying the whole scene for each side costs more than the search.
  private let obstacles: [Rect]
  private let around: Rect
  private let gap: Double
  private let arrow: CalloutArrowForm?
  private let isRightToLeft: Bool
  private let side: CalloutSide
  private let reference: Span
  private let boundary: Span
  /// The coordinate of the callout's near edge, across the side.
  private let edge: Double
  /// The distance from there to the boundary: the greatest depth of a callout.
  let room: Double

  init(_ scene: borrowing CalloutScene, _ side: CalloutSide, of box: Rect) {
    obstacles = scene.obstacles
    around = scene.boundary
    gap = scene.gap
    arrow = scene.arrow
    isRightToLeft = scene.isRightToLeft
    self.side = side
    reference = box.span(across: side.slidesAcross)
    boundary = scene.boundary.span(across: side.slidesAcross)
    switch side {
    case .top:
      edge = min(box.minY - scene.gap, scene.boundary.maxY)
      room = edge - scene.boundary.minY
    case .right:
      edge = max(box.maxX + scene.gap, scene.boundary.minX)
      room = scene.boundary.maxX - edge
    case .bottom:
      edge = max(box.maxY + scene.gap, scene.boundary.minY)
      room = scene.boundary.maxY - edge
    case .left:
      edge = min(box.minX - scene.gap, scene.boundary.maxX)
      room = edge - scene.boundary.minX
    }
  }

  /// The callout as aligned, or nil if it doesn't fit there.
  func aligned(_ size: Size, _ alignment: CalloutAlignment) -> CalloutSpot? {
    guard let range = range(size) else { return nil }
    let ideal = alignedStart(size, alignment)
    let place = range.nearestFree(to: ideal, blocked: blocked(size), prefersHigh: false)
    guard let place, (place - ideal).magnitude <= Span.tolerance else { return nil }
    return spot(size, alignment, at: place)
  }

  /// The callout as near as possible to its alignment, and the shift from there.
  ///
  /// Positions from which its arrow points at the reference come first.
  func shifted(_ size: Size, _ alignment: CalloutAlignment) -> (spot: CalloutSpot, shift: Double)? {
    guard let range = range(size) else { return nil }
    let (ideal, blocked) = (alignedStart(size, alignment), blocked(size))
    let prefersHigh = side.slidesAcross && isRightToLeft
    func nearest(_ range: Span) -> Double? {
      range.nearestFree(to: ideal, blocked: blocked, prefersHigh: prefersHigh)
    }
    let aimed = arrowRange(size).flatMap(range.intersection)
    return (aimed.flatMap(nearest) ?? nearest(range)).map { (spot(size, alignment, at: $0), ($0 - ideal).magnitude) }
  }

  /// The callout as aligned, even over obstacles; the boundary may move it away from the reference.
  func forcedSpot(_ size: Size, _ alignment: CalloutAlignment) -> CalloutSpot {
    let place = Span(boundary.low, max(boundary.low, boundary.high - length(size)))
      .nearest(to: alignedStart(size, alignment))
    return CalloutSpot(frame: frame(size, at: place).moved(into: around), side: side, alignment: alignment)
  }

  func lack(_ size: Size, _ alignment: CalloutAlignment) -> CalloutLack {
    func lack(_ points: Double, _ cause: CalloutLack.Cause) -> CalloutLack {
      CalloutLack(side: side, points: points, cause: cause)
    }
    if depth(size) > room + Span.tolerance { return lack(depth(size) - room, .room) }
    let missing = length(size) - boundary.length
    if missing > Span.tolerance { return lack(missing, .length) }
    guard let range = range(size) else {
      let beyond = max(boundary.low - reference.high, reference.low - boundary.high)
      return lack(max(0, beyond), .detached)
    }
    if shifted(size, alignment) != nil { return lack(0, .none) }
    let stretch = Span(range.low, range.high + length(size))
    let (near, spans) = obstacles(size, ideal: range.nearest(to: alignedStart(size, alignment)))
    return lack(max(0, length(size) - stretch.longestFree(blocked: spans)), near.map { .obstacle($0) } ?? .detached)
  }

  // MARK: Along the side

  private func length(_ size: Size) -> Double { side.slidesAcross ? size.width : size.height }
  private func depth(_ size: Size) -> Double { side.slidesAcross ? size.height : size.width }

  /// The allowed positions of the callout's start along the side, obstacles aside.
  ///
  /// The callout lies inside the boundary and still meets the reference, at least at an end. Nil if the side has no
  /// room for it.
  private func range(_ size: Size) -> Span? {
    let length = length(size)
    guard depth(size) <= room + Span.tolerance else { return nil }
    return Span(boundary.low, boundary.high - length)
      .intersection(Span(reference.low - length, reference.high))
  }

  /// The positions from which an arrow points at the reference, or nil without an arrow or with too short an edge.
  private func arrowRange(_ size: Size) -> Span? {
    let length = length(size)
    guard let arrow, arrowLength > 0, length >= 2 * arrow.inset else { return nil }
    return Span(reference.low - length + arrow.inset, reference.high - arrow.inset)
  }

  /// The start of the callout as aligned.
  ///
  /// If the reference is so small that an arrow couldn't point at its middle, the arrow is aligned instead of the edge.
  private func alignedStart(_ size: Size, _ alignment: CalloutAlignment) -> Double {
    let length = length(size)
    let isMirrored = side.slidesAcross && isRightToLeft
    let inset = arrowRange(size) == nil ? 0 : arrow?.inset ?? 0
    switch (alignment, isMirrored) {
    case (.center, _): return reference.middle - length / 2
    case (.start, false), (.end, true): return min(reference.low, reference.middle - inset)
    case (.end, false), (.start, true): return max(reference.high, reference.middle + inset) - length
    }
  }

  /// The positions along the side at which the callout would overlap an obstacle.
  private func blocked(_ size: Size) -> [Span] {
    let (length, strip) = (length(size), strip(size))
    return self.obstacles.compactMap { obstacle in
      guard !obstacle.isEmpty, obstacle.span(across: !side.slidesAcross).overlaps(strip) else { return nil }
      let span = obstacle.span(across: side.slidesAcross)
      return Span(span.low - length, span.high)
    }
  }

  /// The obstacles in the strip, as spans along the side, and the one nearest to a callout that begins at `ideal`.
  private func obstacles(_ size: Size, ideal: Double) -> (nearest: Int?, spans: [Span]) {
    let (length, strip) = (length(size), strip(size))
    var nearest: (place: Int, distance: Double)?
    var spans: [Span] = []
    for (place, obstacle) in self.obstacles.enumerated()
    where !obstacle.isEmpty && obstacle.span(across: !side.slidesAcross).overlaps(strip) {
      let span = obstacle.span(across: side.slidesAcross)
      spans.append(span)
      let distance = max(span.low - ideal - length, ideal - span.high)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (place, distance) }
    }
    return (nearest?.place, spans)
  }

  /// The callout's extent across the side.
  private func strip(_ size: Size) -> Span {
    side == .top || side == .left ? Span(edge - depth(size), edge) : Span(edge, edge + depth(size))
  }

  // MARK: The result

  private func frame(_ size: Size, at place: Double) -> Rect {
    let across = strip(size).low
    return side.slidesAcross
      ? Rect(place, across, size.width, size.height) : Rect(across, place, size.width, size.height)
  }

  private func spot(_ size: Size, _ alignment: CalloutAlignment, at place: Double) -> CalloutSpot {
    let frame = frame(size, at: place)
    return CalloutSpot(frame: frame, side: side, alignment: alignment, arrow: arrow(size, of: frame, at: place))
  }

  /// The arrow's length, at most the gap: a longer arrow would reach into the reference.
  private var arrowLength: Double { min(arrow?.length ?? 0, gap) }

  /// The arrow, as near to the middle of the reference as the straight part of the callout's edge allows.
  ///
  /// Nil if it would miss the reference or overlap an obstacle.
  private func arrow(_ size: Size, of frame: Rect, at place: Double) -> CalloutArrow? {
    guard let form = self.arrow, let aimed = arrowRange(size), aimed.contains(place) else { return nil }
    let straight = Span(place + form.inset, place + length(size) - form.inset)
    let tip = straight.nearest(to: reference.middle)
    let arrow = CalloutArrow(form, length: arrowLength, of: frame, on: side, tip: tip)
    let across = side == .top || side == .left ? Span(edge, edge + arrowLength) : Span(edge - arrowLength, edge)
    let isCrossed = self.obstacles.contains { obstacle in
      !obstacle.isEmpty && obstacle.span(across: !side.slidesAcross).overlaps(across)
        && obstacle.span(across: side.slidesAcross).overlaps(Span(tip - form.base / 2, tip + form.base / 2))
    }
    return isCrossed ? nil : arrow
  }
}
