/// Straight lines between points, as CSS's `linear()` has them: x is time, y is progress
/// (CSS Easing Functions Level 2, 2.2).
package struct PointCurve: EasingCurve {
  /// What an author writes of a point.
  package struct Stop: Sendable {
    /// Progress.
    package var progress: Double
    /// When it is reached, as parts of the duration: none, one, or from when to when it stays there.
    package var times: [Double]

    /// `progress` at some times, two at most.
    package init(_ progress: Double, at times: [Double] = []) {
      self.progress = progress
      self.times = times
    }
  }

  /// A place of the curve.
  struct Place: Sendable, Hashable {
    /// A part of the duration; it may leave 0 to 1.
    var time: Double
    /// The progress then; it may leave 0 to 1.
    var progress: Double
  }

  /// How many points a curve may have.
  package static let limit = 500

  /// At least two, in the order of time.
  let places: [Place]

  /// The curve through some points, their missing times filled in; nil for less than two. All numbers are finite.
  package init?(_ stops: [Stop]) {
    guard stops.count > 1 else { return nil }
    var times: [(time: Double?, progress: Double)] = []
    for (place, stop) in stops.enumerated() {
      let outer: Double? = place == 0 ? 0 : place == stops.count - 1 ? 1 : nil
      let own: [Double?] = stop.times.isEmpty ? [outer] : stop.times.prefix(2).map { $0 }
      times += own.map { ($0, stop.progress) }
    }
    var latest = -Double.infinity
    for index in times.indices {
      guard let time = times[index].time else { continue }
      latest = max(latest, time)
      times[index].time = latest
    }
    places = Self.spread(times)
  }

  /// The places of which some have no time: those are spread evenly between those beside them. The first and the last
  /// have one.
  private static func spread(_ times: [(time: Double?, progress: Double)]) -> [Place] {
    var places: [Place] = []
    var waiting: [Double] = []
    for (time, progress) in times {
      guard let time else {
        waiting.append(progress)
        continue
      }
      let start = places.last?.time ?? time
      for (number, progress) in waiting.enumerated() {
        let part = Double(number + 1) / Double(waiting.count + 1)
        places.append(Place(time: start + (time - start) * part, progress: progress))
      }
      places.append(Place(time: time, progress: progress))
      waiting = []
    }
    return places
  }

  /// Progress at the start, and just before the end: where the outermost lines lead there.
  package var ends: (start: Double, end: Double) {
    (value(at: 0), places.first { $0.time == 1 }?.progress ?? value(at: 1))
  }

  /// Progress at a part of the duration; of several places at one time the last counts.
  func value(at time: Double) -> Double {
    let next = places.firstIndex { $0.time > time } ?? places.count
    if next > 0, places[next - 1].time == time { return places[next - 1].progress }
    // Beyond the outermost places the lines through the two outermost lead on.
    let first = min(max(next - 1, 0), places.count - 2)
    let (from, to) = (places[first], places[first + 1])
    guard to.time > from.time else { return next == 0 ? from.progress : to.progress }
    return from.progress + (to.progress - from.progress) * ((time - from.time) / (to.time - from.time))
  }

  /// A keyframe for each place within the duration, and for its ends.
  package func motion(duration: Double, tolerance: Double) -> Motion {
    let inner = places.filter { $0.time > 0 && $0.time < 1 }.map { (part: $0.time, progress: $0.progress) }
    let (start, end) = ends
    return Motion(duration: duration, lines: [(0, start)] + inner + [(1, end), (1, 1)])
  }
}
