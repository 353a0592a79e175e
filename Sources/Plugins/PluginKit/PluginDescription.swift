public import TutorialSyntax

/// What a plugin says of itself.
public struct PluginDescription: Sendable, Hashable {
  /// The name by which `--emit` or `--from` asks for it.
  public var name: String
  /// Its own version, for people.
  public var version: String
  /// One line for `tutorialc emitters` and `--help`.
  public var summary: String
  /// The defects that it finds beside those that tutorialc knows: `DiagnosticID(plugin: "acme", "small-icon", …)`. What
  /// it reports and does not list here cannot be explained, nor named in comments and configurations without a doubt.
  public var diagnostics: [DiagnosticID]

  /// A description of the given words.
  public init(name: String, version: String, summary: String, diagnostics: [DiagnosticID] = []) {
    self.name = name
    self.version = version
    self.summary = summary
    self.diagnostics = diagnostics
  }
}
