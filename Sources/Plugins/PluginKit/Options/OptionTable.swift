package import TutorialSyntax

/// The options of a plugin, in the order in which help lists them. Reading them, what is said of those that are wrong,
/// their schema, help and completions all come from this table.
public struct OptionTable: Sendable, Hashable {
  /// What is known of each option.
  public let entries: [OptionEntry]

  /// A table of options.
  public init<each Value>(_ option: repeat PluginOption<each Value>) {
    var entries: [OptionEntry] = []
    repeat entries.append((each option).entry)
    self.entries = entries
  }

  /// A table of entries.
  init(_ entries: [OptionEntry]) {
    self.entries = entries
  }

  /// The option of that name, if there is one.
  public subscript(_ name: String) -> OptionEntry? {
    entries.first { $0.name == name }
  }

  /// A JSON Schema (draft 2020-12) of the options, which are one object.
  public var schema: String { OptionSchema(self).text }

  /// The same as a part of a larger schema.
  package var schemaNode: SchemaNode { OptionSchema(self).node }

  /// Reads what was given, and finds what is wrong with it.
  ///
  /// - Parameter plugin: whose options they are, for messages: `the emitter "json"`.
  public func decode(_ given: PluginOptions, of plugin: String) -> DecodedOptions {
    var diagnostics = entries.compactMap { entry in
      if let option = given[entry.name] { return problem(option, of: plugin) }
      guard entry.isRequired else { return nil }
      return Diagnostic(.missingKey, "\(plugin) needs the option \"\(entry.name)\", \(entry.expectation)", at: nil)
    }
    diagnostics += given.all.filter { self[$0.name] == nil }.compactMap { problem($0, of: plugin) }
    return DecodedOptions(given, diagnostics: diagnostics)
  }

  /// All options of the table: as they were given, and those that were not as what holds without them.
  package func filled(_ given: PluginOptions) -> [PluginOptions.Given] {
    entries.compactMap { entry in
      (given[entry.name]?.value ?? entry.standard).map { PluginOptions.Given(entry.name, $0) }
    }
  }

  /// What is wrong with one option as it was given: its name, or its value.
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
    let note: Diagnostic.Note
    if let nearest = nearestName(to: given.name, among: names) {
      note = .init("did you mean \"\(nearest)\"?")
    } else {
      note = .init(names.isEmpty ? "it has no options" : "its options: \(names.joined(separator: ", "))")
    }
    return Diagnostic(
      .unknownKey, "unknown option \"\(excerpt(given.name))\" of \(plugin)", at: given.span, notes: [note])
  }
}
