/// One of the two axes of a box.
enum BoxAxis: String {
  /// `left`, `right`, `width`, `centerX`.
  case horizontal
  /// `top`, `bottom`, `height`, `centerY`.
  case vertical
}
