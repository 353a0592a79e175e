import TutorialLanguage
import TutorialMotion
import TutorialSyntax
import TutorialTour

/// The motions of a tutorial, each once, in the order of first use.
struct MotionTable {
  /// The duration comes first: it is compared sooner than easings are.
  private struct Key: Hashable {
    let duration: Double
    let easing: Easing
  }

  private let cache: MotionCache
  /// The first of those that were asked for: most tutorials have no others.
  private var first: [(key: Key, place: Int)] = []
  /// The others.
  private var places: [Key: Int] = [:]
  private static let mostFirst = 8
  private var known: [Motion: Int] = [:]
  /// The motions.
  private(set) var motions: [Motion] = []

  /// - Parameter cache: where motions are fitted, once for all tutorials.
  init(_ cache: MotionCache) {
    self.cache = cache
  }

  /// The place of the motion of an easing; equal motions share one.
  ///
  /// - Parameter duration: in seconds; a spring takes its own.
  mutating func place(of easing: Easing, duration: Double) -> Int {
    let key = Key(duration: easing.takesOwnTime ? 0 : duration, easing: easing)
    for known in first where known.key == key { return known.place }
    if first.count == Self.mostFirst, let place = places[key] { return place }
    let motion = cache.motion(of: easing, duration: key.duration)
    let place = known[motion] ?? motions.count
    if place == motions.count {
      motions.append(motion)
      known[motion] = place
    }
    if first.count < Self.mostFirst { first.append((key, place)) } else { places[key] = place }
    return place
  }

  /// The motion of an easing, whether or not the table has it.
  ///
  /// - Parameter duration: in seconds; 0 for a spring, which takes its own.
  func motion(of easing: Easing, duration: Double) -> Motion { cache.motion(of: easing, duration: duration) }

  /// A movement with its motion. What takes no time is a cut.
  ///
  /// - Parameter delay: seconds before the movement's own delay.
  mutating func plan(_ movement: Movement, delay: Double = 0) -> MovementPlan {
    let wait = delay + movement.delay
    guard movement.kind != .cut, movement.duration != 0 else {
      return MovementPlan(kind: .cut, motion: nil, delay: wait)
    }
    return MovementPlan(
      kind: movement.kind, motion: place(of: movement.easing, duration: movement.duration ?? 0),
      delay: wait, arc: movement.kind == .morph ? movement.arc?.value ?? 0 : 0)
  }

  /// What replaces movement under reduced motion; a fade is drawn as the overlay appears, easeOut.
  mutating func plan(_ reduced: ReducedMotion) -> ReducedMotionPlan {
    guard reduced.kind == .fade, reduced.duration > 0 else { return ReducedMotionPlan(kind: .cut, motion: nil) }
    return ReducedMotionPlan(kind: .fade, motion: place(of: .easeOut, duration: reduced.duration))
  }
}
