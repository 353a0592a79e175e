extension Double {
  /// The value rounded to 0 to 15 decimals, halves away from zero, without negative zero.
  ///
  /// The product is rounded before the halves are compared, so 1.0005 (which is slightly above) gives 1.001.
  package func rounded(decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<max(0, min(decimals, 15)) { scale *= 10 }
    let scaled = self * scale
    // Above 2^52 every double is a whole number, and the division would only lose digits.
    guard abs(scaled) < 4_503_599_627_370_496 else { return self }
    return scaled.rounded(.toNearestOrAwayFromZero) / scale + 0
  }
}
