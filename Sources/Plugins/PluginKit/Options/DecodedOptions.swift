public import TutorialSyntax

/// A plugin's options as they were given, read by its table.
public struct DecodedOptions: Sendable {
  /// What is wrong with them. With an error among it nothing should be made by them.
  public let diagnostics: [Diagnostic]
  private let given: PluginOptions

  init(_ given: PluginOptions, diagnostics: [Diagnostic]) {
    self.given = given
    self.diagnostics = diagnostics
  }

  /// What an option is: as it was given, or else what holds without it.
  public subscript<Value>(_ option: PluginOption<Value>) -> Value {
    given[option.entry.name].flatMap { option.value(of: $0.value) } ?? option.standard
  }

  /// Where an option is written; nil where it was not given, or on the command line.
  public func span<Value>(of option: PluginOption<Value>) -> SourceSpan? {
    given[option.entry.name]?.span
  }
}
