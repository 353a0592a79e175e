/// What an importer says of itself.
public struct ImporterDescription: Sendable, Hashable {
  /// Name, version and one line of help.
  public var plugin: PluginDescription
  /// The options of its own, which `--set` gives; beside them every importer has what `ImportRequest` has.
  public var options: OptionTable

  /// A description of the given words.
  public init(plugin: PluginDescription, options: OptionTable = OptionTable()) {
    self.plugin = plugin
    self.options = options
  }

  /// A JSON Schema (draft 2020-12) of its options, which are one object.
  public var optionsSchema: String { options.schema }

  /// Reads the options of a request, and finds what is wrong with them.
  public func decode(_ given: PluginOptions) -> DecodedOptions {
    options.decode(given, of: owner)
  }

  /// Whose options they are, for messages.
  package var owner: String { "the importer \"\(plugin.name)\"" }
}
