/// A text without its markup, and how each part of it is set.
package struct StyledText: Sendable, Hashable {
  /// How words are set.
  package struct Style: Sendable, Hashable {
    /// Whether they are bold.
    package var isStrong = false
    /// Whether they are emphasised.
    package var isEmphasized = false
    /// Whether they are code.
    package var isCode = false
    /// Where they lead, as it is written; nil where they are no link.
    package var link: String?

    /// Words that nothing was said of, or the given style.
    package init(isStrong: Bool = false, isEmphasized: Bool = false, isCode: Bool = false, link: String? = nil) {
      self.isStrong = isStrong
      self.isEmphasized = isEmphasized
      self.isCode = isCode
      self.link = link
    }
  }

  /// Scalars one after the other that are set alike.
  package struct Run: Sendable, Hashable {
    /// The place after its last scalar. It begins where the run before ends.
    package var end: Int
    /// How it is set.
    package var style: Style
  }

  /// What is shown.
  package private(set) var scalars: [Unicode.Scalar] = []
  /// How it is set: all of it, in order. Two runs beside each other differ.
  package private(set) var runs: [Run] = []

  /// No text.
  package init() {}

  /// A text that is shown as it is written.
  package init(plain text: String) {
    scalars = Array(text.unicodeScalars)
    if !scalars.isEmpty { runs = [Run(end: scalars.count, style: Style())] }
  }

  /// The text.
  package var string: String { Self.string(of: scalars[...]) }

  /// The stretches of a line that are set alike, with their words: a soft hyphen is seen only at its end.
  package func stretches(ofLine range: Range<Int>) -> [(text: String, style: Style)] {
    let range = range.clamped(to: scalars.indices)
    guard scalars[range].contains("\u{AD}") else {
      return pieces(of: range).map { (Self.string(of: scalars[$0.places]), $0.style) }
    }
    let line = line(range)
    return line.pieces(of: line.scalars.indices).map { (Self.string(of: line.scalars[$0.places]), $0.style) }
  }

  /// A line of it: a soft hyphen is seen only at its end.
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

  /// The text with others in the place of marks: of scalars from `first` on, the next one for each further text. They are
  /// set as their marks are.
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

  /// Adds a scalar.
  mutating func append(_ scalar: Unicode.Scalar, _ style: Style) {
    scalars.append(scalar)
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].end = scalars.count
    } else {
      runs.append(Run(end: scalars.count, style: style))
    }
  }

  /// The stretches of a range that are set alike, with their places.
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

  /// Where the links lead, in their order. Parts of one that are set differently count once.
  package var links: [String] {
    var links: [String] = []
    var last: String?
    for run in runs {
      if let link = run.style.link, link != last { links.append(link) }
      last = run.style.link
    }
    return links
  }

  /// What some of its scalars are as a text.
  package static func string(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    // Written at once: a text that grows scalar by scalar costs a hundred times what its bytes do.
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
