/// An importer's description of itself.
public struct ImporterDescription: Sendable, Hashable {
  /// Name, version and one line of help.
  public var plugin: PluginDescription
  /// The importer's own options, which `--set` sets, in addition to those of `ImportRequest`.
  public var options: OptionTable

  /// Makes a description.
  public init(plugin: PluginDescription, options: OptionTable = OptionTable()) {
    self.plugin = plugin
    self.options = options
  }

  /// The JSON Schema (draft 2020-12) of the options, as an object.
  public var optionsSchema: String { options.schema }

  /// Reads the options of a request, and finds errors in them.
  public func decode(_ given: PluginOptions) -> DecodedOptions {
    options.decode(given, of: owner)
  }

  /// The importer's name for messages about options.
  package var owner: String { "the importer \"\(plugin.name)\"" }
}
