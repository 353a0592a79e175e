import TutorialNumerics

/// A damped spring that moves from 0 to 1, in closed form.
package struct Spring: Sendable, Hashable {
  /// The period of the undamped spring in seconds: 2π/ω.
  package var response: Double
  /// The damping ratio ζ. A spring with less than 1 overshoots.
  package var dampingFraction: Double
  /// The initial speed, in travels per second.
  package var velocity: Double

  /// A spring with the given response and damping.
  package init(response: Double, dampingFraction: Double, velocity: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.velocity = velocity
  }

  /// SwiftUI's form: response = duration, ζ = 1 − bounce, or 1/(1 + bounce) for a negative bounce.
  package init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The physical form: ω = √(stiffness/mass), ζ = damping / (2·√(stiffness·mass)).
  package init(stiffness: Double, damping: Double, mass: Double) {
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// The position at a time in seconds: 0 at the start, 1 in the end.
  package func value(at time: Double) -> Double { 1 - displacement(at: time).position }

  /// The velocity at a time in seconds, in travels per second.
  package func velocity(at time: Double) -> Double { -displacement(at: time).velocity }

  /// ω, in radians per second.
  var frequency: Double { 2 * .pi / response }

  /// a = ζω: the rate at which the envelope decays.
  var decay: Double { dampingFraction * frequency }

  /// √|ζ² − 1|·ω: ω_d of an underdamped spring, half the difference of the two rates of an overdamped one.
  var splitting: Double {
    // (1 − ζ)(1 + ζ) keeps the digits that 1 − ζ² loses near critical damping.
    frequency * abs((1 - dampingFraction) * (1 + dampingFraction)).squareRoot()
  }

  /// The remaining distance, y = 1 − x, and its derivative, for y(0) = 1 and y′(0) = −velocity.
  ///
  /// y = e^(−at)·[C(t) + (a − v)·S(t)] and y′ = −e^(−at)·[v·C(t) + (ω² − a·v)·S(t)]. C and S are
  ///
  /// - cos(ω_d t) and sin(ω_d t)/ω_d for an underdamped spring,
  /// - 1 and t for a critically damped one,
  /// - cosh(βt) and sinh(βt)/β for an overdamped one.
  private func displacement(at time: Double) -> (position: Double, velocity: Double) {
    guard time > 0 else { return (1, -velocity) }
    let (c, s) = dampedPair(at: time)
    return (
      c + (decay - velocity) * s,
      -(velocity * c + (frequency * frequency - decay * velocity) * s)
    )
  }

  /// e^(−at)·C(t) and e^(−at)·S(t).
  private func dampedPair(at time: Double) -> (Double, Double) {
    let angle = splitting * time
    let envelope = exponential(-decay * time)
    // Near critical damping both quotients tend to t: the series of sin(u)/u and sinh(u)/u up to u².
    if angle < 1e-5 { return (envelope, envelope * time) }
    if dampingFraction < 1 { return (envelope * cosine(angle), envelope * (sine(angle) / splitting)) }
    // The two rates are summed before the exponential, because cosh alone would overflow. The slow one, a − β, is ω²/(a
    // + β).
    let slow = exponential(-(frequency / (decay + splitting)) * frequency * time)
    let fast = exponential(-(decay + splitting) * time)
    if angle < 0.5 { return ((slow + fast) / 2, envelope * time * hyperbolicSineQuotient(angle)) }
    return ((slow + fast) / 2, (slow - fast) / (2 * splitting))
  }

  /// sinh(u)/u for small u, for which the difference of exponentials would lose digits.
  private func hyperbolicSineQuotient(_ u: Double) -> Double {
    let square = u * u
    var series = 1.0
    for k in (1...7).reversed() { series = 1 + series * square / Double(2 * k * (2 * k + 1)) }
    return series
  }

  /// A reason why a spring can't be compiled.
  package enum Problem: Sendable, Hashable {
    /// A parameter isn't finite.
    case notFinite
    /// The response is below 0.001 s.
    case responseTooShort
    /// The damping fraction is below 0.1, so that it would ring for too long.
    case dampingTooSmall
    /// The initial speed exceeds ±1,000 travels per second.
    case velocityTooLarge
    /// It takes more than a minute to settle.
    case settlesTooLate
  }

  /// The longest settling time of a spring, in seconds. Authors have a lower limit.
  package static let longestSettlingTime = 60.0

  /// The shortest response, in seconds: anything shorter is over within a frame at any frame rate.
  package static let shortestResponse = 0.001

  /// The reason why it can't be compiled, or nil. The other members may be used only if it is nil.
  package var problem: Problem? {
    guard response.isFinite, dampingFraction.isFinite, velocity.isFinite else { return .notFinite }
    if response < Self.shortestResponse { return .responseTooShort }
    if dampingFraction < 0.1 { return .dampingTooSmall }
    if abs(velocity) > 1_000 { return .velocityTooLarge }
    // The slow rate is about ω/(2ζ). Beyond these bounds it would take hours, and so would the search for the settling
    // time.
    if response > 1_000 || dampingFraction > 100_000 { return .settlesTooLate }
    return settles(by: Self.longestSettlingTime) ? nil : .settlesTooLate
  }

  /// SwiftUI's `spring`.
  package static let spring = Spring(response: 0.5, dampingFraction: 0.825)
  /// SwiftUI's `interactiveSpring`.
  package static let interactiveSpring = Spring(response: 0.15, dampingFraction: 0.86)
  /// SwiftUI's `smooth`.
  package static let smooth = Spring(duration: 0.5, bounce: 0)
  /// SwiftUI's `snappy`.
  package static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// SwiftUI's `bouncy`.
  package static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// The times of its extrema, ascending, up to `end`; at most 10,000.
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

  /// The first t > 0 at which v·cos(θ) + K·sin(θ) = 0, with θ = ω_d·t and K = (ω² − a·v)/ω_d.
  ///
  /// A sinusoid has one zero in each half period, so bisection finds it without an arctangent.
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

  /// The extremum of an overdamped spring. It has one if it starts backwards, or forwards faster than its fast rate.
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

  /// The time in seconds after which it stays within 0.001 of 1.
  package var settlingTime: Double { settlingTime(within: 0.001) }

  /// The time in seconds after which it stays within a distance of 1.
  package func settlingTime(within distance: Double) -> Double {
    var low = 0.0
    var high = bound(within: distance)
    // It is monotone between two extrema. So only the last extremum that is too far away counts, and the next one.
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

  /// Returns true if it has settled by a time in seconds.
  ///
  /// Much cheaper than `settlingTime` for springs that settle long before.
  package func settles(by time: Double) -> Bool {
    // The envelope is a bound, decreasing from 1/rate on: if it hasn't decayed, that proves nothing.
    time * slowRate >= 1 && envelope(at: time) < 0.001 || settlingTime <= time
  }

  /// An upper bound for the settling time, from the envelope of its slow rate.
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
