import TutorialSyntax

extension Document {
  /// The path of a node from the root, such as `variants[0].steps[2].frame`.
  ///
  /// A name with other characters than letters, digits, `-` and `_` is in brackets and quotes.
  ///
  /// Nodes don't know their parents, so the search begins at the root. O(size of the document), for errors only.
  func path(to node: NodeID) -> String {
    guard var current = root else { return "" }
    var path = ""
    while current != node, let step = step(from: current, towards: node) {
      path += path.isEmpty && step.name.hasPrefix(".") ? String(step.name.dropFirst()) : step.name
      current = step.child
    }
    return path
  }

  /// The child of a collection that is `node` or contains it, and its name or index.
  ///
  /// A key counts under the name of its value.
  private func step(from parent: NodeID, towards node: NodeID) -> (name: String, child: NodeID)? {
    var children = children(parent)
    let isMapping = kind(parent) == .mapping
    var place = 0
    while let child = children.next() {
      guard isMapping else {
        if holds(child, node) { return ("[\(place)]", child) }
        place += 1
        continue
      }
      guard let value = children.next() else { return nil }
      if child == node { return (fieldName(child), child) }
      if holds(value, node) { return (fieldName(child), value) }
    }
    return nil
  }

  private func holds(_ parent: NodeID, _ node: NodeID) -> Bool {
    parent.index <= node.index && node.index < after(parent).index
  }

  private func fieldName(_ key: NodeID) -> String {
    let name = string(key)
    let isWord = name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0) }
    return isWord && !name.isEmpty ? "." + name : "[\"\(excerpt(name))\"]"
  }
}
