/// What assistive technology says of a step, and where it goes.
public struct TourAccessibility: Sendable, Hashable {
  /// How an announcement comes.
  public enum Announcement: String, Sendable, Hashable, CaseIterable {
    /// After what is being said.
    case polite
    /// At once.
    case assertive
  }

  /// Where the focus goes.
  public enum Focus: String, Sendable, Hashable, CaseIterable {
    /// To the callout.
    case callout
    /// To the highlighted element.
    case target
  }

  /// A group of what a person can get to while the step stands.
  public enum Stop: String, Sendable, Hashable, CaseIterable {
    /// The callout's words, then its buttons in their order.
    case callout
    /// The highlighted elements, in the order of `cutouts`.
    case cutouts
    /// The elements that rules of `advance` wait for, in the order of the rules, then `interaction.allow`.
    case elements
  }

  /// The key in the tour's `strings` of the label; nil is the callout's title and body.
  public var label: String?
  /// The key in the tour's `strings` of the hint.
  public var hint: String?
  /// How the step is announced.
  public var announce: Announcement
  /// Where the focus goes.
  public var focus: Focus
  /// What the focus passes through, in this order and no further than that; the ways to dismiss the tour come last.
  public var order: [Stop]

  /// The given behaviour.
  public init(
    label: String? = nil, hint: String? = nil, announce: Announcement = .polite, focus: Focus = .callout,
    order: [Stop] = []
  ) {
    self.label = label
    self.hint = hint
    self.announce = announce
    self.focus = focus
    self.order = order
  }
}
