/// A text without its markup, and which of its scalars are set bold.
struct StyledText: Hashable {
  /// What is shown.
  var scalars: [Unicode.Scalar] = []
  /// Whether each scalar is set in the bold font.
  var isStrong: [Bool] = []

  /// A text that is shown as it is written.
  init(plain text: String) {
    scalars = Array(text.unicodeScalars)
    isStrong = Array(repeating: false, count: scalars.count)
  }

  /// The ranges of strong scalars among those of `range`, counted from its start.
  func strongRanges(in range: Range<Int>) -> [Range<Int>] {
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
