/// The words and the focus of a step for assistive technology.
public struct TourAccessibility: Sendable, Hashable {
  /// The urgency of an announcement.
  public enum Announcement: String, Sendable, Hashable, CaseIterable {
    /// After the screen reader has finished its current speech.
    case polite
    /// At once.
    case assertive
  }

  /// The first stop of the focus.
  public enum Focus: String, Sendable, Hashable, CaseIterable {
    /// The callout.
    case callout
    /// The highlighted element.
    case target
  }

  /// A group of elements that the focus can reach at a step.
  public enum Stop: String, Sendable, Hashable, CaseIterable {
    /// The callout's words, then its buttons in their order.
    case callout
    /// The highlighted elements, in the order of `cutouts`.
    case cutouts
    /// The other elements that rules of `advance` wait for, in the rules' order, then those of `interaction.allow`.
    case elements
  }

  /// The announcement, as a key in the tour's `strings`; nil for the callout's title and body.
  public var label: String?
  /// A hint on what to do, as a key in the tour's `strings`.
  public var hint: String?
  /// The urgency of the announcement.
  public var announce: Announcement
  /// The first stop of the focus.
  public var focus: Focus
  /// The stops of the focus, in order.
  ///
  /// The focus goes nowhere else, except to the ways of dismissing the tour, which come last.
  public var order: [Stop]

  /// Creates the words and the focus of a step.
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
