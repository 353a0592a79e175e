package import TutorialSyntax

/// Reads a document that is a single selector: an element's id, or a map of conditions.
///
/// The selector is nil if the document isn't one, which is reported.
package func decodeSelector(_ document: Document) -> Parsed<Selector?> {
  var decoder = Decoder(document)
  guard let root = document.root else {
    let span = SourceSpan(document.source, ByteRange(0, 0))
    let isSaid = document.isPartial
    return Parsed(nil, diagnostics: isSaid ? [] : [Diagnostic(.missingKey, "the selector is empty", at: span)])
  }
  let selector = decoder.selector(root)
  return Parsed(selector, diagnostics: decoder.diagnostics)
}
