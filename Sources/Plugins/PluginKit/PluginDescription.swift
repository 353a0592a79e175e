public import TutorialSyntax

/// A plugin's description of itself.
public struct PluginDescription: Sendable, Hashable {
  /// The name for `--emit` or `--from`.
  public var name: String
  /// The plugin's own version, for people.
  public var version: String
  /// One line for `tutorialc emitters` and `--help`.
  public var summary: String
  /// The plugin's own diagnostics, in addition to tutorialc's: `DiagnosticID(plugin: "acme", "small-icon", …)`.
  ///
  /// A diagnostic that it reports without listing it here can't be explained, and comments and configurations can't
  /// name it unambiguously.
  public var diagnostics: [DiagnosticID]

  /// Makes a description.
  public init(name: String, version: String, summary: String, diagnostics: [DiagnosticID] = []) {
    self.name = name
    self.version = version
    self.summary = summary
    self.diagnostics = diagnostics
  }
}
