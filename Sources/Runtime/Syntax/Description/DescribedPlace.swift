/// What stands at a byte of a file of the language, and what is said of it: for editors.
package struct DescribedPlace: Sendable {
  /// A step on the way from the top of the file to the place.
  package enum Level: Sendable, Hashable {
    /// The value of a key.
    case key(String)
    /// The item of a list, from 0.
    case item(Int)
  }

  /// The node, and those around it, outermost first. A key's node stands behind the node of its map.
  package var nodes: [NodeID]
  /// The way to it.
  package var path: [Level] = []
  /// Whether the innermost node is a key, and not a value.
  package var isKey = false
  /// The innermost map around it, and what is said of that map; nil where nothing is.
  package var map: MapOutline?
  /// The entry of that map which the way leads through last; nil for a key that the map does not know, and for a place
  /// between two keys.
  package var key: KeyDescription?
  /// What may stand there, as a map: the key's value, or an item of its list; empty where nothing may.
  package var inner: [MapOutline] = []
}

extension Document {
  /// What stands at a byte of the file; nil outside of everything that is written.
  ///
  /// What an alias names is not at the alias: the way ends there. A place right behind a node, where somebody types,
  /// counts as in it unless another begins there.
  ///
  /// - Parameters:
  ///   - offset: bytes from the start of the file.
  ///   - outline: what is said of the map at the top.
  package func place(at offset: Int, describedBy outline: MapOutline) -> DescribedPlace? {
    guard let root, holds(root, offset) else { return nil }
    var place = DescribedPlace(nodes: [root], inner: [outline])
    var form = KindForm(.reference(outline.definition), map: { outline })
    while let node = place.nodes.last, let next = step(from: node, to: offset, &place, &form) {
      place.nodes.append(next)
    }
    return place
  }

  /// The child of a node that holds a byte; what is said of it goes into `place`. Nil where none does.
  private func step(from node: NodeID, to offset: Int, _ place: inout DescribedPlace, _ form: inout KindForm) -> NodeID?
  {
    if place.isKey { return nil }
    switch kind(node) {
    case .plain, .quoted, .alias: return nil
    case .sequence:
      guard let (item, number) = child(of: node, at: offset) else { return nil }
      place.path.append(.item(number))
      return item
    case .mapping:
      place.map = described(node, as: place.inner)
      place.key = nil
      guard let (child, number) = child(of: node, at: offset) else { return nil }
      place.isKey = number.isMultiple(of: 2)
      let name = place.isKey ? child : self.child(of: node, number - 1)
      describe(name.map(string) ?? "", &place, &form)
      return child
    }
  }

  /// What is said of the value of a key.
  private func describe(_ name: String, _ place: inout DescribedPlace, _ form: inout KindForm) {
    place.path.append(.key(name))
    guard let map = place.map else { return }
    let known = form.names == .always ? nil : map.keys.first { $0.name == name }
    switch known {
    case let known?:
      place.key = known
      form = known.form
      place.inner = [form.map?(), form.otherMap?()].compactMap(\.self)
    case nil where form.names != .never:
      // A name of the author's own, for such a map.
      form.names = .never
    case nil:
      place.inner = []
    }
  }

  /// Which of several maps a node is: the one that knows most of its keys, of equal ones the first.
  private func described(_ node: NodeID, as maps: [MapOutline]) -> MapOutline? {
    guard maps.count > 1 else { return maps.first }
    var known = Array(repeating: 0, count: maps.count)
    var children = self.children(node)
    while let key = children.next(), children.next() != nil {
      let name = string(key)
      for (place, map) in maps.enumerated() where map.keys.contains(where: { $0.name == name }) { known[place] += 1 }
    }
    let most = known.max() ?? 0
    return known.firstIndex(of: most).map { maps[$0] }
  }

  private func child(of node: NodeID, at offset: Int) -> (NodeID, Int)? {
    var before: (NodeID, Int)?
    for (number, child) in children(node).enumerated() {
      let range = self.range(child).range
      if range.contains(offset) { return (child, number) }
      if range.upperBound == offset { before = (child, number) }
    }
    return before
  }

  private func child(of node: NodeID, _ number: Int) -> NodeID? {
    var children = self.children(node)
    for _ in 0..<number { _ = children.next() }
    return children.next()
  }

  private func holds(_ node: NodeID, _ offset: Int) -> Bool {
    let range = self.range(node).range
    return range.contains(offset) || range.upperBound == offset
  }
}
