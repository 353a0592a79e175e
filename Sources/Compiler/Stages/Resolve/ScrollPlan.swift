import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialValues

/// Computes the scroll offsets that bring an element into view.
struct ScrollPlan {
  /// A step's requirements for scrolling its target in.
  struct Requirements {
    /// The alignment of the target.
    let alignment: ScrollAlignment
    /// The space that padding and ring take around the target.
    let outsets: EdgeInsets
    /// The areas to leave for the callout, best first.
    ///
    /// If the target has no room beside one, the next is tried, and finally none.
    var shares: [Share] = []

    /// True if the callout's area is beside the target, or above or below it.
    var sharesAcross: Bool { shares.first.map { $0.edges.left != 0 || $0.edges.right != 0 } ?? false }
    var sharesDown: Bool { shares.first.map { $0.edges.top != 0 || $0.edges.bottom != 0 } ?? false }

    /// Creates the requirements of a step, or nil if it doesn't scroll.
    init?(_ step: Step, rightToLeft: Bool) {
      guard let alignment = step.scroll?.alignOrDefault else { return nil }
      self.alignment = alignment
      let padding = step.cutout.paddingOrDefault.edges(rightToLeft: rightToLeft)
      let ring = step.rings.first.flatMap { $0 }.map { max(0, $0.gapOrDefault + $0.widthOrDefault) } ?? 0
      outsets = EdgeInsets(
        top: max(0, padding.top + ring), right: max(0, padding.right + ring), bottom: max(0, padding.bottom + ring),
        left: max(0, padding.left + ring))
    }
  }

  /// A part of the display that is left to a callout.
  struct Share {
    /// The inset along each edge of the display.
    var edges: EdgeInsets
    /// True if the target's padding and ring must fit too.
    var hasOutsets = true
  }

  /// The moves that scroll an element in, outermost container first, and the reason why it isn't beside the first area.
  typealias Result = (moves: [ScrollMove], shortfall: ScrollShortfall?)

  let snapshot: Snapshot
  let requirements: Requirements
  let check: TargetCheck

  /// Returns the moves that bring an element in.
  ///
  /// Each container in turn, innermost first, aligns the element in its viewport. The moves of inner containers count
  /// for outer ones. The outermost one in each direction aligns the element in the free part of its viewport: the safe
  /// area without the bars above the element, the keyboard and the callout's area, with room for padding and ring.
  /// Offsets stay within the content, or at the snapshot's offset if that is beyond it (a bounce).
  func result(for element: Int) -> Result {
    var frame = snapshot.elements.globalFrame(element)
    var result: Result = ([], nil)
    let around = snapshot.scrollContainers(around: element)
    if around.isEmpty { return result }
    let free = free(over: element)
    let outermost = (
      across: around.last { snapshot.scrollContainers[$0].axis != .vertical },
      down: around.last { snapshot.scrollContainers[$0].axis != .horizontal }
    )
    for index in around {
      let container = snapshot.scrollContainers[index]
      let view = container.globalViewport
      let (across, down) = (Stretch(low: view.minX, high: view.maxX), Stretch(low: view.minY, high: view.maxY))
      let span = (
        across: index == outermost.across ? across.part(free.across, for: frame.width) : across,
        down: index == outermost.down ? down.part(free.down, for: frame.height) : down
      )
      let move = self.move(frame, in: container, index: index, across: span.across, down: span.down)
      frame.x += move.shift.x
      frame.y += move.shift.y
      if requirements.sharesAcross, index == outermost.across {
        result.shortfall = span.across.shortfall(of: frame.minX, frame.maxX, in: index) ?? result.shortfall
      }
      if requirements.sharesDown, index == outermost.down {
        result.shortfall = span.down.shortfall(of: frame.minY, frame.maxY, in: index) ?? result.shortfall
      }
      if move.from != move.to { result.moves.append(move) }
    }
    result.moves.reverse()
    return result
  }

  /// Returns the uncovered stretches by axis, for each area and then without one.
  ///
  /// Beyond the display's edges everything is free.
  private func free(over element: Int) -> (across: [Stretch], down: [Stretch]) {
    let display = snapshot.display.bounds
    var free = snapshot.safeArea
    for bar in check.edgeBars(above: check.visibility(of: element, moves: [])) {
      free = free.cutting(edgeBar: bar, of: display)
    }
    let whole = free
    let none = [Share(edges: .zero), Share(edges: .zero, hasOutsets: false)]
    let stretches = (requirements.shares + none).map { share -> (across: Stretch, down: Stretch) in
      let (edges, outsets) = (share.edges, share.hasOutsets ? requirements.outsets : .zero)
      return (
        Stretch(
          from: max(whole.minX, display.minX + edges.left), to: min(whole.maxX, display.maxX - edges.right),
          of: (display.minX, display.maxX), less: (outsets.left, outsets.right)),
        Stretch(
          from: max(whole.minY, display.minY + edges.top), to: min(whole.maxY, display.maxY - edges.bottom),
          of: (display.minY, display.maxY), less: (outsets.top, outsets.bottom))
      )
    }
    return (stretches.map(\.across), stretches.map(\.down))
  }

  private func move(
    _ frame: Rect, in container: ScrollContainer, index: Int, across: Stretch, down: Stretch
  ) -> ScrollMove {
    let from = container.contentOffset
    var to = from
    var wanted = Point(0, 0)
    if container.axis != .vertical {
      wanted.x = distance(frame.minX, frame.maxX, across.low, across.high)
    }
    if container.axis != .horizontal {
      wanted.y = distance(frame.minY, frame.maxY, down.low, down.high)
    }
    // Offsets are in the container's local coordinates, which may be scaled.
    let transform = container.toGlobal
    let scaleX = transform.keepsAxes ? transform.a : 1
    let scaleY = transform.keepsAxes ? transform.d : 1
    to.x = clamp(
      to.x + wanted.x / scaleX, from: from.x, content: container.contentSize?.width,
      view: container.viewport.width)
    to.y = clamp(
      to.y + wanted.y / scaleY, from: from.y, content: container.contentSize?.height,
      view: container.viewport.height)
    return ScrollMove(
      container: index, from: from, to: to, shift: Point((from.x - to.x) * scaleX, (from.y - to.y) * scaleY))
  }

  /// Returns the offset's change that aligns the span `low…high` in `start…end`.
  private func distance(_ low: Double, _ high: Double, _ start: Double, _ end: Double) -> Double {
    switch requirements.alignment {
    case .start: return low - start
    case .center: return (low + high) / 2 - (start + end) / 2
    case .end: return high - end
    case .nearest:
      if low >= start, high <= end { return 0 }
      // Moves by the smaller distance. A span longer than the view shows its beginning.
      if high - low > end - start || low < start { return low - start }
      return high - end
    }
  }

  private func clamp(_ offset: Double, from current: Double, content: Double?, view: Double) -> Double {
    let lowest = min(0, current)
    guard let content else { return max(offset, lowest) }
    return min(max(offset, lowest), max(max(content - view, 0), current))
  }
}

/// An interval on an axis, in global coordinates.
private struct Stretch {
  let low: Double
  let high: Double
  /// True if it is the first choice.
  private var isFirst = true

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Creates the free interval of a display, with room at its ends unless they are the display's edges.
  init(
    from low: Double, to high: Double, of display: (low: Double, high: Double), less room: (low: Double, high: Double)
  ) {
    self.low = low > display.low ? low + room.low : -.infinity
    self.high = high < display.high ? high - room.high : .infinity
  }

  /// Returns the first free part that is long enough.
  ///
  /// Otherwise returns the last part that isn't empty, or the whole interval.
  func part(_ free: [Stretch], for length: Double) -> Stretch {
    let parts = free.map { Stretch(low: max(low, $0.low), high: min(high, $0.high)) }
    let place = parts.firstIndex { $0.high - $0.low >= length } ?? parts.lastIndex { $0.high > $0.low }
    var part = place.map { parts[$0] } ?? self
    part.isFirst = place == 0
    return part
  }

  /// Returns the reason why an interval doesn't fit its container, or nil if it fits.
  func shortfall(of low: Double, _ high: Double, in container: Int) -> ScrollShortfall? {
    if !isFirst { return .tooLittleRoom(container) }
    // Offsets are rounded.
    return low >= self.low - 0.001 && high <= self.high + 0.001 ? nil : .contentEnds(container)
  }
}
