/// A part of a callout, by how its words are set.
package enum TextRole: String, Sendable, Hashable, CaseIterable {
  /// The heading, semibold.
  case title
  /// The text.
  case body
  /// A button, as large as the heading.
  case button
  /// Where in the tour one is: as heavy as a button.
  case progress
}
