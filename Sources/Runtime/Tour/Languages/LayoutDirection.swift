/// Which way a line of text runs, and with it everything that is leading or trailing.
package enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}
