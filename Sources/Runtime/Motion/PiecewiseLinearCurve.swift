/// A piecewise linear curve, as in CSS's `linear()`: x is time, y is progress (CSS Easing Functions Level 2, 2.2).
package struct PiecewiseLinearCurve: EasingCurve {
  /// A point as an author writes it.
  package struct Stop: Sendable {
    /// The progress.
    package var progress: Double
    /// The times at which it is reached, as fractions of the duration: none, one, or the start and end of a pause.
    package var times: [Double]

    /// A stop at `progress`, with at most two times.
    package init(_ progress: Double, at times: [Double] = []) {
      self.progress = progress
      self.times = times
    }
  }

  struct Place: Sendable, Hashable {
    /// The time as a fraction of the duration; it may lie outside 0 to 1.
    var time: Double
    /// The progress at that time; it may lie outside 0 to 1.
    var progress: Double
  }

  /// The most points that a curve may have.
  package static let limit = 500

  /// The points, at least two, sorted by time.
  let places: [Place]

  /// The curve through some points, with missing times filled in. Nil for fewer than two. All numbers are finite.
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

  /// Spreads the points without a time evenly between their neighbours. The first and the last have a time.
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

  /// The progress at the start and just before the end, on the outermost lines.
  package var ends: (start: Double, end: Double) {
    (value(at: 0), places.first { $0.time == 1 }?.progress ?? value(at: 1))
  }

  /// The progress at a fraction of the duration. Of several points at that time, the last one counts.
  func value(at time: Double) -> Double {
    let next = places.firstIndex { $0.time > time } ?? places.count
    if next > 0, places[next - 1].time == time { return places[next - 1].progress }
    // Outside the outermost points, the lines through the two outermost ones are extended.
    let first = min(max(next - 1, 0), places.count - 2)
    let (from, to) = (places[first], places[first + 1])
    guard to.time > from.time else { return next == 0 ? from.progress : to.progress }
    return from.progress + (to.progress - from.progress) * ((time - from.time) / (to.time - from.time))
  }

  /// A keyframe at each point inside the duration, and at both ends.
  package func motion(duration: Double, tolerance: Double) -> Motion {
    let inner = places.filter { $0.time > 0 && $0.time < 1 }.map { (part: $0.time, progress: $0.progress) }
    let (start, end) = ends
    return Motion(duration: duration, lines: [(0, start)] + inner + [(1, end), (1, 1)])
  }
}
