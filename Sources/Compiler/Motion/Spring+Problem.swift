extension Spring {
  /// What keeps a spring from being compiled.
  package enum Problem: Sendable, Hashable {
    /// A parameter is not a finite number.
    case notFinite
    /// The response is below 0.001 s.
    case responseTooShort
    /// The damping fraction is below 0.1: it would ring for too long.
    case dampingTooSmall
    /// The speed at the start is beyond ±1,000 travels per second.
    case velocityTooLarge
    /// It takes longer than a minute to settle.
    case settlesTooLate
  }

  /// The longest time, in seconds, that a spring may take to settle. Authors are held to less.
  package static let longestSettlingTime = 60.0

  /// The shortest response, in seconds: less is over within a frame whatever its rate.
  package static let shortestResponse = 0.001

  /// Why it can't be compiled, or nil. The other members may be asked only where this is nil.
  package var problem: Problem? {
    guard response.isFinite, dampingFraction.isFinite, velocity.isFinite else { return .notFinite }
    if response < Self.shortestResponse { return .responseTooShort }
    if dampingFraction < 0.1 { return .dampingTooSmall }
    if abs(velocity) > 1_000 { return .velocityTooLarge }
    // The slow rate is about ω/(2ζ): beyond these bounds it would take hours, and the search for the time as long.
    if response > 1_000 || dampingFraction > 100_000 { return .settlesTooLate }
    return settles(by: Self.longestSettlingTime) ? nil : .settlesTooLate
  }
}
