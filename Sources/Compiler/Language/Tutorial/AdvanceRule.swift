package import TutorialSyntax

/// One rule of `advance`: what must happen for the tutorial to go on, and where to.
package struct AdvanceRule: Sendable {
  /// The map.
  package var range: ByteRange
  /// What must happen.
  package var trigger: Located<AdvanceTrigger>
  /// `to`. See `destination`.
  package var to: Located<Destination>?
  /// `when`: a condition for the rule to apply.
  @Boxed package var when: Condition?

  /// A rule with the given trigger.
  package init(
    range: ByteRange, trigger: Located<AdvanceTrigger>, to: Located<Destination>? = nil, when: Condition? = nil
  ) {
    self.range = range
    self.trigger = trigger
    self.to = to
    self.when = when
  }

  /// Where the rule leads: where it says, else on; the button back leads back.
  package var destination: Destination {
    if let to { return to.value }
    if case .button("back") = trigger.value { return .back }
    return .next
  }
}

/// What makes a rule apply.
package enum AdvanceTrigger: Sendable {
  /// `tap: target`: a tap in one of the step's holes.
  case tapTarget
  /// `tap: anywhere`.
  case tapAnywhere
  /// `tap`: a tap on some element.
  case tap(Selector)
  /// `event`: an event that the app sends, by its name.
  case event(String)
  /// `after`: time, in seconds.
  case after(Double)
  /// `button`: a press of the callout's button of that role.
  case button(String)
}

/// Where a rule or a button leads.
package enum Destination: Sendable, Hashable {
  /// The next step, or the end after the last.
  case next
  /// The step before.
  case back
  /// The end of the tutorial.
  case end
  /// The step of that id.
  case step(String)
}
