/// A text without its markup, and which of its scalars are set bold.
package struct StyledText: Sendable, Hashable {
  /// What is shown.
  package private(set) var scalars: [Unicode.Scalar] = []
  /// Whether each scalar is set in the bold font.
  package private(set) var isStrong: [Bool] = []

  /// No text.
  package init() {}

  /// A text that is shown as it is written.
  package init(plain text: String) {
    scalars = Array(text.unicodeScalars)
    isStrong = Array(repeating: false, count: scalars.count)
  }

  /// The text.
  package var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// A line of it: a soft hyphen is seen only at its end.
  package func line(_ range: Range<Int>) -> StyledText {
    var result = StyledText()
    for index in range.clamped(to: scalars.indices) {
      let isHyphen = scalars[index] == "\u{AD}"
      guard !isHyphen || index == range.upperBound - 1 else { continue }
      result.append(isHyphen ? "-" : scalars[index], isStrong: isStrong[index])
    }
    return result
  }

  mutating func append(_ scalar: Unicode.Scalar, isStrong: Bool) {
    scalars.append(scalar)
    self.isStrong.append(isStrong)
  }

  /// The ranges of strong scalars among those of `range`, counted from its start.
  package func strongRanges(in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (offset, index) in range.enumerated() {
      if isStrong[index] {
        if start == nil { start = offset }
      } else if let first = start {
        ranges.append(first..<offset)
        start = nil
      }
    }
    if let first = start { ranges.append(first..<range.count) }
    return ranges
  }
}
