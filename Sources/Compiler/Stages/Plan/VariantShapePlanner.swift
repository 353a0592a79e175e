import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Plans the part of a variant that doesn't depend on frames: step by step, and last the ways into each step.
struct VariantShapePlanner {
  let tutorial: Tutorial
  let resolved: [ResolvedStep]
  let flow: VariantFlow
  private(set) var steps: [StepShape] = []
  /// The largest number of conditional steps in a row that a listed way skips. A longer way is a jump.
  private static let longestPassage = 8

  /// Adds the next step, with the overlay's movements.
  mutating func addStep(_ motions: inout MotionTable) {
    let own = flow.steps[steps.count]
    let step = own.step
    let move = step.partial.transition?.move?.partial
    steps.append(
      StepShape(
        step: step, rules: own.rules, buttons: own.buttons,
        enter: step.movement(.enter).map { motions.plan($0, delay: step.delay) },
        exit: step.movement(.exit).map { motions.plan($0) },
        variantChange: step.movement(.variantChange).map { motions.plan($0) },
        arcRange: move?.arc?.range, bendRange: move?.easing?.range ?? move?.arc?.range))
  }

  /// Completes the step with its replacement of movements.
  mutating func addReducedMotion(_ motions: inout MotionTable) {
    let own = resolved[steps.count - 1].step.reducedMotion
    if own != tutorial.reducedMotionOrDefault { steps[steps.count - 1].reducedMotion = motions.plan(own) }
  }

  /// Returns the shape, once all steps are added.
  func shape(_ motions: inout MotionTable) -> VariantShape {
    var steps = steps
    let sources = sources
    for place in steps.indices { steps[place].ways = ways(into: place, from: sources[place], &motions) }
    return VariantShape(flow: flow, steps: steps)
  }

  /// For each step, the indices of the steps that lead to it, sorted and without duplicates.
  ///
  /// Ways back count too, from the steps that they return from.
  private var sources: [[Int]] {
    var sources: [[Int]] = steps.map { _ in [] }
    let areConditional = steps.map(\.step.mayBePassedOver)
    let haveWaysBack = steps.map { $0.rules.contains(where: \.isBack) || $0.buttons.contains(where: \.isBack) }
    for place in steps.indices {
      // The next step may follow even if nothing leads on from this one. No one goes back along that way.
      var goals: [Int] = []
      if place + 1 < steps.count { sources[place + 1].append(place) }
      for rule in steps[place].rules where !rule.isBack { rule.to.map { goals.append($0) } }
      for button in steps[place].buttons where !button.isBack { button.to.map { goals.append($0) } }
      for goal in goals {
        for arrival in arrivals(at: goal, from: place, areConditional) where arrival != place {
          sources[arrival].append(place)
          if haveWaysBack[arrival] { sources[place].append(arrival) }
        }
      }
    }
    return sources.map { $0.count < 2 ? $0 : Set($0).sorted() }
  }

  /// Returns all ways into a step.
  ///
  /// They come from the step before, then from every other step that leads here in order, and last from anywhere else.
  private func ways(into place: Int, from sources: [Int], _ motions: inout MotionTable) -> [WayPlan] {
    var froms: [Int] = place > 0 ? [place - 1] : []
    froms += sources.filter { $0 != place - 1 }
    var ways = froms.map { way(from: $0, to: place, &motions) }
    ways.append(WayPlan(from: nil, movement: jump(to: place)))
    return ways
  }

  /// Returns the steps at which a person may arrive on the way to `goal`.
  ///
  /// A client skips steps whose condition doesn't hold and goes to the next one, or, once it reaches the origin, to
  /// those before.
  ///
  /// - Parameter areConditional: true for each step that has a condition.
  private func arrivals(at goal: Int, from place: Int, _ areConditional: [Bool]) -> [Int] {
    var arrivals = [goal]
    var next = goal
    var step = 1
    while areConditional[next], arrivals.count <= Self.longestPassage {
      next += step
      if step == 1, next == place {
        next = goal - 1
        step = -1
      }
      guard steps.indices.contains(next) else { break }
      arrivals.append(next)
    }
    return arrivals
  }

  private func way(from: Int, to place: Int, _ motions: inout MotionTable) -> WayPlan {
    let step = steps[place].step
    guard let move = step.movement(.move) else {
      return WayPlan(from: from, movement: MovementPlan(kind: .cut, motion: nil, delay: step.delay))
    }
    if resolved[from].snapshot.screen != resolved[place].snapshot.screen, !move.isWritten {
      return WayPlan(from: from, movement: jump(to: place))
    }
    let movement = motions.plan(move, delay: step.delay)
    return WayPlan(from: from, movement: movement, isPaired: movement.kind == .morph)
  }

  /// Returns the way from anywhere: the step's entrance, after its delay.
  private func jump(to place: Int) -> MovementPlan {
    steps[place].enter ?? MovementPlan(kind: .cut, motion: nil, delay: steps[place].step.delay)
  }
}

extension TourPair {
  /// The most common case: one hole that becomes another.
  private static let single = [TourPair(0, 0)]

  /// Pairs the holes of one step with those of the next: those with the same target first, then by nearest centres.
  ///
  /// Ties are broken by the old hole's index, then the new one's. Unpaired holes grow or shrink.
  static func pairs(from old: [CutoutPlan], to new: [CutoutPlan]) -> [TourPair] {
    if old.count == 1, new.count == 1 { return single }
    if old.isEmpty || new.isEmpty {
      return old.indices.map { TourPair($0, nil) } + new.indices.map { TourPair(nil, $0) }
    }
    if old.count == 1 {
      let second = nearest(to: old[0], among: new)
      return [TourPair(0, second)] + new.indices.filter { $0 != second }.map { TourPair(nil, $0) }
    }
    if new.count == 1 {
      let first = nearest(to: new[0], among: old)
      return [TourPair(first, 0)] + old.indices.filter { $0 != first }.map { TourPair($0, nil) }
    }
    var isFreeOld = old.map { _ in true }
    var isFreeNew = new.map { _ in true }
    var pairs: [TourPair] = []
    func take(_ first: Int, _ second: Int) {
      pairs.append(TourPair(first, second))
      isFreeOld[first] = false
      isFreeNew[second] = false
    }
    // Steps have few holes, for which a dictionary costs more than it saves.
    if old.count * new.count <= 16 {
      for first in old.indices {
        let second = new.indices.first { isFreeNew[$0] && new[$0].target == old[first].target }
        if let second { take(first, second) }
      }
    } else {
      var namesakes: [String: ArraySlice<Int>] = [:]
      for second in new.indices { namesakes[new[second].target, default: []].append(second) }
      for first in old.indices {
        if let second = namesakes[old[first].target]?.popFirst() { take(first, second) }
      }
    }
    if pairs.count < min(old.count, new.count) {
      for way in ways(old.indices.filter { isFreeOld[$0] }, new.indices.filter { isFreeNew[$0] }, old, new)
      where isFreeOld[way.first] && isFreeNew[way.second] { take(way.first, way.second) }
    }
    pairs.sort { ($0.old ?? 0, $0.new ?? 0) < ($1.old ?? 0, $1.new ?? 0) }
    return pairs + old.indices.filter { isFreeOld[$0] }.map { TourPair($0, nil) }
      + new.indices.filter { isFreeNew[$0] }.map { TourPair(nil, $0) }
  }

  /// Returns the index of the hole with the same target, or else of the hole with the nearest centre.
  ///
  /// The first of several wins.
  private static func nearest(to hole: CutoutPlan, among others: [CutoutPlan]) -> Int {
    var nearest = (place: 0, distance: Double.infinity)
    for place in others.indices {
      if others[place].target == hole.target { return place }
      let distance = squaredDistance(hole.frame.center, others[place].frame.center)
      if distance < nearest.distance { nearest = (place, distance) }
    }
    return nearest.place
  }

  /// Returns the distances from each of some holes to each of others, shortest first.
  private static func ways(
    _ olds: [Int], _ news: [Int], _ old: [CutoutPlan], _ new: [CutoutPlan]
  ) -> [(distance: Double, first: Int, second: Int)] {
    let ways = olds.flatMap { first in
      news.map { (squaredDistance(old[first].frame.center, new[$0].frame.center), first, $0) }
    }
    return ways.sorted { $0 < $1 }
  }

  private static func squaredDistance(_ left: Point, _ right: Point) -> Double {
    (left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y)
  }
}
