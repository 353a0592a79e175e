/// The description of one key: the single source of decoding messages, schemas, pages and editor support.
///
/// Each run creates the descriptions of all keys of a language, but hardly needs more than their names. So anything
/// more expensive than a constant is created on demand.
@usableFromInline
package final class KeyDescription: Sendable {
  /// The default of a key.
  @usableFromInline
  package enum Otherwise: Sendable {
    /// The key is required.
    case required
    /// A value.
    case value(SchemaNode)
    /// A default that depends on other things, in words: `the element's own, else 8`.
    case words(String)
    /// No default.
    case nothing
  }

  /// The key as written.
  package let name: String
  /// The value's name in messages, with its article; nil to combine the names of the map and the key.
  package let called: String?
  /// The purpose of the key: Markdown, in full sentences.
  package let prose: String
  private let makeForm: @Sendable () -> KindForm
  private let makeOtherwise: @Sendable () -> Otherwise
  private let makeExamples: @Sendable () -> [SchemaNode]
  /// True if the key is required.
  package let isRequired: Bool

  /// A description with the given parts.
  @usableFromInline
  package init(
    name: String, called: String? = nil, prose: String, form: @escaping @autoclosure @Sendable () -> KindForm,
    otherwise: Otherwise, examples: @escaping @autoclosure @Sendable () -> [SchemaNode] = []
  ) {
    self.name = name
    self.called = called
    self.prose = prose
    makeForm = form
    makeOtherwise = { otherwise }
    makeExamples = examples
    isRequired = if case .required = otherwise { true } else { false }
  }

  /// The description of a key with a default value.
  @usableFromInline
  package init(
    name: String, called: String?, prose: String, form: @escaping @autoclosure @Sendable () -> KindForm,
    fallback: @escaping @Sendable () -> SchemaNode, examples: @escaping @autoclosure @Sendable () -> [SchemaNode]
  ) {
    self.name = name
    self.called = called
    self.prose = prose
    makeForm = form
    makeOtherwise = { .value(fallback()) }
    makeExamples = examples
    isRequired = false
  }

  /// The form of its value.
  package var form: KindForm { makeForm() }
  /// The default.
  package var otherwise: Otherwise { makeOtherwise() }
  /// Examples of its value, if they say more than those of its kind.
  package var examples: [SchemaNode] { makeExamples() }

  /// The schema of the key's value, with the key's description.
  package var schema: SchemaNode {
    var before: [SchemaNode.Member] = [.init("description", .string(sentence))]
    let form = form
    let schema = form.schema()
    if case .value(let value) = otherwise { before.append(.init("default", value)) }
    let own = examples
    let shown = own.isEmpty ? form.examples : own
    return schema.with(before: before, behind: shown.isEmpty ? [] : [.init("examples", .array(shown))])
  }

  /// The prose as plain text, with the default in words.
  private var sentence: String {
    var text = plainText(prose)
    if case .words(let words) = otherwise { text += " By default \(plainText(words))." }
    return text
  }
}

/// Markdown without its links: of each, its words.
package func plainText(_ markdown: String) -> String {
  var text = ""
  var rest = markdown[...]
  while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
    let behind = rest.index(after: close)
    guard rest[behind...].first == "(", let end = rest[behind...].firstIndex(of: ")") else {
      text += rest[..<behind]
      rest = rest[behind...]
      continue
    }
    text += rest[..<open] + rest[rest.index(after: open)..<close]
    rest = rest[rest.index(after: end)...]
  }
  return text + rest
}

extension KeyDescription {
  /// The key `schema` of a language, which is checked before all others.
  ///
  /// - Parameter schema: the schema with its major version, such as `tutorialc.layout/1`.
  package static func schema(_ schema: String) -> KeyDescription {
    let pattern = schema.reduce(into: "") { $0 += $1 == "." ? #"\."# : String($1) }
    return KeyDescription(
      name: "schema",
      prose: "`\(schema)`, or a minor version of it such as `\(schema).2`; another major version is refused.",
      form: KindForm(["type": "string", "pattern": .string("^\(pattern)(\\.[0-9]+)?$")], examples: [.string(schema)]),
      otherwise: .words("the newest that the compiler reads"))
  }
}
