import TutorialGeometry
import TutorialIR

/// A person's way through a tour: which step stands, and what comes after a tap, a button, an event or some time.
///
/// A value without a clock and without views: times are seconds on any clock that only goes forward.
public struct TourSession: Sendable {
  /// Where the tour is, and what is on the screen.
  public private(set) var playback: TourPlayback
  /// The variant as it was compiled; the one being played is re-anchored on the live screen.
  private var compiled: TourVariant
  /// The steps that lie behind, for the way back. Who saves where the person is saves them with the step's id.
  public private(set) var history = TourHistory()
  private var live: [String: LiveScreen] = [:]
  private let flags: @Sendable (String) -> TourScalar?

  /// A tour that has not begun; nil where it has no variants.
  ///
  /// - Parameters:
  ///   - traits: what the device is.
  ///   - display: the size of the screen.
  ///   - prefersReducedMotion: whether the person asks for less motion.
  ///   - flags: what the app's flags are, for steps and rules with a `when`.
  public init?(
    _ tour: Tour, traits: TourTraits, display: Size, prefersReducedMotion: Bool = false,
    flags: @escaping @Sendable (String) -> TourScalar? = { _ in nil }
  ) {
    guard let variant = tour.variant(for: traits, display: display) else { return nil }
    compiled = variant
    playback = TourPlayback(
      tour, variant: variant, locale: traits.locale, textSize: traits.textSize,
      prefersReducedMotion: prefersReducedMotion)
    self.flags = flags
  }

  /// The step that stands or is coming; nil before the first and after the last.
  public var step: TourStep? { playback.step }

  /// The tour.
  public var tour: Tour { playback.tour }

  /// Begins with the first step whose condition holds.
  public mutating func start(at time: Double) {
    go(to: compiled.steps.first?.id, at: time)
  }

  /// Goes on where the person was: at a step, if the variant has it, with the steps that lay behind.
  public mutating func resume(_ id: String, history: TourHistory, at time: Double) {
    guard compiled.steps.contains(where: { $0.id == id }) else { return start(at: time) }
    go(to: id, at: time)
    self.history = history
  }

  /// The app's flag, and the person's language, may change: they are asked for anew with each move.
  private func holds(_ condition: TourCondition?) -> Bool {
    guard let condition else { return true }
    return flags(condition.flag) == condition.equals
  }

  /// Goes to a step, or to the nearest one whose condition holds; nil ends the tour.
  private mutating func go(to id: String?, at time: Double) {
    guard let next = compiled.step(leadingTo: id, from: step?.id, where: { holds($0) }) else {
      return playback.finish(at: time)
    }
    if let step, step.id != next.id { history.leave(step.id) }
    playback.show(next.id, at: time)
  }

  /// Goes back to where the person came from, if anywhere.
  private mutating func goBack(at time: Double) {
    let flags = flags
    let isTrue: (TourCondition) -> Bool = { flags($0.flag) == $0.equals }
    if let previous = history.goBack(in: compiled, where: isTrue) { playback.show(previous.id, at: time) }
  }

  /// Whether there is a step to go back to.
  private var leadsBack: Bool { history.previous(in: compiled) { holds($0) } != nil }

  /// Whether a rule applies, once its trigger has come.
  private func applies(_ rule: TourAdvance) -> Bool { holds(rule.when) && (!rule.back || leadsBack) }

  /// Follows the first rule of the step that stands whose trigger is the one given and whose condition holds.
  ///
  /// - Returns: whether there was one.
  private mutating func follow(at time: Double, _ isTriggered: (TourAdvance.Trigger) -> Bool) -> Bool {
    guard !playback.locksInput(at: time),
      let rule = step?.advance.first(where: { isTriggered($0.trigger) && applies($0) })
    else { return false }
    if rule.back { goBack(at: time) } else { go(to: rule.to, at: time) }
    return true
  }

  // MARK: What people and the app do

  /// The app reports an event.
  public mutating func report(event name: String, at time: Double) {
    _ = follow(at: time) { $0 == .event(name) }
  }

  /// A view was tapped that the overlay let the touch through to.
  public mutating func tapped(target id: String, at time: Double) {
    guard let step else { return }
    let isTarget = step.cutouts.contains { $0.target == id || $0.others.contains(id) }
    _ = follow(at: time) { trigger in
      switch trigger {
      case .tapTarget: isTarget
      case .tap(let element): element.target == id
      case .tapAnywhere: true
      default: false
      }
    }
  }

  /// The overlay was tapped at a point of the screen.
  public mutating func tapped(_ point: Point, at time: Double) {
    guard let step, !playback.locksInput(at: time) else { return }
    let isTarget = step.cutouts.contains { $0.frame.contains(point) || $0.element.contains(point) }
    let isFollowed = follow(at: time) { trigger in
      switch trigger {
      case .tapTarget: isTarget
      case .tap(let element): element.frame.contains(point)
      case .tapAnywhere: true
      default: false
      }
    }
    if !isFollowed, !isTarget { dismiss(.overlay, at: time) }
  }

  /// A button of the callout was pressed.
  public mutating func press(_ button: TourButton, at time: Double) {
    guard !playback.locksInput(at: time) else { return }
    if let role = button.role, follow(at: time, { $0 == .button(role) }) { return }
    if button.back { goBack(at: time) } else { go(to: button.to, at: time) }
  }

  /// Whether a button of the callout does anything: one that leads back does not where there is nothing to go back to.
  public func isEnabled(_ button: TourButton) -> Bool {
    guard button.back, !leadsBack else { return true }
    return step?.advance.contains { rule in button.role.map { rule.trigger == .button($0) } ?? false && applies(rule) }
      ?? false
  }

  /// The callout's close button was pressed.
  public mutating func close(at time: Double) {
    if !playback.locksInput(at: time) { dismiss(.close, at: time) }
  }

  /// A person wants to leave. Nothing happens where the tour does not allow it in this way.
  public mutating func dismiss(_ way: Tour.Dismissal, at time: Double) {
    if tour.dismiss.contains(way) { playback.finish(at: time) }
  }

  /// The app ends the tour.
  public mutating func leave(at time: Double) {
    playback.finish(at: time)
  }

  /// When the step that stands goes on by itself, if it does.
  public var deadline: Double? {
    guard let arrival = playback.arrival else { return nil }
    let waits = (step?.advance ?? []).compactMap { rule -> Double? in
      guard case .after(let seconds) = rule.trigger, applies(rule) else { return nil }
      return seconds
    }
    return waits.min().map { arrival + $0 }
  }

  /// Lets time pass: a step whose time has come goes on.
  public mutating func tick(at time: Double) {
    guard let deadline, time >= deadline, let arrival = playback.arrival else { return }
    _ = follow(at: time) { trigger in
      if case .after(let seconds) = trigger { arrival + seconds <= time } else { false }
    }
  }

  // MARK: Where things are

  /// The screen is laid out as given: holes go where its elements are.
  public mutating func update(_ screen: LiveScreen) {
    guard live[screen.name] != screen else { return }
    live[screen.name] = screen
    playback.reanchor(to: anchored)
  }

  /// The device is turned, or changed otherwise.
  public mutating func adopt(_ traits: TourTraits, display: Size, at time: Double) {
    guard let variant = tour.variant(for: traits, display: display), variant.id != compiled.id else { return }
    compiled = variant
    playback.change(to: anchored, at: time)
  }

  /// Whether the person asks for less motion, from now on.
  public mutating func setReducedMotion(_ isReduced: Bool) {
    playback.prefersReducedMotion = isReduced
  }

  private var anchored: TourVariant {
    live.values.sorted { $0.name < $1.name }.reduce(compiled) { $0.reanchored(on: $1) }
  }

  // MARK: What is shown

  /// A text of the tour in the person's language, or else in the tour's own.
  public func text(_ key: String?) -> String? {
    guard let key, let locale = playback.locale else { return nil }
    return tour.text(key, in: locale)
  }

  /// What assistive technology says of the step: its label, or else its title and body.
  public var spokenText: String? {
    if let label = text(step?.accessibility.label) { return label }
    let parts = [text(step?.callout?.title), text(step?.callout?.body)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ". ")
  }
}
