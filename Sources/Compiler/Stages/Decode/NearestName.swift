/// The candidate that a person most likely meant, or nil where none is near: at most a third of the characters differ,
/// or one of two, counting an insertion, a deletion, a substitution or a swap of neighbours as one difference (the
/// optimal string alignment distance). Ties go to the first candidate. Case and `-`/`_` count as no difference.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  let wanted = comparable(name)
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = comparable(candidate)
    let allowed = max(1, max(wanted.count, other.count) / 3)
    guard other.count <= 100, abs(other.count - wanted.count) <= allowed else { continue }
    let distance = alignmentDistance(wanted, other)
    guard distance <= allowed, distance < min(wanted.count, other.count) || distance == 0 else { continue }
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.name
}

/// Lower-case bytes with the joiners of identifiers folded together.
private func comparable(_ name: String) -> [UInt8] {
  name.utf8.prefix(101).map { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    case UInt8(ascii: "_"), UInt8(ascii: " "): UInt8(ascii: "-")
    default: byte
    }
  }
}

private func alignmentDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  if left == right { return 0 }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 1...max(left.count, 1) where row <= left.count {
    var current = [row]
    current.reserveCapacity(right.count + 1)
    for column in 1...max(right.count, 1) where column <= right.count {
      let substitution = left[row - 1] == right[column - 1] ? 0 : 1
      var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + substitution)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        cost = min(cost, beforePrevious[column - 2] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
