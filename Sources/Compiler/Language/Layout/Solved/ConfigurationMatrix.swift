/// Languages and text sizes in which screens look as captured, so that one capture serves all of them.
package struct ConfigurationMatrix: Sendable, Hashable {
  /// The language tags; nil if not declared.
  package var locales: [String]?
  /// The text sizes, by name or as a factor; nil if not declared.
  package var textSizes: [String]?

  /// An empty matrix.
  package init() {}
}
