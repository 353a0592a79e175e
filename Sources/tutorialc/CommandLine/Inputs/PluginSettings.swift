import TutorialPluginKit
import TutorialSyntax

/// `emitters` and `importers` of `tutorialc.yaml`: plugins of a kind, with their options.
struct PluginSettings: Sendable {
  struct Known: Sendable {
    let plugin: PluginDescription
    let options: OptionTable
  }

  static let emitters = PluginSettings(
    kind: "emitter",
    examples: [["json": ["pretty": true], "svg": [:]], ["outline": ["command": ["./outline.py", "--short"]]]]
  ) {
    Plugins.emitters.map { $0.describe() }.map { Known(plugin: $0.plugin, options: $0.options) }
  }

  /// The settings of importers, which are only programs, because captures don't belong to a configuration.
  static let importers = PluginSettings(
    kind: "importer", examples: [["csv": ["command": ["./import-csv.py", "--strict"], "separator": "semicolon"]]],
    areProgramsOnly: true
  ) {
    Plugins.importers.map { $0.describe() }.map { Known(plugin: $0.plugin, options: $0.options) }
  }

  /// The name of the kind, for messages.
  private let kind: String
  private let examples: [SchemaNode]
  /// True if built-in plugins aren't allowed here.
  private var areProgramsOnly = false
  private let known: @Sendable () -> [Known]

  private func isKnown(_ name: String) -> Bool { known().contains { $0.plugin.name == name } }

  /// The form of a valid value: each plugin with its declared options.
  var form: KindForm {
    let kinds: [SchemaNode.Member] =
      areProgramsOnly
      ? [.init("propertyNames", ["not": ["enum": .array(known().map { .string($0.plugin.name) })]])]
      : [.init("properties", .object(known().map { .init($0.plugin.name, Self.options(of: $0)) }))]
    return KindForm(
      .object([.init("type", "object"), .init("additionalProperties", Self.program)] + kinds), examples: examples)
  }

  /// The form of a plugin that is a program. The program itself declares its options.
  private static let program: SchemaNode = [
    "type": "object", "required": ["command"], "properties": ["command": ProgramWords.schema],
  ]

  /// The form of a plugin's options; null means none.
  private static func options(of known: Known) -> SchemaNode {
    [
      "description": .string(known.plugin.summary),
      "anyOf": [["type": "null"], known.options.schemaNode],
    ]
  }

  func decode(
    _ node: NodeID, in folder: String, _ decoder: inout Decoder
  ) -> [Configuration.PluginRequest]? {
    guard decoder.document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of \(kind)s to their options")
      return nil
    }
    var requests: [Configuration.PluginRequest] = []
    for (key, value) in Self.pairs(node, decoder) {
      guard let request = plugin(key, value, folder, &decoder) else { continue }
      if let first = requests.first(where: { $0.name.value == request.name.value }) {
        decoder.reportDuplicateKey(key, first: first.name.range)
      } else {
        requests.append(request)
      }
    }
    return requests
  }

  private func plugin(
    _ key: NodeID, _ value: NodeID, _ folder: String, _ decoder: inout Decoder
  ) -> Configuration.PluginRequest? {
    guard let name = decoder.string(key, expected: "the name of an \(kind)") else { return nil }
    let isEmpty = decoder.document.isNull(value)
    if !isEmpty, decoder.document.kind(value) != .mapping {
      decoder.reportWrongType(value, expected: "a map of options")
      return nil
    }
    let written = isEmpty ? [] : Self.pairs(value, decoder)
    let command = written.first { decoder.document.string($0.key) == "command" }
    let options = written.filter { decoder.document.string($0.key) != "command" }
    let isKnown = isKnown(name.value)
    guard let command else {
      if areProgramsOnly {
        decoder.reportOutOfRange(
          key,
          isKnown
            ? "the importer \"\(name.value)\" comes with tutorialc; `import --set` gives it its options"
            : "the importer \"\(excerpt(name.value))\" does not come with tutorialc, and has no \"command\"")
        return nil
      }
      if !isKnown {
        decoder.reportUnknownKey(key, known: known().map(\.plugin.name), of: "the emitters")
        return nil
      }
      return .init(name: name, options: PluginOptions(options.compactMap { Self.option($0.key, $0.value, &decoder) }))
    }
    if isKnown {
      decoder.reportOutOfRange(
        command.key, "the \(kind) \"\(name.value)\" comes with tutorialc, so it cannot be another program")
      return nil
    }
    guard PluginProtocol.isName(name.value) else {
      decoder.reportOutOfRange(key, "the name of an \(kind) has lower-case letters, digits and hyphens")
      return nil
    }
    guard let words = ProgramWords.decode(command.value, of: "the \(kind)", in: folder, &decoder) else { return nil }
    return .init(
      name: name, command: words, options: PluginOptions(options.compactMap { Self.option($0.key, $0.value, &decoder) })
    )
  }

  private static func option(
    _ key: NodeID, _ value: NodeID, _ decoder: inout Decoder
  ) -> PluginOptions.Given? {
    guard let name = decoder.string(key, expected: "the name of an option"),
      let converted = OptionValue.convert(value, in: decoder.document)
    else { return nil }
    return PluginOptions.Given(name.value, converted, at: decoder.document.span(value))
  }

  private static func pairs(_ node: NodeID, _ decoder: Decoder) -> [(key: NodeID, value: NodeID)] {
    var pairs: [(key: NodeID, value: NodeID)] = []
    var children = decoder.document.children(node)
    while let key = children.next(), let value = children.next() { pairs.append((key, value)) }
    return pairs
  }
}

/// The conversion of plugin options, which stay untyped until the plugin reads them: plain scalars become JSON values.
enum OptionValue {
  /// The value at a node; nil for null. Documents nest at most 128 levels deep, which bounds this recursion.
  static func convert(_ node: NodeID, in document: Document) -> PluginOptions.Value? {
    switch document.kind(node) {
    case .mapping:
      var options: [PluginOptions.Given] = []
      var children = document.children(node)
      while let key = children.next(), let value = children.next() {
        guard let converted = convert(value, in: document) else { continue }
        options.append(.init(document.string(key), converted, at: document.span(value)))
      }
      return .object(options)
    case .sequence:
      return .list(document.children(node).compactMap { convert($0, in: document) })
    case .quoted, .alias:
      return .text(document.string(node))
    case .plain:
      return document.isNull(node) ? nil : plain(document.string(node))
    }
  }

  static func plain(_ text: String) -> PluginOptions.Value {
    if text == "true" || text == "false" { return .bool(text == "true") }
    let bytes = Array(text.utf8)
    if case .value(let number) = parseDecimal(bytes, 0..<bytes.count) { return .number(number) }
    return .text(text)
  }
}
