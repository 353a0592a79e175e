import TutorialGeometry

/// The area of a frame that lies under any of some rectangles, each point counted once.
///
/// Exact: the rectangles' sides cut the frame into cells. O(n³) for n rectangles, of which a screen has a handful.
func coveredArea(of frame: Rect, by covers: [Rect]) -> Double {
  let parts = covers.compactMap { frame.intersection($0) }
  guard parts.count > 1 else { return parts.first?.area ?? 0 }
  let xs = Set(parts.flatMap { [$0.minX, $0.maxX] }).sorted()
  let ys = Set(parts.flatMap { [$0.minY, $0.maxY] }).sorted()
  var area = 0.0
  for (left, right) in zip(xs, xs.dropFirst()) {
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      let middle = Point((left + right) / 2, (top + bottom) / 2)
      if parts.contains(where: { $0.contains(middle) }) { area += (right - left) * (bottom - top) }
    }
  }
  return area
}
