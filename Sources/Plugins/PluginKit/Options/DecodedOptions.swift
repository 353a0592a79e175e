public import TutorialSyntax

/// A plugin's options, validated against its table.
public struct DecodedOptions: Sendable {
  /// The errors in the options. Don't produce anything if there is an error among them.
  public let diagnostics: [Diagnostic]
  let given: PluginOptions

  /// The value of an option: the given one, or its default.
  public subscript<Value>(_ option: PluginOption<Value>) -> Value {
    given[option.entry.name].flatMap { option.value(of: $0.value) } ?? option.standard
  }

  /// Returns the place of an option in the source, or nil if it wasn't given or comes from the command line.
  public func span<Value>(of option: PluginOption<Value>) -> SourceSpan? {
    given[option.entry.name]?.span
  }
}
