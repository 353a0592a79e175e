/// A part of a callout with its own text style.
package enum TextRole: String, Sendable, Hashable, CaseIterable {
  /// The heading, semibold.
  case title
  /// The body.
  case body
  /// A button, as large as the heading.
  case button
  /// The progress through the tour, with the weight of a button.
  case progress
}
