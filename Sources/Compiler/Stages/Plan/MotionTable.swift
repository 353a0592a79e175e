import TutorialLanguage
import TutorialMotion
import TutorialSyntax
import TutorialTour

/// The motions of a tutorial without duplicates, in the order of first use.
struct MotionTable {
  /// The duration comes first because it compares faster than easings do.
  struct Key: Hashable {
    let duration: Double
    let easing: Easing
  }

  /// The cache that fits motions once for all tutorials.
  let cache: MotionCache
  /// The first requested motions, searched linearly. Most tutorials have no others.
  private(set) var first: [(key: Key, place: Int)] = []
  /// The remaining motions.
  private(set) var places: [Key: Int] = [:]
  private static let mostFirst = 8
  private(set) var known: [Motion: Int] = [:]
  private(set) var motions: [Motion] = []

  /// Returns the index of the motion of an easing. Equal motions share one.
  ///
  /// - Parameter duration: the duration in seconds; ignored by springs, which determine their own.
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

  /// Returns the motion of an easing, whether the table has it or not.
  ///
  /// - Parameter duration: the duration in seconds; 0 for a spring, which determines its own.
  func motion(of easing: Easing, duration: Double) -> Motion { cache.motion(of: easing, duration: duration) }

  /// Returns a movement with its motion. A movement without a duration is a cut.
  ///
  /// - Parameter delay: the delay before the movement's own delay, in seconds.
  mutating func plan(_ movement: Movement, delay: Double = 0) -> MovementPlan {
    let wait = delay + movement.delay
    guard movement.kind != .cut, movement.duration != 0 else {
      return MovementPlan(kind: .cut, motion: nil, delay: wait)
    }
    return MovementPlan(
      kind: movement.kind, motion: place(of: movement.easing, duration: movement.duration ?? 0),
      delay: wait, arc: movement.kind == .morph ? movement.arc?.value ?? 0 : 0)
  }

  /// Returns the replacement under reduced motion. A fade uses easeOut, as when the overlay appears.
  mutating func plan(_ reduced: ReducedMotion) -> ReducedMotionPlan {
    guard reduced.kind == .fade, reduced.duration > 0 else { return ReducedMotionPlan(kind: .cut, motion: nil) }
    return ReducedMotionPlan(kind: .fade, motion: place(of: .easeOut, duration: reduced.duration))
  }
}
