import TutorialNumerics

/// A damped spring that goes from 0 to 1, in closed form.
package struct Spring: Sendable, Hashable {
  /// The period of the undamped spring in seconds: 2π/ω.
  package var response: Double
  /// ζ: below 1 it overshoots.
  package var dampingFraction: Double
  /// The speed at the start, in travels per second.
  package var velocity: Double

  /// A spring by its response and damping.
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

  /// Where it is at a time in seconds: 0 at the start, 1 in the end.
  package func value(at time: Double) -> Double { 1 - displacement(at: time).position }

  /// How fast it moves at a time in seconds, in travels per second.
  package func velocity(at time: Double) -> Double { -displacement(at: time).velocity }

  /// ω, in radians per second.
  var frequency: Double { 2 * .pi / response }

  /// a = ζω: the rate at which the envelope decays.
  var decay: Double { dampingFraction * frequency }

  /// √|ζ² − 1|·ω: ω_d of a spring that swings, the split of the two rates of one that creeps.
  var splitting: Double {
    // (1 − ζ)(1 + ζ) keeps the digits that 1 − ζ² loses near critical damping.
    frequency * abs((1 - dampingFraction) * (1 + dampingFraction)).squareRoot()
  }

  /// What is left of the way, y = 1 − x, and its derivative, for y(0) = 1 and y′(0) = −velocity:
  /// y = e^(−at)·[C(t) + (a − v)·S(t)] and y′ = −e^(−at)·[v·C(t) + (ω² − a·v)·S(t)], where C and S are cos(ω_d t) and
  /// sin(ω_d t)/ω_d, or 1 and t, or cosh(βt) and sinh(βt)/β.
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
    // Near critical damping both quotients go to t: the series of sin(u)/u and sinh(u)/u up to u².
    if angle < 1e-5 { return (envelope, envelope * time) }
    if dampingFraction < 1 { return (envelope * cosine(angle), envelope * (sine(angle) / splitting)) }
    // The two rates are added up before the exponential: cosh alone would overflow. The slow one, a − β, is ω²/(a + β).
    let slow = exponential(-(frequency / (decay + splitting)) * frequency * time)
    let fast = exponential(-(decay + splitting) * time)
    if angle < 0.5 { return ((slow + fast) / 2, envelope * time * hyperbolicSineQuotient(angle)) }
    return ((slow + fast) / 2, (slow - fast) / (2 * splitting))
  }

  /// sinh(u)/u for small u, where the difference of exponentials would lose digits.
  private func hyperbolicSineQuotient(_ u: Double) -> Double {
    let square = u * u
    var series = 1.0
    for k in (1...7).reversed() { series = 1 + series * square / Double(2 * k * (2 * k + 1)) }
    return series
  }
}
