package import TutorialSyntax

/// A document in one line, for comparisons: plain scalars as they are, quoted ones as JSON has them, `nil` for no
/// document.
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

/// The text of every node as the file has it, in document order.
package func written(_ document: Document) -> [String] {
  document.nodes.map { String(decoding: document.source.bytes[$0.range.range], as: UTF8.self) }
}
