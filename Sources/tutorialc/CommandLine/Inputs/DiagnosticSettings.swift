import TutorialCompiler
import TutorialSyntax

/// `diagnostics` of `tutorialc.yaml`.
struct DiagnosticSettings: DescribedMap {
  var isStrict = false
  /// The severities, in the order written.
  var rules: [SeverityPolicy.Rule] = []
  private var registry = DiagnosticRegistry([])

  init() {}

  init(_ registry: DiagnosticRegistry) {
    self.registry = registry
  }

  static let keys = MapDescription<Self>(
    "diagnostics", of: "the diagnostics", "The severities of diagnostics."
  ) {
    Key(
      .init(
        name: "strict", prose: "True to treat warnings as errors.",
        form: KindForm(["type": "boolean"], examples: [true]),
        otherwise: .value(false))
    ) { decoder, field, _, owner in owner.isStrict = decoder.bool(field.value)?.value ?? false }
    rule("error", "The diagnostics that are errors: an id, or a list of ids.", .report(.error))
    rule("warn", "The diagnostics that are warnings: an id, or a list of ids.", .report(.warning))
    rule("ignore", "The diagnostics that are not reported: an id, or a list of ids.", .ignore)
  }

  private static func rule(_ name: String, _ prose: String, _ choice: SeverityChoice) -> Key<Self> {
    let ids = SchemaDefinition("diagnostic") {
      [
        "anyOf": [
          ["enum": .array(Plugins.diagnostics.names.map { .string($0) })],
          ["description": "Of a plugin.", "type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+$"],
        ]
      ]
    }
    let form = KindForm(
      ["anyOf": [.reference(ids), ["type": "array", "items": .reference(ids)]]],
      examples: ["clipped-target", ["unused-style", "unknown-string"]])
    return Key(.init(name: name, prose: prose, form: form, otherwise: .nothing)) { decoder, field, _, owner in
      owner.decodeRule(field.value, choice, &decoder)
    }
  }

  private mutating func decodeRule(_ node: NodeID, _ choice: SeverityChoice, _ decoder: inout Decoder) {
    let nodes = decoder.document.kind(node) == .sequence ? Array(decoder.document.children(node)) : [node]
    for node in nodes {
      let name = decoder.document.isScalar(node) ? decoder.document.string(node) : ""
      guard let id = registry.meaning(of: name) else {
        decoder.reportNoChoice(node, known: registry.names, of: "a diagnostic")
        continue
      }
      guard !id.isAlwaysError || choice == .report(.error) else {
        decoder.reportOutOfRange(node, "\(id.rawValue) is always an error")
        continue
      }
      rules.append(.init(id, choice))
    }
  }
}
