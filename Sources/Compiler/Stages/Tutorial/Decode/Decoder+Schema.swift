import TutorialIR

extension Decoder {
  /// Whether the document's `schema` is one that this compiler reads; it is looked for before all else, because what
  /// another language means by its keys is not known.
  mutating func isSupportedSchema(_ root: NodeID) -> Bool {
    guard document.kind(root) == .mapping else { return true }
    var children = document.children(root)
    while let key = children.next(), let value = children.next() {
      guard isWord(key, "schema") else { continue }
      guard let text = string(value, expected: "\"tutorialc.tutorial/1\"") else { return true }
      if isSupported(text.value) { return true }
      report(unsupportedSchema(text.value, at: document.span(value)))
      return false
    }
    return true
  }

  /// A file in which there is nothing, unless that was said already.
  mutating func reportEmptyDocument() {
    guard !document.isPartial else { return }
    report(
      Diagnostic(
        .missingKey, "the file is empty; a tutorial needs the keys \"tutorial\" and \"steps\"",
        at: SourceSpan(document.source, ByteRange(0, 0))))
  }

  /// Any minor version of the first major one: minor versions only add.
  private func isSupported(_ schema: String) -> Bool {
    guard schema.hasPrefix("tutorialc.tutorial/") else { return false }
    let version = schema.dropFirst("tutorialc.tutorial/".count)
    let minor = version.dropFirst(2)
    return version == "1"
      || version.hasPrefix("1.") && !minor.isEmpty && minor.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

private func unsupportedSchema(_ schema: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .unsupportedSchema, "\"\(excerpt(schema))\" is not a tutorial that this version reads", at: span,
    label: "this version reads tutorialc.tutorial/1")
}
