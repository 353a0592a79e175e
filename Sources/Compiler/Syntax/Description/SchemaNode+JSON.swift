extension SchemaNode {
  /// A schema that is there as text already; `true`, which accepts all, where that is no JSON.
  package init(json: String) {
    let parsed = JSONReader.read(SourceText(path: "", bytes: Array(json.utf8)))
    guard parsed.diagnostics.isEmpty, let root = parsed.value.root else {
      self = .bool(true)
      return
    }
    self.init(root, of: parsed.value)
  }

  private init(_ node: NodeID, of document: Document) {
    switch document.kind(node) {
    case .sequence:
      self = .array(document.children(node).map { SchemaNode($0, of: document) })
    case .mapping:
      var members: [Member] = []
      var children = document.children(node)
      while let name = children.next(), let value = children.next() {
        members.append(Member(document.string(name), SchemaNode(value, of: document)))
      }
      self = .object(members)
    case .plain:
      if document.text(node, equals: "true") {
        self = .bool(true)
      } else if document.text(node, equals: "false") {
        self = .bool(false)
      } else if case .value(let number) = parseDecimal(document.arena, document.textBounds(node)) {
        self = .number(number)
      } else {
        self = .string(document.string(node))
      }
    case .quoted, .alias:
      self = .string(document.string(node))
    }
  }
}
