extension Decoder {
  /// Whether the document's `schema`, if it has one, is one that this compiler reads; it is looked for before all
  /// else, because what another language means by its keys is not known.
  ///
  /// - Parameters:
  ///   - schema: the schema and its major version, such as `tutorialc.layout/1`; any minor version of it is read.
  ///   - what: what it describes, with its article, for messages.
  package mutating func isSupportedSchema(_ root: NodeID, _ schema: String, of what: String) -> Bool {
    guard document.kind(root) == .mapping else { return true }
    var children = document.children(root)
    while let key = children.next(), let value = children.next() {
      guard document.isScalar(key), document.string(key) == "schema" else { continue }
      guard let text = string(value, expected: "\"\(schema)\"") else { return true }
      if isMinorVersion(text.value, of: schema) { return true }
      report(unsupportedSchema(text.value, schema, of: what, at: document.span(value)))
      return false
    }
    return true
  }

  /// Whether a schema is the given major version or a minor one of it: minor versions only add.
  private func isMinorVersion(_ name: String, of schema: String) -> Bool {
    guard name.hasPrefix(schema) else { return false }
    let rest = name.dropFirst(schema.count)
    let minor = rest.dropFirst()
    return rest.isEmpty || rest.hasPrefix(".") && !minor.isEmpty && minor.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

private func unsupportedSchema(_ name: String, _ schema: String, of what: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .unsupportedSchema, "\"\(excerpt(name))\" is not \(what) that this version reads", at: span,
    label: "this version reads \(schema)")
}
