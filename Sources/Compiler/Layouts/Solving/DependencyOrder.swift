/// The order in which things can be solved that each depend on at most one other: snapshots on what they extend,
/// spaces on their parents, elements on what they are placed in.
struct DependencyOrder {
  /// All indices, each after the one it depends on unless both are part of a cycle.
  private(set) var order: [Int] = []
  /// The cycles, each from its smallest index on, every member followed by what it depends on.
  private(set) var cycles: [[Int]] = []
  /// Whether an index is a member of a cycle.
  private(set) var isInCycle: [Bool]

  /// The order of the indices 0 to `count`. O(count), without recursion.
  ///
  /// - Parameter dependency: the index that one depends on, within 0 to `count`.
  init(count: Int, dependency: (Int) -> Int?) {
    isInCycle = Array(repeating: false, count: count)
    // As a rule what something depends on stands before it.
    if (0..<count).allSatisfy({ (dependency($0) ?? -1) < $0 }) {
      order = Array(0..<count)
      return
    }
    // 0: not met; otherwise one more than the walk that met it, so that a walk knows its own steps.
    var metBy = Array(repeating: 0, count: count)
    order.reserveCapacity(count)
    var path: [Int] = []
    for first in 0..<count where metBy[first] == 0 {
      path.removeAll(keepingCapacity: true)
      var next: Int? = first
      while let index = next, metBy[index] == 0 {
        metBy[index] = first + 1
        path.append(index)
        next = dependency(index)
      }
      if let index = next, metBy[index] == first + 1, let start = path.lastIndex(of: index) {
        noteCycle(path[start...])
      }
      while let last = path.popLast() { order.append(last) }
    }
  }

  private mutating func noteCycle(_ members: ArraySlice<Int>) {
    for member in members { isInCycle[member] = true }
    guard let smallest = members.min(), let start = members.firstIndex(of: smallest) else { return }
    cycles.append(Array(members[start...] + members[..<start]))
  }
}
