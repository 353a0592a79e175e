import TutorialGeometry
import TutorialLanguage

/// Where scroll containers must be scrolled to, so that an element is in view.
struct ScrollPlan {
  private let snapshot: Snapshot
  private let alignment: ScrollAlignment

  init(_ snapshot: Snapshot, alignment: ScrollAlignment) {
    self.snapshot = snapshot
    self.alignment = alignment
  }

  /// The moves that bring an element in, outermost container first. Empty where it lies in none, or is in place.
  ///
  /// Each container in turn, innermost first, aligns the element in its viewport; what the inner ones moved counts
  /// for the outer ones. Offsets stay within the content, or where the snapshot has them beyond it (a bounce).
  func moves(for element: Int) -> [ScrollMove] {
    var frame = snapshot.elements.globalFrame(element)
    var moves: [ScrollMove] = []
    for index in snapshot.scrollContainers(around: element) {
      let container = snapshot.scrollContainers[index]
      let move = self.move(frame, in: container, index: index)
      guard move.from != move.to else { continue }
      frame.x += move.shift.x
      frame.y += move.shift.y
      moves.append(move)
    }
    return moves.reversed()
  }

  private func move(_ frame: Rect, in container: ScrollContainer, index: Int) -> ScrollMove {
    let view = container.globalViewport
    var to = container.contentOffset
    var wanted = Point(0, 0)
    if container.axis != .vertical {
      wanted.x = distance(frame.minX, frame.maxX, view.minX, view.maxX)
    }
    if container.axis != .horizontal {
      wanted.y = distance(frame.minY, frame.maxY, view.minY, view.maxY)
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
    switch alignment {
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
