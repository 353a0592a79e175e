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

  /// Scalars as a line shows them: without the spaces at its end and without the soft hyphens in it; one at its end is
  /// a hyphen.
  func line(_ range: Range<Int>) -> String {
    var shown = scalars[range]
    while shown.last == " " { shown.removeLast() }
    let isHyphenated = shown.last == "\u{AD}" && range.upperBound < scalars.count
    var view = String.UnicodeScalarView()
    for scalar in shown where scalar != "\u{AD}" { view.append(scalar) }
    if isHyphenated { view.append("-") }
    return String(view)
  }

  /// Scalars without the spaces around them.
  func word(_ range: Range<Int>) -> String {
    var word = scalars[range].drop { $0 == " " }
    while word.last == " " { word.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: word)
    return String(view)
  }

  mutating func append(_ scalar: Unicode.Scalar, isStrong: Bool) {
    scalars.append(scalar)
    self.isStrong.append(isStrong)
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
