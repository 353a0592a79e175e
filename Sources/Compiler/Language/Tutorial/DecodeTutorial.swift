package import TutorialSyntax

/// Decodes and validates a tutorial. What is wrong is reported at its place, and the rest goes on; the tutorial is nil
/// only where the document is no map, has no id, or is of another language than this one.
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
