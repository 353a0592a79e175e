/// Languages and text sizes in which screens look as they were captured, so that one capture serves all of them.
package struct ConfigurationMatrix: Sendable, Hashable {
  /// The languages, as tags; nil where nothing is said of them.
  package var locales: [String]?
  /// The text sizes, by name or as a factor; nil where nothing is said of them.
  package var textSizes: [String]?

  /// A matrix of which nothing is written.
  package init() {}
}
