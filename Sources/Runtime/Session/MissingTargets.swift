import TutorialGeometry

/// The missing targets of the step that is shown: docs/tour.md, "Missing targets".
struct MissingTargets: Sendable {
  /// The time for which a target that disappears keeps its frame, in seconds.
  private static let grace = 0.3

  /// The time for which each target has been missing, by id.
  private var stopwatches: [String: Stopwatch] = [:]
  /// The last frames of the missing targets, by id.
  private(set) var keptFrames: [String: Rect] = [:]
  /// True if the step is shown although it lacks targets, so that none keeps its frame.
  private var isGivenUp: Bool

  init(isGivenUp: Bool = false) {
    self.isGivenUp = isGivenUp
  }

  /// Records the targets that are missing now.
  ///
  /// - Parameter frames: the previous frames of the screen's elements.
  mutating func update(_ missing: [String], from frames: [String: Rect], at time: Double) {
    if isGivenUp {
      isGivenUp = !missing.isEmpty
      return
    }
    let names = Set(missing)
    for name in names where stopwatches[name] == nil { keptFrames[name] = frames[name] }
    keptFrames = keptFrames.filter { names.contains($0.key) }
    stopwatches = Dictionary(uniqueKeysWithValues: names.map { ($0, stopwatches[$0] ?? Stopwatch(start: time)) })
  }

  /// The time at which the first of them counts as lost; nil if none is missing.
  var loss: Double? { stopwatches.values.map { $0.time(of: Self.grace) }.min() }

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) {
    for name in stopwatches.keys { stopwatches[name]?.pause(from: first, to: last) }
  }
}
