package import TutorialSyntax

/// Decodes and validates a tutorial.
///
/// Errors are reported at their place, and decoding continues. The tutorial is nil only if the document isn't a map,
/// has no id, or declares another schema.
package func decodeTutorial(_ document: Document) -> Parsed<Tutorial?> {
  var decoder = Decoder(document)
  guard let root = document.root else {
    decoder.reportEmptyDocument()
    return Parsed(nil, diagnostics: decoder.diagnostics)
  }
  guard decoder.isSupportedSchema(root, "tutorialc.tutorial/1", of: "a tutorial") else {
    return Parsed(nil, diagnostics: decoder.diagnostics)
  }
  let tutorial = decoder.tutorial(root)
  return Parsed(tutorial, diagnostics: decoder.diagnostics)
}

extension Decoder {
  /// Reads the tutorial at the top of the document; nil if it isn't a map or has no id.
  package mutating func tutorial(_ node: NodeID) -> Tutorial? {
    var tutorial = Tutorial()
    tutorial.source = document.source
    read(node, into: &tutorial, Tutorial.keys)
    guard document.kind(node) == .mapping else { return nil }
    checkSteps(of: &tutorial)
    checkVariables(of: &tutorial)
    return tutorial.id.value.isEmpty ? nil : tutorial
  }

  /// Reports an empty file, unless a syntax error was reported.
  fileprivate mutating func reportEmptyDocument() {
    guard !document.isPartial else { return }
    report(
      Diagnostic(
        .missingKey, "the file is empty; a tutorial needs the keys \"tutorial\" and \"steps\"",
        at: SourceSpan(document.source, ByteRange(0, 0))))
  }
}
