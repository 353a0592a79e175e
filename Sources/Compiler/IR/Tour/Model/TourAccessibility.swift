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

  /// The key in the tour's `strings` of the label; nil is the callout's title and body.
  public var label: String?
  /// The key in the tour's `strings` of the hint.
  public var hint: String?
  /// How the step is announced.
  public var announce: Announcement
  /// Where the focus goes.
  public var focus: Focus

  /// The given behaviour.
  public init(label: String? = nil, hint: String? = nil, announce: Announcement = .polite, focus: Focus = .callout) {
    self.label = label
    self.hint = hint
    self.announce = announce
    self.focus = focus
  }
}
