package import TutorialSyntax

/// The options of a plugin, in the order of its help.
///
/// Decoding, error messages, schema, help and completions all come from this table.
public struct OptionTable: Sendable, Hashable {
  /// The declarations of the options.
  public let entries: [OptionEntry]

  /// Makes a table of options.
  public init<each Value>(_ option: repeat PluginOption<each Value>) {
    var entries: [OptionEntry] = []
    repeat entries.append((each option).entry)
    self.entries = entries
  }

  init(_ entries: [OptionEntry]) {
    self.entries = entries
  }

  /// The entry of an option, or nil if there is none.
  public subscript(_ name: String) -> OptionEntry? {
    entries.first { $0.name == name }
  }

  /// The JSON Schema (draft 2020-12) of the options, as an object.
  public var schema: String {
    SchemaPrinter.print(schemaNode.with(before: [.init("$schema", "https://json-schema.org/draft/2020-12/schema")]))
  }

  /// The schema for embedding in a larger one.
  package var schemaNode: SchemaNode {
    let required = entries.filter(\.isRequired).map { SchemaNode.string($0.name) }
    let object: SchemaNode = [
      "type": "object", "additionalProperties": false,
      "properties": .object(entries.map { .init($0.name, $0.schema) }),
    ]
    return object.with(behind: required.isEmpty ? [] : [.init("required", .array(required))])
  }

  /// Validates the given options.
  ///
  /// - Parameter plugin: the plugin's name for messages: `the emitter "json"`.
  public func decode(_ given: PluginOptions, of plugin: String) -> DecodedOptions {
    var diagnostics = entries.compactMap { entry in
      if let option = given[entry.name] { return problem(option, of: plugin) }
      guard entry.isRequired else { return nil }
      return Diagnostic(.missingKey, "\(plugin) needs the option \"\(entry.name)\", \(entry.expectation)", at: nil)
    }
    diagnostics += given.all.filter { self[$0.name] == nil }.compactMap { problem($0, of: plugin) }
    return DecodedOptions(diagnostics: diagnostics, given: given)
  }

  /// Returns all options of the table, with given values or defaults.
  package func filled(_ given: PluginOptions) -> [PluginOptions.Given] {
    entries.compactMap { entry in
      (given[entry.name]?.value ?? entry.standard).map { PluginOptions.Given(entry.name, $0) }
    }
  }

  /// Returns the error in a given option, its name or its value, or nil if there is none.
  package func problem(_ given: PluginOptions.Given, of plugin: String) -> Diagnostic? {
    guard let entry = self[given.name] else { return unknown(given, of: plugin) }
    guard !entry.admits(given.value) else { return nil }
    let expected = entry.expectation
    var diagnostic = Diagnostic(
      .wrongType, "option \"\(entry.name)\" of \(plugin) is not \(expected)", at: given.span,
      label: "expected \(expected)")
    if case .text(let text) = given.value, let nearest = nearestName(to: text, among: entry.words) {
      diagnostic.notes = [.init("did you mean \"\(nearest)\"?")]
    }
    return diagnostic
  }

  private func unknown(_ given: PluginOptions.Given, of plugin: String) -> Diagnostic {
    let names = entries.map(\.name)
    let note =
      nearestName(to: given.name, among: names).map { "did you mean \"\($0)\"?" }
      ?? (names.isEmpty ? "it has no options" : "its options: \(names.joined(separator: ", "))")
    return Diagnostic(
      .unknownKey, "unknown option \"\(excerpt(given.name))\" of \(plugin)", at: given.span, notes: [.init(note)])
  }
}
