import TutorialPluginKit
import TutorialSyntax

/// `emitters` of `tutorialc.yaml`.
enum EmitterSettings {
  /// What may be written there: each emitter with the options that it declares.
  static var form: KindForm {
    KindForm(
      .object([
        .init("type", "object"), .init("additionalProperties", false),
        .init(
          "properties",
          .object(
            Plugins.emitters.map { emitter in
              let description = emitter.describe()
              return .init(description.plugin.name, options(description))
            })),
      ]), examples: [["json": ["pretty": true], "svg": [:]]])
  }

  /// The options of an emitter; nothing is as good as none.
  private static func options(_ description: EmitterDescription) -> SchemaNode {
    [
      "description": .string(description.plugin.summary),
      "anyOf": [["type": "null"], description.options.schemaNode],
    ]
  }

  static func decode(_ node: NodeID, _ decoder: inout Decoder) -> [Configuration.EmitterRequest]? {
    guard decoder.document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of emitters to their options")
      return nil
    }
    var requests: [Configuration.EmitterRequest] = []
    for (key, value) in pairs(node, decoder) {
      guard let request = emitter(key, value, &decoder) else { continue }
      if let first = requests.first(where: { $0.name.value == request.name.value }) {
        decoder.reportDuplicateKey(key, first: first.name.range)
      } else {
        requests.append(request)
      }
    }
    return requests
  }

  private static func emitter(
    _ key: NodeID, _ value: NodeID, _ decoder: inout Decoder
  ) -> Configuration.EmitterRequest? {
    guard let name = decoder.string(key, expected: "the name of an emitter") else { return nil }
    let isEmpty = decoder.document.isNull(value)
    if !isEmpty, decoder.document.kind(value) != .mapping {
      decoder.reportWrongType(value, expected: "a map of options")
      return nil
    }
    let options = isEmpty ? [] : pairs(value, decoder)
    if let command = options.first(where: { decoder.document.string($0.key) == "command" }) {
      reportNotYetCompiled(command.key, &decoder)
      return nil
    }
    let known = Plugins.emitters.map { $0.describe().plugin.name }
    guard known.contains(name.value) else {
      decoder.reportUnknownKey(key, known: known, of: "the emitters")
      return nil
    }
    return .init(name: name, options: PluginOptions(options.compactMap { option($0.key, $0.value, &decoder) }))
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

  private static func reportNotYetCompiled(_ key: NodeID, _ decoder: inout Decoder) {
    let name = excerpt(decoder.document.string(key))
    decoder.report(
      Diagnostic(
        .notYetCompiled, "\"\(name)\" has no effect in this version of tutorialc", at: decoder.document.span(key)))
  }
}

extension DiagnosticID {
  /// `not-yet-compiled`.
  static let notYetCompiled = DiagnosticID(
    "not-yet-compiled", .warning,
    rule:
      "The key is known and checked, and has no effect in this version.",
    wrong: """
      # tutorialc.yaml
      emitters: { mine: { command: [./mine] } }
      """,
    right: """
      # tutorialc.yaml: leave it out for now
      """)
}
