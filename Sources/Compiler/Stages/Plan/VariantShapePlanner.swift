import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Plans what of a variant depends on no frame, step by step, and last how the overlay comes into each step.
struct VariantShapePlanner {
  private let tutorial: Tutorial
  private let resolved: [ResolvedStep]
  private let flow: VariantFlow
  private var steps: [StepShape] = []
  /// How many steps in a row a way is listed past because of their conditions; a longer way is any other jump.
  private static let longestPassage = 8

  init(_ variant: ResolvedVariant, _ flow: VariantFlow, of tutorial: Tutorial) {
    self.tutorial = tutorial
    resolved = variant.steps
    self.flow = flow
  }

  /// Goes on to the next step: how the overlay appears with it and goes.
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

  /// Ends the step: what replaces its movements.
  mutating func addReducedMotion(_ motions: inout MotionTable) {
    let own = resolved[steps.count - 1].step.reducedMotion
    if own != tutorial.reducedMotionOrDefault { steps[steps.count - 1].reducedMotion = motions.plan(own) }
  }

  /// The shape, once all steps are there.
  func shape(_ motions: inout MotionTable) -> VariantShape {
    var steps = steps
    let sources = sources
    for place in steps.indices { steps[place].ways = ways(into: place, from: sources[place], &motions) }
    return VariantShape(flow: flow, steps: steps)
  }

  /// For each step the places of those from which it comes, each once, in the order of the steps: by ways on, and by ways
  /// back from where those lead.
  private var sources: [[Int]] {
    var sources: [[Int]] = steps.map { _ in [] }
    let areConditional = steps.map(\.step.mayBePassedOver)
    let haveWaysBack = steps.map { $0.rules.contains(where: \.isBack) || $0.buttons.contains(where: \.isBack) }
    for place in steps.indices {
      // The step before comes whether anything leads on from it or not; nobody goes back there then.
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

  /// All ways into the step at a place: from the step before, from every other that leads here in the order of the
  /// steps, last from anywhere else.
  private func ways(into place: Int, from sources: [Int], _ motions: inout MotionTable) -> [WayPlan] {
    var froms: [Int] = place > 0 ? [place - 1] : []
    froms += sources.filter { $0 != place - 1 }
    var ways = froms.map { way(from: $0, to: place, &motions) }
    ways.append(WayPlan(from: nil, movement: jump(to: place)))
    return ways
  }

  /// The steps that may come where one is asked for: a client passes over those whose condition does not hold, to the
  /// next one, and past where it came from to the one before.
  ///
  /// - Parameter areConditional: for each step whether it has a condition.
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

  /// The way from anywhere: as the step enters, after its delay.
  private func jump(to place: Int) -> MovementPlan {
    steps[place].enter ?? MovementPlan(kind: .cut, motion: nil, delay: steps[place].step.delay)
  }
}

extension TransitionPlan {
  /// One hole that becomes another, as most often.
  private static let single = [TourPair(0, 0)]

  /// What the holes of one step do on the way to those of another.
  init(_ way: WayPlan, from old: [CutoutPlan], to new: [CutoutPlan]) {
    if old.count == 1, new.count == 1 {
      pairs = Self.single
    } else if old.isEmpty || new.isEmpty {
      pairs = old.indices.map { TourPair($0, nil) } + new.indices.map { TourPair(nil, $0) }
    } else if old.count == 1 {
      let second = Self.nearest(to: old[0], among: new)
      pairs = [TourPair(0, second)] + new.indices.filter { $0 != second }.map { TourPair(nil, $0) }
    } else if new.count == 1 {
      let first = Self.nearest(to: new[0], among: old)
      pairs = [TourPair(first, 0)] + old.indices.filter { $0 != first }.map { TourPair($0, nil) }
    } else {
      pairs = Self.pairs(old, new)
    }
    // Without an arc no way is bent.
    guard way.movement.arc != 0 else { return }
    bends = pairs.map { pair in
      // Nil where the hole grows or shrinks in its place.
      guard let first = pair.old, let second = pair.new else { return nil }
      return (new[second].frame.center - old[first].frame.center).bend(arc: way.movement.arc)
    }
  }

  /// The place of the hole with the same target, else of that with the nearest centre; of several the first.
  private static func nearest(to hole: CutoutPlan, among others: [CutoutPlan]) -> Int {
    var nearest = (place: 0, distance: Double.infinity)
    for place in others.indices {
      if others[place].target == hole.target { return place }
      let distance = squaredDistance(hole.frame.center, others[place].frame.center)
      if distance < nearest.distance { nearest = (place, distance) }
    }
    return nearest.place
  }

  /// Which hole becomes which: those with the same target first, then the nearest centres; ties by the old hole's
  /// place, then the new one's. What is left over grows or shrinks.
  private static func pairs(_ old: [CutoutPlan], _ new: [CutoutPlan]) -> [TourPair] {
    var isFreeOld = old.map { _ in true }
    var isFreeNew = new.map { _ in true }
    var pairs: [TourPair] = []
    func take(_ first: Int, _ second: Int) {
      pairs.append(TourPair(first, second))
      isFreeOld[first] = false
      isFreeNew[second] = false
    }
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
    for way in ways(old.indices.filter { isFreeOld[$0] }, new.indices.filter { isFreeNew[$0] }, old, new)
    where isFreeOld[way.first] && isFreeNew[way.second] { take(way.first, way.second) }
    pairs.sort { ($0.old ?? 0, $0.new ?? 0) < ($1.old ?? 0, $1.new ?? 0) }
    return pairs + old.indices.filter { isFreeOld[$0] }.map { TourPair($0, nil) }
      + new.indices.filter { isFreeNew[$0] }.map { TourPair(nil, $0) }
  }

  /// From each of some holes to each of others, the shortest first.
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
