import TutorialIR

/// Reads a strings file: keys to texts, either written out (`steps.compose.callout.title: …`) or nested.
func decodeTranslation(_ document: Document, locale: String) -> Parsed<Translation> {
  var decoder = Decoder(document)
  var entries: [(key: String, text: String)] = []
  if let root = document.root, !document.isNull(root) {
    var seen: [String: ByteRange] = [:]
    collect(root, under: "", &decoder, &entries, &seen)
  }
  return Parsed(Translation(locale: locale, entries: entries), diagnostics: decoder.diagnostics)
}

/// Depth is bounded by the reader's limit on nesting.
private func collect(
  _ node: NodeID, under prefix: String, _ decoder: inout Decoder, _ entries: inout [(key: String, text: String)],
  _ seen: inout [String: ByteRange]
) {
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
      collect(value, under: key, &decoder, &entries, &seen)
    } else if let first = seen[key] {
      decoder.reportDuplicateKey(name, first: first)
    } else if let text = decoder.string(value) {
      seen[key] = part.range
      entries.append((key, text.value))
    }
  }
}
