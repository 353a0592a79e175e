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
  /// Where a line may end, in order; the last is the end of the text.
  private var ends: [Place] = []
  /// The width of the widest part that no line may end in.
  private var widestWord = 0.0

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
    ends.reserveCapacity(run.breaks.count + 1)
    for (index, offset) in run.breaks.enumerated() {
      ends.append(place(offset, adjustment(measured.lineEnds, index), adjustment(measured.lineStarts, index)))
    }
    ends.append(place(run.scalars.count))
    var start = place(0)
    for end in ends {
      widestWord = max(widestWord, width(from: start, to: end))
      start = end
    }
  }

  /// Breaks the paragraph into as few lines as its words take in a width, and these as even as can be: as if set in the
  /// smallest width that has no more of them. No word is broken for that; one that is wider than the line is, between
  /// characters, and then each line is as full as it gets.
  func lines(width limit: Double) -> BrokenLines {
    guard widestWord <= limit + Self.slack else { return fullLines(width: limit) }
    let filling = fill(width: limit)
    return fullLines(width: filling.count > 1 ? narrowest(filling.count, from: filling.widest) : limit)
  }

  /// Breaks the paragraph into lines, each as full as it gets. A word wider than the line is broken between characters.
  private func fullLines(width limit: Double) -> BrokenLines {
    var result = BrokenLines()
    var line = place(0)
    var last: Place?
    for place in ends {
      if width(from: line, to: place) > limit + Self.slack, let fitting = last {
        result.end(range(from: line, to: fitting), width(from: line, to: fitting))
        line = fitting
      }
      while width(from: line, to: place) > limit + Self.slack, let split = split(line, before: place.offset, limit) {
        if result.brokenWord == nil {
          result.brokenWord = line.offset..<place.offset
          result.brokenWordWidth = width(from: line, to: place)
        }
        result.end(range(from: line, to: split), width(from: line, to: split))
        line = split
      }
      last = place
    }
    if let last { result.end(range(from: line, to: last), width(from: line, to: last)) }
    return result
  }

  /// The smallest width in which the paragraph has no more lines than `count`, and no word is broken.
  ///
  /// Found by halving. Both ends move to widths at which some line changes, since between two of those nothing does: a
  /// few rounds are enough for most texts.
  ///
  /// - Parameter width: one in which it has so many.
  private func narrowest(_ count: Int, from width: Double) -> Double {
    var low = widestWord - Self.slack
    var high = width
    for _ in 0..<Self.mostRounds where high - low > Self.slack {
      let middle = low + (high - low) / 2
      let filling = fill(width: middle)
      if filling.count <= count {
        high = min(middle, filling.widest)
      } else {
        low = max(middle, filling.next - Self.slack)
      }
    }
    return high
  }

  /// Halving any width so often leaves nothing of it.
  private static let mostRounds = 64

  /// Counts the lines of a width that no word is wider than, each as full as it gets.
  ///
  /// - Returns: how many there are, the width of the widest, and the least width at which one of them takes in more.
  private func fill(width limit: Double) -> (count: Int, widest: Double, next: Double) {
    var (count, widest, next) = (1, 0.0, Double.infinity)
    var line = place(0)
    var last = line
    for place in ends {
      let whole = width(from: line, to: place)
      if whole > limit + Self.slack, last.offset > line.offset {
        widest = max(widest, width(from: line, to: last))
        next = min(next, whole)
        count += 1
        line = last
      }
      last = place
    }
    return (count, max(widest, width(from: line, to: last)), next)
  }

  /// A place where a line starts or ends.
  private struct Place {
    /// The place among the scalars.
    var offset: Int
    /// The same for the line that ends there, without the spaces at its end: those hang.
    var last: Int
    /// From the start of the paragraph to the end of the line that ends there.
    var end: Double
    /// From the start of the paragraph to the start of the line that starts there.
    var start: Double
  }

  private func place(_ offset: Int, _ endAdjustment: Double = 0, _ startAdjustment: Double = 0) -> Place {
    var last = offset
    while last > 0, run.scalars[last - 1] == " " { last -= 1 }
    return Place(
      offset: offset, last: last, end: positions[last] + endAdjustment, start: positions[offset] - startAdjustment)
  }

  private func adjustment(_ adjustments: [Double], _ index: Int) -> Double {
    index < adjustments.count ? adjustments[index] : 0
  }

  /// The scalars of a line.
  private func range(from start: Place, to end: Place) -> Range<Int> {
    start.offset..<max(start.offset, end.last)
  }

  /// The width of a line.
  private func width(from start: Place, to end: Place) -> Double {
    end.last > start.offset ? end.end - start.start : 0
  }

  /// The last place before `end` to which a line from `start` fits: at least one character, or nil where there is only
  /// one.
  private func split(_ start: Place, before end: Int, _ limit: Double) -> Place? {
    var found: Place?
    for offset in start.offset + 1..<max(end, start.offset + 1) where !isJoined[offset] {
      let place = place(offset)
      if found != nil, width(from: start, to: place) > limit + Self.slack { break }
      found = place
    }
    return found
  }
}

extension BrokenLines {
  fileprivate mutating func end(_ range: Range<Int>, _ lineWidth: Double) {
    ranges.append(range)
    widths.append(lineWidth)
    width = max(width, lineWidth)
  }
}
