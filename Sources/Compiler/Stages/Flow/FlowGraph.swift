import TutorialLanguage

/// The directed graph of one variant: its steps and the ways between them.
struct FlowGraph {
  /// The ways that lead out of each step.
  let edges: [[FlowEdge]]
  /// True for each step that the client may skip, because of its condition or because something it needs is missing.
  let isConditional: [Bool]
  /// The direct predecessors of each step. Going back from it leads to one of these and nowhere else.
  private var predecessors: [[Int]]

  init(_ variant: ResolvedVariant, _ flow: FlowPlanner) {
    edges = variant.steps.indices.map { flow.edges(at: $0) }
    isConditional = variant.steps.map(\.step.mayBePassedOver)
    predecessors = edges.map { _ in [] }
    for place in edges.indices {
      for next in successors(of: place) where predecessors[next].last != place { predecessors[next].append(place) }
    }
  }

  /// Returns the direct successors of a step. Ways back don't count: they only lead to steps already visited.
  private func successors(of place: Int) -> [Int] {
    var found = edges[place].compactMap { $0.isBack ? nil : $0.to }
    if isConditional[place], place + 1 < edges.count { found.append(place + 1) }
    return found
  }

  /// True for each step that is reachable from the first, including the first itself.
  var reachable: [Bool] {
    var isReached = edges.map { _ in false }
    if !edges.isEmpty { markReachable(from: 0, &isReached) }
    return isReached
  }

  /// Marks the steps that are reachable from `start`.
  ///
  /// Steps already marked aren't expanded again: everything reachable from them must be marked too.
  func markReachable(from start: Int, _ isReached: inout [Bool]) {
    spread(from: [start], over: &isReached, successors)
  }

  /// Marks some steps and all that `next` leads to, step by step. It isn't asked about steps that were marked before.
  private func spread(from starts: [Int], over isMarked: inout [Bool], _ next: (Int) -> [Int]) {
    for start in starts { isMarked[start] = true }
    var waiting = starts
    while let place = waiting.popLast() {
      for other in next(place) where !isMarked[other] {
        isMarked[other] = true
        waiting.append(other)
      }
    }
  }

  /// Returns true for each step from which the end can be reached.
  ///
  /// - Parameter isReached: true for each reachable step. Going back never leads to any other step.
  func finishing(_ isReached: [Bool]) -> [Bool] {
    let isFinishing = finishingByGoingOn
    // Going back repeatedly leads to a step from which the end can be reached, unless a step in between has no way back
    // or the tour began there.
    var isLost = edges.indices.map { !isReached[$0] || isFinishing[$0] || !edges[$0].contains(where: \.isBack) }
    for place in edges.indices {
      isLost[place] = true
      if !isConditional[place] { break }
    }
    let stuck = edges.indices.filter { isReached[$0] && !isFinishing[$0] && isLost[$0] }
    spread(from: stuck, over: &isLost, successors)
    return edges.indices.map { isFinishing[$0] || !isLost[$0] }
  }

  /// True for each step from which the end can be reached without going back.
  private var finishingByGoingOn: [Bool] {
    var isFinishing = edges.map { _ in false }
    let last = edges.indices.filter { place in
      edges[place].contains { $0.to == nil } || isConditional[place] && place + 1 == edges.count
    }
    spread(from: last, over: &isFinishing) { predecessors[$0] }
    return isFinishing
  }

  /// Returns true for each step from which one of the goals can be reached, going back included.
  func leading(to goals: [Bool]) -> [Bool] {
    var isLeading = goals
    spread(from: edges.indices.filter { goals[$0] }, over: &isLeading) { place in
      predecessors[place] + successors(of: place).filter { edges[$0].contains(where: \.isBack) }
    }
    return isLeading
  }

  /// Returns true if a step has a way that leads elsewhere and isn't a way back.
  func hasWayOut(_ place: Int) -> Bool {
    edges[place].contains { !$0.isBack && $0.to != place }
  }

  /// Returns the way that time alone takes from a step: the earliest unconditional one.
  private func automaticEdge(from place: Int) -> FlowEdge? {
    var first: (seconds: Double, edge: FlowEdge)?
    for edge in edges[place] where !edge.isConditional {
      guard case .time(let seconds) = edge.cause, seconds < first?.seconds ?? .infinity else { continue }
      first = (seconds, edge)
    }
    guard var edge = first?.edge, edge.isBack else { return first?.edge }
    // With several predecessors, the step that the person came from isn't known.
    edge.to = predecessors[place].count == 1 ? predecessors[place][0] : nil
    return edge
  }

  /// The endless loops: cycles that time drives and nothing leads out of.
  ///
  /// Each has its steps, beginning with the earliest one, and the ways between them.
  var endlessLoops: [(steps: [Int], edges: [FlowEdge])] {
    let automatic = edges.indices.map { automaticEdge(from: $0) }
    var walk = edges.map { _ in -1 }
    var loops: [(steps: [Int], edges: [FlowEdge])] = []
    for start in edges.indices where walk[start] < 0 {
      var next: Int? = start
      while let place = next, walk[place] < 0 {
        walk[place] = start
        next = automatic[place]?.to
      }
      // A walk that meets itself has found a cycle. Cycles of earlier walks are known already.
      guard let entry = next, walk[entry] == start else { continue }
      var circle = [entry]
      next = automatic[entry]?.to
      while let place = next, place != entry {
        circle.append(place)
        next = automatic[place]?.to
      }
      if let loop = endless(circle, automatic) { loops.append(loop) }
    }
    return loops
  }

  /// Returns a cycle in the form of a finding, or nil if a way leads out of it.
  private func endless(_ circle: [Int], _ automatic: [FlowEdge?]) -> (steps: [Int], edges: [FlowEdge])? {
    let members = Set(circle)
    let isLeft = circle.contains { place in
      isConditional[place]
        || edges[place].contains { edge in
          let isInside = edge.isBack ? members.isSuperset(of: predecessors[place]) : edge.leads(into: members)
          return !isInside && edge.isOpen
        }
    }
    guard !isLeft, let first = circle.indices.min(by: { circle[$0] < circle[$1] }) else { return nil }
    let steps = Array(circle[first...] + circle[..<first])
    return (steps, steps.compactMap { automatic[$0] })
  }
}

extension FlowEdge {
  /// True if the way leads to one of the steps.
  fileprivate func leads(into steps: Set<Int>) -> Bool { to.map(steps.contains) ?? false }

  /// True if the way can be taken before time drives the step on.
  ///
  /// A longer time never comes, unless a condition decides about the shorter one.
  fileprivate var isOpen: Bool {
    if case .time = cause { return isConditional }
    return true
  }
}
