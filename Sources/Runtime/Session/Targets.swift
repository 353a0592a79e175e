import TutorialGeometry

/// The targets of a step that stands, as far as they are not there: docs/tour.md, "Missing targets".
struct Targets: Sendable, Hashable {
  /// How long a target that goes keeps its frame, in seconds.
  static let grace = 0.3

  /// How long each has been gone, by id.
  private(set) var gone: [String: Stopwatch] = [:]
  /// The frames that they had, by id.
  private(set) var kept: [String: Rect] = [:]
  /// Whether the step stands though it lacks some.
  private(set) var isGivenUp = false

  /// The targets of a step that has just come to stand.
  init(isGivenUp: Bool = false) {
    self.isGivenUp = isGivenUp
  }

  /// Takes note of the targets that are not there now.
  ///
  /// - Parameters:
  ///   - frames: those of the elements that were there before.
  ///   - time: now, in seconds.
  mutating func update(lacking: [String], from frames: [String: Rect], at time: Double) {
    if isGivenUp {
      isGivenUp = !lacking.isEmpty
      return
    }
    let names = Set(lacking)
    for name in names where gone[name] == nil { kept[name] = frames[name] }
    kept = kept.filter { names.contains($0.key) }
    gone = Dictionary(uniqueKeysWithValues: names.map { ($0, gone[$0] ?? Stopwatch(start: time)) })
  }

  /// When the first of them will count as missing; nil if none is gone.
  var end: Double? { gone.values.map { $0.time(of: Self.grace) }.min() }

  /// The app was away from one time to another.
  mutating func pause(from first: Double, to last: Double) {
    for name in gone.keys { gone[name]?.pause(from: first, to: last) }
  }
}
