/// A text without its markup, with the style of each part.
package struct StyledText: Sendable, Hashable {
  /// The style of a run.
  package struct Style: Sendable, Hashable {
    /// True if the text is bold.
    package var isStrong = false
    /// True if the text is emphasised.
    package var isEmphasized = false
    /// True if the text is code.
    package var isCode = false
    /// The link's destination as written; nil if the text isn't a link.
    package var link: String?
  }

  /// A run of scalars with the same style.
  package struct Run: Sendable, Hashable {
    /// The index after its last scalar. The run begins at the end of the previous one.
    package var end: Int
    /// The run's style.
    package var style: Style
  }

  /// The visible scalars.
  package private(set) var scalars: [Unicode.Scalar] = []
  /// The runs of the whole text, in order. Adjacent runs have different styles.
  package private(set) var runs: [Run] = []

  /// Creates an empty text.
  package init() {}

  /// Creates a text without markup.
  package init(plain text: String) {
    scalars = Array(text.unicodeScalars)
    if !scalars.isEmpty { runs = [Run(end: scalars.count, style: Style())] }
  }

  /// The text as a string.
  package var string: String { Self.string(of: scalars[...]) }

  /// The runs of one line with their text; a soft hyphen is visible only at the line's end.
  package func stretches(ofLine range: Range<Int>) -> [(text: String, style: Style)] {
    let range = range.clamped(to: scalars.indices)
    guard scalars[range].contains("\u{AD}") else {
      return pieces(of: range).map { (Self.string(of: scalars[$0.places]), $0.style) }
    }
    let line = line(range)
    return line.pieces(of: line.scalars.indices).map { (Self.string(of: line.scalars[$0.places]), $0.style) }
  }

  /// A line of the text; a soft hyphen is visible only at the line's end.
  private func line(_ range: Range<Int>) -> StyledText {
    var result = StyledText()
    for (run, style) in pieces(of: range) {
      for index in run {
        let isHyphen = scalars[index] == "\u{AD}"
        guard !isHyphen || index == range.upperBound - 1 else { continue }
        result.append(isHyphen ? "-" : scalars[index], style)
      }
    }
    return result
  }

  /// The text with marks replaced by texts, in the style of each mark.
  ///
  /// The scalar `first` marks the first text, the next scalar the second, and so on.
  package func replacing(marksFrom first: Unicode.Scalar, by texts: [String]) -> StyledText {
    var result = StyledText()
    for (places, style) in pieces(of: scalars.indices) {
      for scalar in scalars[places] {
        let place = Int(scalar.value) - Int(first.value)
        guard texts.indices.contains(place) else {
          result.append(scalar, style)
          continue
        }
        for scalar in texts[place].unicodeScalars { result.append(scalar, style) }
      }
    }
    return result
  }

  mutating func append(_ scalar: Unicode.Scalar, _ style: Style) {
    scalars.append(scalar)
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].end = scalars.count
    } else {
      runs.append(Run(end: scalars.count, style: style))
    }
  }

  /// The index ranges of the runs within a range, with their styles.
  package func pieces(of range: Range<Int>) -> [(places: Range<Int>, style: Style)] {
    var pieces: [(places: Range<Int>, style: Style)] = []
    var start = 0
    for run in runs {
      let common = (start..<run.end).clamped(to: range)
      if !common.isEmpty { pieces.append((common, run.style)) }
      start = run.end
    }
    return pieces
  }

  /// The ranges of strong scalars among those of `range`, counted from its start.
  package func strongRanges(in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (places, style) in pieces(of: range) where style.isStrong {
      let found = places.lowerBound - range.lowerBound..<places.upperBound - range.lowerBound
      if let last = ranges.last, last.upperBound == found.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<found.upperBound
      } else {
        ranges.append(found)
      }
    }
    return ranges
  }

  /// The destinations of the links, in order. Adjacent runs of one link count once.
  package var links: [String] {
    var links: [String] = []
    var last: String?
    for run in runs {
      if let link = run.style.link, link != last { links.append(link) }
      last = run.style.link
    }
    return links
  }

  /// A slice of scalars as a string.
  package static func string(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    // Writes all bytes at once: appending scalar by scalar is about a hundred times slower.
    String(unsafeUninitializedCapacity: scalars.reduce(0) { $0 + UTF8.width($1) }) { room in
      var end = 0
      for scalar in scalars {
        for byte in scalar.utf8 {
          room[end] = byte
          end += 1
        }
      }
      return end
    }
  }
}
