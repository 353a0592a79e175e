/// What is said of one key of a map: the one source of decoding's messages, of schemas, pages and editors.
@usableFromInline
package struct KeyDescription: Sendable {
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
  /// What its value may be.
  package let form: KindForm
  /// What holds where it is not written.
  package let otherwise: Otherwise
  /// What authors write, where that says more than the examples of the kind.
  package let examples: [SchemaNode]
  /// The minor version of the language that brought it.
  package let since: Int

  /// What is said of a key.
  @usableFromInline
  package init(
    name: String, called: String? = nil, prose: String, form: KindForm, otherwise: Otherwise,
    examples: [SchemaNode] = [], since: Int = 0
  ) {
    self.name = name
    self.called = called
    self.prose = prose
    self.form = form
    self.otherwise = otherwise
    self.examples = examples
    self.since = since
  }

  /// Whether it has to be written.
  package var isRequired: Bool {
    if case .required = otherwise { return true }
    return false
  }

  /// The schema of the key's value, with all that is said of the key.
  package var schema: SchemaNode {
    var before: [SchemaNode.Member] = [.init("description", .string(sentence))]
    let schema = form.schema()
    if case .value(let value) = otherwise { before.append(.init("default", value)) }
    let shown = examples.isEmpty ? form.examples : examples
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
func plainText(_ markdown: String) -> String {
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
    let pattern = schema.map { $0 == "." ? #"\."# : String($0) }.joined()
    return KeyDescription(
      name: "schema",
      prose: "`\(schema)`, or a minor version of it such as `\(schema).2`; another major version is refused.",
      form: KindForm(["type": "string", "pattern": .string("^\(pattern)(\\.[0-9]+)?$")], examples: [.string(schema)]),
      otherwise: .words("the newest that the compiler reads"))
  }
}
