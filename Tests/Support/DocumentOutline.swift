package import TutorialSyntax

/// A document on one line, for comparisons.
///
/// Plain scalars are written as they are, quoted ones as JSON; an empty document is `nil`.
package func outline(_ document: Document) -> String {
  guard let root = document.root else { return "nil" }
  return outline(document, root)
}

private func outline(_ document: Document, _ node: NodeID) -> String {
  let children = document.children(node).map { outline(document, $0) }
  switch document.kind(node) {
  case .plain: return document.string(node)
  case .quoted, .alias:
    var writer = JSONWriter()
    writer.string(document.string(node))
    return String(decoding: writer.bytes, as: UTF8.self)
  case .sequence: return "[" + children.joined(separator: ", ") + "]"
  case .mapping:
    let fields = stride(from: 0, to: children.count, by: 2).map { "\(children[$0]): \(children[$0 + 1])" }
    return "{" + fields.joined(separator: ", ") + "}"
  }
}

/// The source text of every node, in document order.
package func written(_ document: Document) -> [String] {
  document.nodes.map { String(decoding: document.source.bytes[$0.range.range], as: UTF8.self) }
}
