/// The direction of lines of text, and so the meaning of leading and trailing.
package enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}
