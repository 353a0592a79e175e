import TutorialGeometry
import TutorialLanguage
import TutorialTour

/// Decides how the overlay comes into each step of a variant.
struct TransitionPlanner {
  private let steps: [StepPlan]
  /// For each step the places of those from which it comes, each once.
  private let sources: [[Int]]
  /// How many steps in a row a way is listed past because of their conditions; a longer way is any other jump.
  private static let longestPassage = 8

  /// - Parameter steps: the steps of one variant, their rules and buttons planned.
  init(_ steps: [StepPlan]) {
    self.steps = steps
    var sources: [[Int]] = steps.map { _ in [] }
    for place in steps.indices {
      var goals = place + 1 < steps.count ? [place + 1] : []
      goals += steps[place].rules.compactMap(\.to) + steps[place].buttons.compactMap(\.to)
      for goal in goals {
        for arrival in Self.arrivals(at: goal, from: place, in: steps)
        where arrival != place && sources[arrival].last != place {
          sources[arrival].append(place)
        }
      }
    }
    self.sources = sources
  }

  /// All ways into the step at a place: from the step before, from every other that leads here in the order of the
  /// steps (a way back is one), last from anywhere else.
  func transitions(into place: Int, motions: inout MotionTable) -> [TransitionPlan] {
    let step = steps[place]
    var froms: [Int] = place > 0 ? [place - 1] : []
    froms += sources[place].filter { $0 != place - 1 }
    var transitions = froms.map { transition(from: $0, to: step, &motions) }
    transitions.append(TransitionPlan(from: nil, movement: jump(to: step), pairs: []))
    return transitions
  }

  /// The steps that may come where one is asked for: a client passes over those whose condition does not hold, to the
  /// next one; back from where it came, to the one before.
  private static func arrivals(at goal: Int, from place: Int, in steps: [StepPlan]) -> [Int] {
    func isConditional(_ place: Int) -> Bool { steps[place].resolved.step.partial.when != nil }
    var arrivals = [goal]
    var next = goal
    var step = 1
    while isConditional(next), arrivals.count <= longestPassage {
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

  private func transition(from: Int, to new: StepPlan, _ motions: inout MotionTable) -> TransitionPlan {
    let step = new.resolved.step
    let old = steps[from]
    guard let move = step.movement(.move) else {
      return TransitionPlan(from: from, movement: MovementPlan(kind: .cut, motion: nil, delay: step.delay), pairs: [])
    }
    if old.resolved.snapshot.screen != new.resolved.snapshot.screen, !move.isWritten {
      return TransitionPlan(from: from, movement: jump(to: new), pairs: [])
    }
    let movement = motions.plan(move, delay: step.delay)
    let pairs = movement.kind == .morph ? pairs(old.cutouts, new.cutouts) : []
    return TransitionPlan(
      from: from, movement: movement, pairs: pairs,
      bends: pairs.map { way($0, old.cutouts, new.cutouts)?.bend(arc: movement.arc) })
  }

  /// The way of a hole; nil where it grows or shrinks in its place.
  private func way(_ pair: TourPair, _ old: [CutoutPlan], _ new: [CutoutPlan]) -> Point? {
    guard let first = pair.old, let second = pair.new else { return nil }
    return new[second].frame.center - old[first].frame.center
  }

  /// The way from anywhere: as the step enters, after its delay.
  private func jump(to step: StepPlan) -> MovementPlan {
    step.enter ?? MovementPlan(kind: .cut, motion: nil, delay: step.resolved.step.delay)
  }

  /// Which hole becomes which: those with the same target first, then the nearest centres; ties by the old hole's
  /// place, then the new one's. What is left over grows or shrinks.
  private func pairs(_ old: [CutoutPlan], _ new: [CutoutPlan]) -> [TourPair] {
    var isFreeOld = old.map { _ in true }
    var isFreeNew = new.map { _ in true }
    var pairs: [TourPair] = []
    func take(_ first: Int, _ second: Int) {
      pairs.append(TourPair(first, second))
      isFreeOld[first] = false
      isFreeNew[second] = false
    }
    var namesakes: [String: ArraySlice<Int>] = [:]
    for second in new.indices { namesakes[new[second].target, default: []].append(second) }
    for first in old.indices {
      if let second = namesakes[old[first].target]?.popFirst() { take(first, second) }
    }
    for way in ways(old.indices.filter { isFreeOld[$0] }, new.indices.filter { isFreeNew[$0] }, old, new)
    where isFreeOld[way.first] && isFreeNew[way.second] { take(way.first, way.second) }
    pairs.sort { ($0.old ?? 0, $0.new ?? 0) < ($1.old ?? 0, $1.new ?? 0) }
    return pairs + old.indices.filter { isFreeOld[$0] }.map { TourPair($0, nil) }
      + new.indices.filter { isFreeNew[$0] }.map { TourPair(nil, $0) }
  }

  /// From each of some holes to each of others, the shortest first.
  private func ways(
    _ olds: [Int], _ news: [Int], _ old: [CutoutPlan], _ new: [CutoutPlan]
  ) -> [(distance: Double, first: Int, second: Int)] {
    let ways = olds.flatMap { first in
      news.map { (squaredDistance(old[first].frame.center, new[$0].frame.center), first, $0) }
    }
    return ways.sorted { $0 < $1 }
  }

  private func squaredDistance(_ left: Point, _ right: Point) -> Double {
    (left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y)
  }
}
