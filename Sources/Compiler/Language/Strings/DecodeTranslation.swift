package import TutorialSyntax
import TutorialValues

/// Reads a strings file: keys and texts, either flat (`steps.compose.callout.title: …`) or nested.
///
/// A key without a text is still to be translated.
package func decodeTranslation(_ document: Document, locale: String) -> Parsed<Translation> {
  var decoder = Decoder(document)
  var reader = TranslationReader()
  if let root = document.root, !document.isNull(root) { reader.collect(root, under: "", &decoder) }
  return Parsed(
    Translation(
      locale: locale, source: document.source, entries: reader.entries, isWhole: !document.isPartial),
    diagnostics: decoder.diagnostics)
}

private struct TranslationReader {
  var entries: [Translation.Entry] = []
  private var seen: [String: ByteRange] = [:]

  /// Recursion is safe, because the reader limits nesting.
  mutating func collect(_ node: NodeID, under prefix: String, _ decoder: inout Decoder) {
    let document = decoder.document
    guard document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of keys to texts")
      return
    }
    var children = document.children(node)
    while let name = children.next(), let value = children.next() {
      guard let part = decoder.string(name, expected: "a key") else { continue }
      let key = prefix.isEmpty ? part.value : prefix + "." + part.value
      if document.kind(value) == .mapping {
        collect(value, under: key, &decoder)
      } else if let first = seen[key] {
        decoder.reportDuplicateKey(name, first: first)
      } else if document.isPartial, !document.isScalar(value) {
        // A list that a syntax error cut short. The error has been reported.
        continue
      } else if document.isNull(value) {
        add(Located(key, part.range), nil, at: document.range(value))
      } else if let text = decoder.string(value), decoder.isWithin(Limits.text, text.value, value, of: "the text") {
        add(Located(key, part.range), text.value, at: text.range)
      }
    }
  }

  private mutating func add(_ key: Located<String>, _ text: String?, at range: ByteRange) {
    seen[key.value] = key.range
    entries.append(.init(key: key, text: text, range: range))
  }
}
