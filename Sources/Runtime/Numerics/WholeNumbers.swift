extension Int {
  /// A number truncated towards zero, as by `Int(_:)`, but for every number.
  ///
  /// NaN gives 0, and a number out of range gives the largest or smallest `Int`. This is the only conversion from
  /// `Double` to an integer in this package, because `Int(_:)` traps for such numbers.
  /// `Tests/Lint/check_conversions.py`, which checks debug builds, reports it anywhere else.
  @inlinable
  package init(saturating value: Double) {
    // 2^63 is a double, and the smallest that is out of range. Comparisons with NaN are false.
    if value > -0x1p63, value < 0x1p63 {
      self.init(value)
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}
