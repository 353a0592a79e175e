/// What is said of one key of a map: the one source of decoding's messages, of schemas, pages and editors.
///
/// Each run makes the descriptions of all keys of a language, and hardly any asks for more than a name: what takes more
/// than a constant is put together when it is asked for.
@usableFromInline
package final class KeyDescription: Sendable {
  /// What holds where a key is not written.
  @usableFromInline
  package enum Otherwise: Sendable {
    /// The key has to be written.
    case required
    /// A value.
    case value(SchemaNode)
    /// Something that depends on other things, in words: `the element's own, else 8`.
    case words(String)
    /// Nothing.
    case nothing
  }

  /// The key as written.
  package let name: String
  /// What its value is called in messages, with its article; nil for the map's name and the key's.
  package let called: String?
  /// What it is for: Markdown, sentences with an end.
  package let prose: String
  private let makeForm: @Sendable () -> KindForm
  private let makeOtherwise: @Sendable () -> Otherwise
  private let makeExamples: @Sendable () -> [SchemaNode]
  /// Whether it has to be written.
  package let isRequired: Bool
  /// The minor version of the language that brought it.
  package let since: Int

  /// What is said of a key.
  @usableFromInline
  package init(
    name: String, called: String? = nil, prose: String, form: @escaping @autoclosure @Sendable () -> KindForm,
    otherwise: Otherwise, examples: @escaping @autoclosure @Sendable () -> [SchemaNode] = [], since: Int = 0
  ) {
    self.name = name
    self.called = called
    self.prose = prose
    makeForm = form
    makeOtherwise = { otherwise }
    makeExamples = examples
    isRequired = if case .required = otherwise { true } else { false }
    self.since = since
  }

  /// What is said of a key whose default is a value.
  @usableFromInline
  package init(
    name: String, called: String?, prose: String, form: @escaping @autoclosure @Sendable () -> KindForm,
    fallback: @escaping @Sendable () -> SchemaNode, examples: @escaping @autoclosure @Sendable () -> [SchemaNode],
    since: Int
  ) {
    self.name = name
    self.called = called
    self.prose = prose
    makeForm = form
    makeOtherwise = { .value(fallback()) }
    makeExamples = examples
    isRequired = false
    self.since = since
  }

  /// What its value may be.
  package var form: KindForm { makeForm() }
  /// What holds where it is not written.
  package var otherwise: Otherwise { makeOtherwise() }
  /// What authors write, where that says more than the examples of the kind.
  package var examples: [SchemaNode] { makeExamples() }

  /// The schema of the key's value, with all that is said of the key.
  package var schema: SchemaNode {
    var before: [SchemaNode.Member] = [.init("description", .string(sentence))]
    let form = form
    let schema = form.schema()
    if case .value(let value) = otherwise { before.append(.init("default", value)) }
    let own = examples
    let shown = own.isEmpty ? form.examples : own
    return schema.with(before: before, behind: shown.isEmpty ? [] : [.init("examples", .array(shown))])
  }

  /// The prose as plain text, with what holds otherwise in words.
  private var sentence: String {
    var text = plainText(prose)
    if case .words(let words) = otherwise { text += " By default \(plainText(words))." }
    if since > 0 { text += " Since version 1.\(since)." }
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
  /// The key `schema` of a language, which is looked at before all others are.
  ///
  /// - Parameter schema: the schema and its major version, such as `tutorialc.layout/1`.
  package static func schema(_ schema: String) -> KeyDescription {
    let pattern = schema.reduce(into: "") { $0 += $1 == "." ? #"\."# : String($1) }
    return KeyDescription(
      name: "schema",
      prose: "`\(schema)`, or a minor version of it such as `\(schema).2`; another major version is refused.",
      form: KindForm(["type": "string", "pattern": .string("^\(pattern)(\\.[0-9]+)?$")], examples: [.string(schema)]),
      otherwise: .words("the newest that the compiler reads"))
  }
}
