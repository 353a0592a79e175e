import TutorialNumerics

extension Spring {
  /// The times at which it turns back, ascending, up to a time; at most 10,000.
  package func extrema(upTo end: Double) -> [Double] {
    if dampingFraction < 1, splitting > 0 {
      let first = firstTurn
      let period = Double.pi / splitting
      var times: [Double] = []
      for k in 0..<10_000 {
        let time = first + Double(k) * period
        if time > end { break }
        times.append(time)
      }
      return times
    }
    return loneTurn.map { $0 <= end ? [$0] : [] } ?? []
  }

  /// The first t > 0 at which v·cos(θ) + K·sin(θ) = 0, θ = ω_d·t and K = (ω² − a·v)/ω_d. A sinusoid has one zero in
  /// each half turn, so bisection finds it, and no arctangent is needed.
  private var firstTurn: Double {
    if velocity == 0 { return .pi / splitting }
    let factor = (frequency * frequency - decay * velocity) / splitting
    var (low, high) = (0.0, Double.pi)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let value = velocity * cosine(middle) + factor * sine(middle)
      if (value > 0) == (velocity > 0) { low = middle } else { high = middle }
    }
    return (low + high) / 2 / splitting
  }

  /// A spring that creeps turns once: if it is thrown backwards, or forwards faster than its fast rate.
  private var loneTurn: Double? {
    guard velocity < 0 || velocity > decay + splitting else { return nil }
    let startsForwards = velocity > 0
    var high = response
    for _ in 0..<200 where (self.velocity(at: high) > 0) == startsForwards { high *= 2 }
    var low = 0.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if (self.velocity(at: middle) > 0) == startsForwards { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The first time after which it stays within 0.001 of 1, in seconds.
  package var settlingTime: Double { settlingTime(within: 0.001) }

  /// The first time after which it stays within a distance of 1, in seconds.
  package func settlingTime(within distance: Double) -> Double {
    var low = 0.0
    var high = bound(within: distance)
    // Between two turns it runs one way: what counts is the last turn that is still too far away, and the next one.
    for turn in extrema(upTo: high) {
      if abs(1 - value(at: turn)) >= distance { low = turn } else { high = turn; break }
    }
    let isBelow = value(at: low) < 1
    for _ in 0..<100 {
      let middle = (low + high) / 2
      let rest = isBelow ? 1 - value(at: middle) : value(at: middle) - 1
      if rest >= distance { low = middle } else { high = middle }
    }
    return high
  }

  /// Whether it has settled by a time in seconds. Much cheaper than `settlingTime` for springs that settle long before.
  package func settles(by time: Double) -> Bool {
    hasDecayed(by: time, within: 0.001) || settlingTime <= time
  }

  /// Whether the envelope of its slow rate has decayed by a time. A bound: false says nothing.
  private func hasDecayed(by time: Double, within distance: Double) -> Bool {
    // From 1/rate on the envelope only falls.
    time * slowRate >= 1 && envelope(at: time) < distance
  }

  /// A time at which it has settled for good: the envelope of its slow rate has decayed.
  private func bound(within distance: Double) -> Double {
    var time = 1 / slowRate
    for _ in 0..<200 where envelope(at: time) >= distance { time *= 1.25 }
    return time
  }

  private var slowRate: Double { dampingFraction > 1 ? frequency / (decay + splitting) * frequency : decay }

  /// |y| ≤ e^(−rate·t)·(1 + (a + |v|)·t), and the second factor grows far more slowly than the first decays.
  private func envelope(at time: Double) -> Double {
    exponential(-slowRate * time) * (1 + (decay + abs(velocity)) * time)
  }
}
