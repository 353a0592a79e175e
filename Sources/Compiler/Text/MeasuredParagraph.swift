/// A paragraph that is measured once and can be broken into lines of any width.
struct MeasuredParagraph {
  let run: TextRun
  let measured: MeasuredRun
  /// The total width before each scalar; one entry more than there are scalars.
  private let positions: [Double]
  /// For each scalar, true if even a word that is too wide can't be broken before it.
  private let isJoined: [Bool]
  /// The positions where a line may end, in order; the last is the end of the text.
  private var ends: [Place] = []
  /// The width of the widest unbreakable part.
  private var widestWord = 0.0

  /// The tolerance for comparing widths: half of 1/64 unit, the resolution of browsers and text engines.
  private static let slack = 1.0 / 128

  /// Measures a run.
  ///
  /// - Parameter isJoined: for each scalar, true if it forms one character with the preceding scalar.
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

  /// Breaks the paragraph into as few lines as possible, and these as even as possible.
  ///
  /// The lines are as if set in the minimum width that gives no more lines. No word is broken for that. If a word is
  /// wider than the line, it is broken between characters, and then each line is filled as far as possible.
  func lines(width limit: Double) -> BrokenLines {
    guard widestWord <= limit + Self.slack else { return fullLines(width: limit) }
    let filling = fill(width: limit)
    return fullLines(width: filling.count > 1 ? narrowest(filling.count, from: filling.widest) : limit)
  }

  /// Breaks the paragraph greedily. Words wider than the line are broken between characters.
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

  /// The minimum width in which the paragraph has at most `count` lines and no broken word.
  ///
  /// This is a binary search. Both bounds move to widths at which some line changes, because nothing changes between
  /// two such widths; so most texts need only a few rounds.
  ///
  /// - Parameter width: a width in which it has that many lines.
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

  /// The maximum number of halvings; after these nothing is left of any width.
  private static let mostRounds = 64

  /// Counts the lines of a greedy layout; no word may be wider than `limit`.
  ///
  /// - Returns: the number of lines, the width of the widest, and the next width at which some line takes in more.
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

  /// A position where a line starts or ends.
  private struct Place {
    /// The index among the scalars.
    var offset: Int
    /// The index at which the visible part of a line ending here ends; trailing spaces hang.
    var last: Int
    /// The distance from the paragraph's start to the end of a line that ends here.
    var end: Double
    /// The distance from the paragraph's start to the start of a line that starts here.
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

  private func width(from start: Place, to end: Place) -> Double {
    end.last > start.offset ? end.end - start.start : 0
  }

  /// The last position before `end` up to which a line from `start` fits.
  ///
  /// The line has at least one character. Nil if there is only one character.
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
