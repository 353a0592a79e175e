/// Reads JSON (RFC 8259, strictly) into a `Document`.
package enum JSONReader {
  /// The document in `source`, and what is wrong with it.
  package static func read(_ source: SourceText) -> Parsed<Document> {
    Parsed(Document(source: source, nodes: [], arena: [], root: nil))
  }
}
