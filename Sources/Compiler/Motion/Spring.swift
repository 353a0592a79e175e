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

  /// Where it is at a time in seconds.
  package func value(at time: Double) -> Double { time }
  /// How fast it moves at a time in seconds.
  package func velocity(at time: Double) -> Double { 0 }
  /// The first time after which it stays within 0.001 of 1.
  package var settlingTime: Double { response }

  /// Why it can't be compiled, or nil.
  package var problem: Problem? { nil }

  /// What keeps a spring from being compiled.
  package enum Problem: Sendable, Hashable {
    /// A parameter is not a finite number.
    case notFinite
    /// The response is not positive.
    case responseNotPositive
    /// The damping fraction is below 0.1: it would ring too long.
    case dampingTooSmall
    /// It takes longer than the limit of 60 seconds to settle.
    case settlesTooLate
  }
}
