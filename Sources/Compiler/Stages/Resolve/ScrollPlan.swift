import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Where scroll containers must be scrolled to, so that an element is in view.
struct ScrollPlan {
  /// How a step wants its target to be scrolled in.
  struct Wish {
    /// Where it is to lie.
    let alignment: ScrollAlignment
    /// How high the sheet is that lies along the bottom of the display; 0 without one whose height is written.
    let sheet: Double
    /// What padding and ring take around the target.
    let outsets: EdgeInsets

    /// That of a step; nil where it does not scroll.
    init?(_ step: Step, rightToLeft: Bool) {
      guard let alignment = step.scroll?.alignOrDefault else { return nil }
      self.alignment = alignment
      let callout = step.callout
      // A height makes it a sheet.
      let kind = callout?.kind?.value ?? (callout?.sheetHeight == nil ? .bubble : .sheet)
      sheet = kind == .sheet ? callout?.sheetHeight?.value ?? callout?.size?.value.height ?? 0 : 0
      let padding = step.cutout.paddingOrDefault.edges(rightToLeft: rightToLeft)
      let ring = step.rings.first.flatMap { $0 }.map { max(0, $0.gapOrDefault + $0.widthOrDefault) } ?? 0
      outsets = EdgeInsets(
        top: max(0, padding.top + ring), right: max(0, padding.right + ring), bottom: max(0, padding.bottom + ring),
        left: max(0, padding.left + ring))
    }
  }

  private let snapshot: Snapshot
  private let wish: Wish
  private let check: TargetCheck

  init(_ snapshot: Snapshot, _ wish: Wish, _ check: TargetCheck) {
    self.snapshot = snapshot
    self.wish = wish
    self.check = check
  }

  /// The moves that bring an element in, outermost container first. Empty where it lies in none, or is in place.
  ///
  /// Each container in turn, innermost first, aligns the element in its viewport; what the inner ones moved counts
  /// for the outer ones. The outermost in each direction aligns it in what is free of its viewport: the safe area, less
  /// the bars above the element, the keyboard and the sheet, with room for padding and ring. Offsets stay within the
  /// content, or where the snapshot has them beyond it (a bounce).
  func moves(for element: Int) -> [ScrollMove] {
    var frame = snapshot.elements.globalFrame(element)
    var moves: [ScrollMove] = []
    let around = snapshot.scrollContainers(around: element)
    if around.isEmpty { return [] }
    let free = free(over: element)
    let outermost = (
      across: around.last { snapshot.scrollContainers[$0].axis != .vertical },
      down: around.last { snapshot.scrollContainers[$0].axis != .horizontal }
    )
    for index in around {
      let container = snapshot.scrollContainers[index]
      let view = container.globalViewport
      let span = (
        across: Stretch(view.minX, view.maxX, free.across, isOutermost: index == outermost.across, for: frame.width),
        down: Stretch(view.minY, view.maxY, free.down, isOutermost: index == outermost.down, for: frame.height)
      )
      let move = self.move(frame, in: container, index: index, across: span.across, down: span.down)
      guard move.from != move.to else { continue }
      frame.x += move.shift.x
      frame.y += move.shift.y
      moves.append(move)
    }
    return moves.reversed()
  }

  /// What nothing lies over, plainly and with room around the element, by axis; from the display's edges on it is free.
  private func free(over element: Int) -> (across: [Stretch], down: [Stretch]) {
    let display = snapshot.display.bounds
    var free = snapshot.safeArea
    for bar in check.edgeBars(above: check.sight(of: element, moves: [])) {
      free = free.cutting(edgeBar: bar, of: display)
    }
    if wish.sheet > 0 {
      free = free.cutting(
        edgeBar: Rect(display.minX, display.maxY - wish.sheet, display.width, wish.sheet), of: display)
    }
    func ranges(
      _ free: (low: Double, high: Double), _ display: (low: Double, high: Double), _ before: Double, _ after: Double
    ) -> [Stretch] {
      let low = free.low > display.low ? free.low : -.infinity
      let high = free.high < display.high ? free.high : .infinity
      return [Stretch(low: low + before, high: high - after), Stretch(low: low, high: high)]
    }
    let outsets = wish.outsets
    return (
      ranges((free.minX, free.maxX), (display.minX, display.maxX), outsets.left, outsets.right),
      ranges((free.minY, free.maxY), (display.minY, display.maxY), outsets.top, outsets.bottom)
    )
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

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// What is free of a viewport: with room around what is shown if that fits, else without, and all of it where nothing is
  /// free.
  init(_ low: Double, _ high: Double, _ free: [Stretch], isOutermost: Bool, for length: Double) {
    let parts = free.map { Stretch(low: max(low, $0.low), high: min(high, $0.high)) }
    let part = parts.first { $0.high - $0.low >= length } ?? parts.last { $0.high > $0.low }
    self = isOutermost ? part ?? Stretch(low: low, high: high) : Stretch(low: low, high: high)
  }
}
