import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialValues

/// Where scroll containers must be scrolled to, so that an element is in view.
struct ScrollPlan {
  /// How a step wants its target to be scrolled in.
  struct Wish {
    /// Where it is to lie.
    let alignment: ScrollAlignment
    /// What padding and ring take around the target.
    let outsets: EdgeInsets
    /// What is left to the callout, best first; where the target has no room beside it, the next counts. In the end
    /// nothing is.
    var shares: [Share] = []

    /// Whether the callout's share is beside the target, or above or below it.
    var sharesAcross: Bool { shares.first.map { $0.edges.left != 0 || $0.edges.right != 0 } ?? false }
    var sharesDown: Bool { shares.first.map { $0.edges.top != 0 || $0.edges.bottom != 0 } ?? false }

    /// That of a step; nil where it does not scroll.
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
    /// What it takes along each edge of the display.
    var edges: EdgeInsets
    /// Whether the target has padding and ring beside it.
    var hasOutsets = true
  }

  /// Where an element is scrolled to.
  struct Result {
    /// The moves, outermost container first. Empty where it lies in none, or is in place.
    var moves: [ScrollMove]
    /// Why it does not come to lie beside the first of the shares; nil where it does.
    var shortfall: ScrollShortfall?
  }

  private let snapshot: Snapshot
  private let wish: Wish
  private let check: TargetCheck

  init(_ snapshot: Snapshot, _ wish: Wish, _ check: TargetCheck) {
    self.snapshot = snapshot
    self.wish = wish
    self.check = check
  }

  /// The moves that bring an element in.
  ///
  /// Each container in turn, innermost first, aligns the element in its viewport; what the inner ones moved counts
  /// for the outer ones. The outermost in each direction aligns it in what is free of its viewport: the safe area, less
  /// the bars above the element, the keyboard and the callout's share, with room for padding and ring. Offsets stay within
  /// the content, or where the snapshot has them beyond it (a bounce).
  func result(for element: Int) -> Result {
    var frame = snapshot.elements.globalFrame(element)
    var result = Result(moves: [])
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
      if wish.sharesAcross, index == outermost.across {
        result.shortfall = span.across.shortfall(of: frame.minX, frame.maxX, in: index) ?? result.shortfall
      }
      if wish.sharesDown, index == outermost.down {
        result.shortfall = span.down.shortfall(of: frame.minY, frame.maxY, in: index) ?? result.shortfall
      }
      if move.from != move.to { result.moves.append(move) }
    }
    result.moves.reverse()
    return result
  }

  /// What nothing lies over, for each share plainly and with room around the element, by axis; from the display's edges on
  /// it is free.
  private func free(over element: Int) -> (across: [Stretch], down: [Stretch]) {
    let display = snapshot.display.bounds
    var free = snapshot.safeArea
    for bar in check.edgeBars(above: check.sight(of: element, moves: [])) {
      free = free.cutting(edgeBar: bar, of: display)
    }
    let whole = free
    let none = [Share(edges: .zero), Share(edges: .zero, hasOutsets: false)]
    let stretches = (wish.shares + none).map { share -> (across: Stretch, down: Stretch) in
      let (edges, outsets) = (share.edges, share.hasOutsets ? wish.outsets : .zero)
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
    var to = container.contentOffset
    var wanted = Point(0, 0)
    if container.axis != .vertical {
      wanted.x = distance(frame.minX, frame.maxX, across.low, across.high)
    }
    if container.axis != .horizontal {
      wanted.y = distance(frame.minY, frame.maxY, down.low, down.high)
    }
    // A container's content moves by whole offsets of its own coordinates; its space may be scaled.
    let transform = container.toGlobal
    let scaleX = transform.keepsAxes ? transform.a : 1
    let scaleY = transform.keepsAxes ? transform.d : 1
    to.x = clamp(
      to.x + wanted.x / scaleX, from: container.contentOffset.x, content: container.contentSize?.width,
      view: container.viewport.width)
    to.y = clamp(
      to.y + wanted.y / scaleY, from: container.contentOffset.y, content: container.contentSize?.height,
      view: container.viewport.height)
    let from = container.contentOffset
    return ScrollMove(
      container: index, from: from, to: to, shift: Point((from.x - to.x) * scaleX, (from.y - to.y) * scaleY))
  }

  /// How far the offset must grow for the span `low…high` to lie where the alignment wants it in `start…end`.
  private func distance(_ low: Double, _ high: Double, _ start: Double, _ end: Double) -> Double {
    switch wish.alignment {
    case .start: return low - start
    case .center: return (low + high) / 2 - (start + end) / 2
    case .end: return high - end
    case .nearest:
      if low >= start, high <= end { return 0 }
      // Of two ends, the nearer; a span longer than the view shows its beginning.
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

/// A part of an axis, in global coordinates.
private struct Stretch {
  let low: Double
  let high: Double
  /// Whether nothing better was asked for.
  private var isFirst = true

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// What is free of a display, with room at the ends that are not its edges: beyond those nothing is.
  init(
    from low: Double, to high: Double, of display: (low: Double, high: Double), less room: (low: Double, high: Double)
  ) {
    self.low = low > display.low ? low + room.low : -.infinity
    self.high = high < display.high ? high - room.high : .infinity
  }

  /// Of what is free of it the first part that is as long as what is shown; else the last that is free at all, and all of
  /// it where nothing is.
  func part(_ free: [Stretch], for length: Double) -> Stretch {
    let parts = free.map { Stretch(low: max(low, $0.low), high: min(high, $0.high)) }
    let place = parts.firstIndex { $0.high - $0.low >= length } ?? parts.lastIndex { $0.high > $0.low }
    var part = place.map { parts[$0] } ?? self
    part.isFirst = place == 0
    return part
  }

  /// Why something does not lie in what it was to lie in; nil where it does.
  func shortfall(of low: Double, _ high: Double, in container: Int) -> ScrollShortfall? {
    if !isFirst { return .tooLittleRoom(container) }
    // Offsets are rounded.
    return low >= self.low - 0.001 && high <= self.high + 0.001 ? nil : .contentEnds(container)
  }
}
