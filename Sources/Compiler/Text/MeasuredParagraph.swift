/// A paragraph that was measured once and can be broken into lines of any width.
struct MeasuredParagraph {
  /// The run that was measured.
  let run: TextRun
  /// The measurement.
  let measured: MeasuredRun
  /// The width of all that is before each scalar; one more entry than scalars.
  private let positions: [Double]
  /// Where even a word that is too wide is not broken.
  private let isJoined: [Bool]

  /// Two widths that differ by less are the same: half a unit of 1/64, in which browsers and text engines count.
  private static let slack = 1.0 / 128

  /// Measures a run.
  ///
  /// - Parameter isJoined: for each scalar, whether it belongs to one character with the scalar before it.
  init(_ run: TextRun, isJoined: [Bool], with measurer: any TextMeasurer) {
    self.run = run
    self.isJoined = isJoined
    measured = measurer.measure(run)
    var positions = [0.0]
    positions.reserveCapacity(run.scalars.count + 1)
    for index in run.scalars.indices {
      positions.append(positions[index] + (index < measured.advances.count ? measured.advances[index] : 0))
    }
    self.positions = positions
  }

  /// Breaks the paragraph into lines, each as full as it gets. A word wider than the line is broken between characters.
  func lines(width limit: Double) -> BrokenLines {
    var result = BrokenLines()
    var line = Place(offset: 0, startAdjustment: 0)
    var last: Place?
    for (index, offset) in (run.breaks + [run.scalars.count]).enumerated() {
      let place = Place(
        offset: offset, endAdjustment: adjustment(measured.lineEnds, index),
        startAdjustment: adjustment(measured.lineStarts, index))
      if width(from: line, to: place) > limit + Self.slack, let fitting = last {
        result.end(range(from: line, to: fitting), width(from: line, to: fitting), isLast: false)
        line = fitting
      }
      while width(from: line, to: place) > limit + Self.slack, let split = split(line, before: offset, limit) {
        if result.brokenWord == nil {
          result.brokenWord = line.offset..<offset
          result.brokenWordWidth = width(from: line, to: place)
        }
        result.end(range(from: line, to: split), width(from: line, to: split), isLast: false)
        line = split
      }
      last = place
    }
    if let last { result.end(range(from: line, to: last), width(from: line, to: last), isLast: true) }
    return result
  }

  /// A place where a line starts or ends.
  private struct Place {
    var offset: Int
    var endAdjustment = 0.0
    var startAdjustment: Double
  }

  private func adjustment(_ adjustments: [Double], _ index: Int) -> Double {
    index < adjustments.count ? adjustments[index] : 0
  }

  /// The scalars of a line, without the spaces at its end: those hang.
  private func range(from start: Place, to end: Place) -> Range<Int> {
    var last = end.offset
    while last > start.offset, run.scalars[last - 1] == " " { last -= 1 }
    return start.offset..<max(start.offset, last)
  }

  /// The width of a line.
  private func width(from start: Place, to end: Place) -> Double {
    let range = range(from: start, to: end)
    guard !range.isEmpty else { return 0 }
    return positions[range.upperBound] - positions[range.lowerBound] + start.startAdjustment + end.endAdjustment
  }

  /// The last place before `end` to which a line from `start` fits: at least one character, or nil where there is only
  /// one.
  private func split(_ start: Place, before end: Int, _ limit: Double) -> Place? {
    var found: Place?
    for offset in start.offset + 1..<max(end, start.offset + 1) where !isJoined[offset] {
      let place = Place(offset: offset, startAdjustment: 0)
      if found != nil, width(from: start, to: place) > limit + Self.slack { break }
      found = place
    }
    return found
  }
}

extension BrokenLines {
  fileprivate mutating func end(_ range: Range<Int>, _ lineWidth: Double, isLast: Bool) {
    ranges.append(range)
    width = max(width, lineWidth)
    if !isLast { isWrapped = true }
  }
}
