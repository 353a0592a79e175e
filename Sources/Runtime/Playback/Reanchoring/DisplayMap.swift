import TutorialGeometry

/// Estimates the position on another display of things whose live frames are unknown.
///
/// - Things near an edge keep their distance from it, or from the system bar if they lie beyond it.
/// - Things that span the display grow with it.
/// - Small centred things stay centred.
struct DisplayMap {
  private let across: Axis
  private let down: Axis

  /// Maps from one display size to the live one; the insets are those of the system bars.
  init(from size: Size, safeArea: EdgeInsets, to live: LiveScreen) {
    across = Axis(
      length: size.width, insets: (safeArea.left, safeArea.right), newLength: live.size.width,
      newInsets: (live.safeArea.left, live.safeArea.right))
    down = Axis(
      length: size.height, insets: (safeArea.top, safeArea.bottom), newLength: live.size.height,
      newInsets: (live.safeArea.top, live.safeArea.bottom))
  }

  /// Maps a rectangle; each side keeps its distance from its nearest edge.
  func rect(_ rect: Rect) -> Rect {
    let (x, y) = (across.range(rect.minX, rect.maxX), down.range(rect.minY, rect.maxY))
    return Rect(x.low, y.low, max(0, x.high - x.low), max(0, y.high - y.low))
  }

  /// Maps a point that marks a small thing.
  func point(_ point: Point) -> Point {
    let (x, y) = (across.range(point.x, point.x), down.range(point.y, point.y))
    return Point(x.low, y.low)
  }
}

private struct Axis {
  let length: Double
  let insets: (start: Double, end: Double)
  let newLength: Double
  let newInsets: (start: Double, end: Double)

  func range(_ low: Double, _ high: Double) -> (low: Double, high: Double) {
    let isCentred = ((low + high) / 2 - length / 2).magnitude < 1 && high - low < length / 2
    if isCentred {
      let shift = (newLength - length) / 2
      return (low + shift, high + shift)
    }
    return (edge(low), edge(high))
  }

  private func edge(_ place: Double) -> Double {
    if place <= length / 2 { return inset(place, insets.start, newInsets.start) }
    return newLength - inset(length - place, insets.end, newInsets.end)
  }

  /// Maps a distance from an edge; beyond the system bar, the distance from the bar is kept.
  private func inset(_ distance: Double, _ bar: Double, _ newBar: Double) -> Double {
    bar > 0 && distance >= bar ? distance - bar + newBar : distance
  }
}
