/// The optimal string alignment distance of two names.
///
/// It is the number of insertions, deletions, substitutions and swaps of neighbours that turn one name into the other,
/// if no part is changed twice. The rows are kept for the next pair.
struct AlignmentDistance {
  private var beforePrevious: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  /// The distance of two names, or nil if it exceeds `limit`.
  mutating func callAsFunction(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    previous = Array(0...right.count)
    beforePrevious = previous
    current = previous
    var leftBefore: UInt8?
    var previousLeast = 0
    for (row, letter) in left.enumerated() {
      let least = fill(row + 1, letter, after: leftBefore, right)
      // A swap skips a row and costs one, so the row before must have reached the limit, too.
      if least > limit, previousLeast >= limit { return nil }
      previousLeast = least
      leftBefore = letter
      swap(&beforePrevious, &previous)
      swap(&previous, &current)
    }
    let distance = previous[right.count]
    return distance <= limit ? distance : nil
  }

  /// Fills the current row.
  ///
  /// - Returns: the smallest number in the row.
  private mutating func fill(_ row: Int, _ letter: UInt8, after before: UInt8?, _ right: ArraySlice<UInt8>) -> Int {
    current[0] = row
    var least = row
    var rightBefore: UInt8?
    for (column, other) in right.enumerated() {
      var cost = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
      if column > 0, let before, let rightBefore, letter == rightBefore, before == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, cost)
      rightBefore = other
    }
    return least
  }
}
