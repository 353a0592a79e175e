extension Int {
  /// A number cut off towards zero, as Swift's own `Int(_:)` does it, but for every number: NaN is 0, and what is too
  /// large or too small for an `Int` is the largest or smallest one.
  ///
  /// The one way from a `Double` to a whole number in this package. Swift's own traps for what is not finite or too
  /// large; the check of debug builds, `Tests/Lint/check_conversions.py`, finds it anywhere but here.
  @inlinable
  package init(saturating value: Double) {
    // 2^63 is a double, and the smallest that is too large. Comparisons with NaN are false.
    if value > -0x1p63, value < 0x1p63 {
      self.init(value)
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}
