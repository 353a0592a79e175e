/// Seconds since a start, less those that the app has spent in the background.
struct Stopwatch: Sendable, Hashable {
  /// When it starts to count; that may lie ahead.
  private(set) var start: Double
  /// Seconds after the start that do not count.
  private var pause = 0.0

  /// A watch that starts at a time.
  init(start: Double) {
    self.start = start
  }

  /// The app was away from one time to another.
  mutating func pause(from first: Double, to last: Double) {
    pause += max(0, last - max(first, start))
  }

  /// How many seconds it shows at a time; 0 before its start.
  func seconds(at time: Double) -> Double { max(0, time - start - pause) }

  /// When it will show so many seconds, if the app does not go away before.
  func time(of seconds: Double) -> Double { start + pause + seconds }
}

/// What a session knows of the step that there is.
struct Visit: Sendable, Hashable {
  /// How far the step has come.
  enum Stage: Sendable, Hashable {
    /// It waits for the item of its `before` at this place.
    case before(Int)
    /// It waits for its screen.
    case screen
    /// It waits for its targets.
    case targets(Stopwatch)
    /// It stands; the watch starts when the way to it is over.
    case standing(Stopwatch)
  }

  /// Why a step stands in the middle.
  enum Centering: Sendable, Hashable {
    /// Its action failed.
    case action
    /// It lacks targets, and its own `missing` says so.
    case own
    /// It lacks targets, and the default says so.
    case byDefault
  }

  /// Its place in the variant.
  var place: Int
  /// How far it has come.
  var stage: Stage
  /// The action that is being performed for it.
  var action: String?
  /// Whether it has stood since it was led to.
  var hasStood = false
  /// Why its callout stands in the middle; nil if it does not.
  var centering: Centering?
  /// Its targets that are not there while it stands.
  var targets = Targets()
  /// What its rules wait for, and was otherwise since it came to stand.
  var armed: Set<Awaited> = []
  /// The rules for a time that were followed since it came.
  var followed: Set<Int> = []

  /// A step that is to come.
  ///
  /// - Parameter passed: how many of its items of `before` are passed over.
  init(place: Int, passed: Int = 0) {
    self.place = place
    stage = .before(passed)
  }

  /// Whether it is on the screen or on its way there.
  var stands: Bool {
    if case .standing = stage { return true }
    return false
  }

  /// Whether its callout stands in the middle.
  var isCentered: Bool { centering != nil }

  /// Whether its rules for what the app reports hold: while it stands, and while it waits to come again.
  var hears: Bool { stands || hasStood }

  /// How many items of `before` were passed or begun, as long as it has not stood.
  var begun: Int {
    guard case .before(let item) = stage, !hasStood else { return hasStood ? 0 : .max }
    return action == nil ? item : item + 1
  }

  /// The app was away from one time to another.
  mutating func pause(from first: Double, to last: Double) {
    switch stage {
    case .targets(var watch):
      watch.pause(from: first, to: last)
      stage = .targets(watch)
    case .standing(var watch):
      watch.pause(from: first, to: last)
      stage = .standing(watch)
      targets.pause(from: first, to: last)
    case .before, .screen: break
    }
  }
}
