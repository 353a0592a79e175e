import TutorialSyntax

/// A topological order of items that each depend on at most one other.
///
/// Such are snapshots and their bases, spaces and their parents, elements and their containers.
struct DependencyOrder {
  /// All indices, each after its dependency unless both are part of a cycle.
  private(set) var order: [Int] = []
  /// The cycles. Each begins at its smallest index, and every member is followed by its dependency.
  private(set) var cycles: [[Int]] = []
  /// For each index, true if it is a member of a cycle.
  private(set) var isInCycle: [Bool]

  /// The order of the indices 0 to `count`. O(count), without recursion.
  ///
  /// - Parameter dependency: the index that an index depends on, within 0 to `count`; nil if none.
  init(count: Int, dependency: (Int) -> Int?) {
    isInCycle = Array(repeating: false, count: count)
    // The common case: every dependency comes before its dependents.
    if (0..<count).allSatisfy({ (dependency($0) ?? -1) < $0 }) {
      order = Array(0..<count)
      return
    }
    // 0 if unvisited, else 1 + the index at which the visiting walk began, so that a walk recognises its own steps.
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

/// The diagnostic of a cycle.
///
/// - Parameters:
///   - names: the members' names for messages.
///   - spans: the places at which each member names the next, if known.
func cyclic(_ id: DiagnosticID, _ message: String, _ names: [String], _ spans: [SourceSpan?]) -> Diagnostic {
  let way = names.count < 2 ? "" : ", by way of \(names.dropFirst().joined(separator: " and "))"
  return Diagnostic(
    id, message + way, at: spans.first ?? nil,
    labels: spans.dropFirst().compactMap { $0.map { .init($0, "this is part of the cycle") } })
}
