import TutorialLanguage

/// The steps of one variant and the ways between them.
struct FlowGraph {
  /// The ways that can be gone from each step.
  let ways: [[FlowWay]]
  /// Whether the client may pass a step over: for its condition, or because what it needs is not there.
  let isConditional: [Bool]
  /// For each step those that it comes directly after: going back from it leads to one of these, and nowhere else.
  private let predecessors: [[Int]]

  /// The graph of a variant.
  init(_ variant: ResolvedVariant, _ flow: FlowPlanner) {
    ways = variant.steps.indices.map { flow.ways(at: $0) }
    isConditional = variant.steps.map(\.step.mayBePassedOver)
    var predecessors: [[Int]] = ways.map { _ in [] }
    for place in ways.indices {
      for next in Self.successors(of: place, ways, isConditional) where predecessors[next].last != place {
        predecessors[next].append(place)
      }
    }
    self.predecessors = predecessors
  }

  private func successors(of place: Int) -> [Int] { Self.successors(of: place, ways, isConditional) }

  /// The steps that come directly after the one at a place. Going back only leads to where somebody has been.
  private static func successors(of place: Int, _ ways: [[FlowWay]], _ isConditional: [Bool]) -> [Int] {
    var found = ways[place].compactMap { $0.isBack ? nil : $0.to }
    if isConditional[place], place + 1 < ways.count { found.append(place + 1) }
    return found
  }

  /// Which steps can be reached from one, itself among them.
  func reachable(from start: Int) -> [Bool] {
    var isReached = ways.map { _ in false }
    if ways.indices.contains(start) { reach(from: start, &isReached) }
    return isReached
  }

  /// Adds the steps that somebody at one of them can come to. What is reached from those known already is known too.
  func reach(from start: Int, _ isReached: inout [Bool]) {
    isReached[start] = true
    var waiting = [start]
    while let place = waiting.popLast() {
      for next in successors(of: place) where !isReached[next] {
        isReached[next] = true
        waiting.append(next)
      }
    }
  }

  /// From which steps the end can be reached.
  ///
  /// - Parameter isReached: which steps can be reached; nobody comes from any other, and so nobody goes back to one.
  func finishing(_ isReached: [Bool]) -> [Bool] {
    let isFinishing = finishingByGoingOn
    // Whoever can go back on and on comes to a step that leads to the end, unless there is one among those in between
    // without a way back, or where the tour began.
    var isSaved = ways.indices.map { isReached[$0] && !isFinishing[$0] && ways[$0].contains(where: \.isBack) }
    for place in ways.indices {
      isSaved[place] = false
      if !isConditional[place] { break }
    }
    var waiting = ways.indices.filter { isReached[$0] && !isFinishing[$0] && !isSaved[$0] }
    while let place = waiting.popLast() {
      for next in successors(of: place) where isSaved[next] {
        isSaved[next] = false
        waiting.append(next)
      }
    }
    return ways.indices.map { isFinishing[$0] || isSaved[$0] }
  }

  /// From which steps the end can be reached without going back.
  private var finishingByGoingOn: [Bool] {
    var isFinishing = ways.map { _ in false }
    var waiting: [Int] = []
    for place in ways.indices {
      let ends = ways[place].contains { $0.to == nil } || isConditional[place] && place + 1 == ways.count
      if ends {
        isFinishing[place] = true
        waiting.append(place)
      }
    }
    while let place = waiting.popLast() {
      for earlier in predecessors[place] where !isFinishing[earlier] {
        isFinishing[earlier] = true
        waiting.append(earlier)
      }
    }
    return isFinishing
  }

  /// From which steps somebody can come to one of some, going back included.
  func leading(to goals: [Bool]) -> [Bool] {
    var isLeading = goals
    var waiting = ways.indices.filter { isLeading[$0] }
    while let place = waiting.popLast() {
      let back = successors(of: place).filter { ways[$0].contains(where: \.isBack) }
      for earlier in predecessors[place] + back where !isLeading[earlier] {
        isLeading[earlier] = true
        waiting.append(earlier)
      }
    }
    return isLeading
  }

  /// Whether something leads on from a step: anywhere but to itself, and not only back.
  func leadsOn(_ place: Int) -> Bool {
    ways[place].contains { !$0.isBack && $0.to != place }
  }

  /// The way that time alone takes from a step: of those without a condition, the one whose time comes first.
  private func automaticWay(from place: Int) -> FlowWay? {
    var first: (seconds: Double, way: FlowWay)?
    for way in ways[place] where !way.isConditional {
      guard case .time(let seconds) = way.cause, seconds < first?.seconds ?? .infinity else { continue }
      first = (seconds, way)
    }
    guard var way = first?.way, way.isBack else { return first?.way }
    // Where a person may have come from several steps, nobody knows which it is.
    way.to = predecessors[place].count == 1 ? predecessors[place][0] : nil
    return way
  }

  /// The circles that time drives for ever and that nothing leads out of, each with its steps from the first one on and
  /// the ways between them.
  var endlessLoops: [(steps: [Int], ways: [FlowWay])] {
    let automatic = ways.indices.map { automaticWay(from: $0) }
    var walk = ways.map { _ in -1 }
    var loops: [(steps: [Int], ways: [FlowWay])] = []
    for start in ways.indices where walk[start] < 0 {
      var next: Int? = start
      while let place = next, walk[place] < 0 {
        walk[place] = start
        next = automatic[place]?.to
      }
      // Where this walk meets itself there is a circle; one that an earlier walk went is known.
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

  /// A circle as a finding needs it; nil where something leads out of it.
  private func endless(_ circle: [Int], _ automatic: [FlowWay?]) -> (steps: [Int], ways: [FlowWay])? {
    let members = Set(circle)
    let isLeft = circle.contains { place in
      isConditional[place]
        || ways[place].contains { way in
          let isInside = way.isBack ? members.isSuperset(of: predecessors[place]) : way.leads(into: members)
          return !isInside && way.isOpen
        }
    }
    guard !isLeft, let first = circle.indices.min(by: { circle[$0] < circle[$1] }) else { return nil }
    let steps = Array(circle[first...] + circle[..<first])
    return (steps, steps.compactMap { automatic[$0] })
  }
}

extension FlowWay {
  /// Whether the way leads to one of some steps.
  fileprivate func leads(into steps: Set<Int>) -> Bool { to.map(steps.contains) ?? false }

  /// Whether it can be gone before time drives the step on: a longer time never comes, unless a condition rules it.
  fileprivate var isOpen: Bool {
    if case .time = cause { return isConditional }
    return true
  }
}
