import TutorialGeometry

/// The missing targets of the step that is shown: docs/tour.md, "Missing targets".
struct Targets: Sendable, Hashable {
  /// The time for which a target that disappears keeps its frame, in seconds.
  static let grace = 0.3

  /// The time for which each target has been missing, by id.
  private(set) var gone: [String: Stopwatch] = [:]
  /// The last frames of the missing targets, by id.
  private(set) var kept: [String: Rect] = [:]
  /// True if the step is shown although it lacks targets.
  private(set) var isGivenUp = false

  /// Creates the state for a step that has just been shown.
  init(isGivenUp: Bool = false) {
    self.isGivenUp = isGivenUp
  }

  /// Records the targets that are missing now.
  ///
  /// - Parameters:
  ///   - lacking: the ids of the missing targets.
  ///   - frames: the previous frames of the screen's elements.
  ///   - time: the current time, in seconds.
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

  /// The time at which the first of them counts as lost; nil if none is missing.
  var end: Double? { gone.values.map { $0.time(of: Self.grace) }.min() }

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) {
    for name in gone.keys { gone[name]?.pause(from: first, to: last) }
  }
}
