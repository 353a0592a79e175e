/// The described element at a byte of a file, for editors.
package struct DescribedPlace: Sendable {
  /// A component of the path from the top of the file to the place.
  package enum Level: Sendable, Hashable {
    /// The value of a key.
    case key(String)
    /// The item of a list, counted from 0.
    case item(Int)
  }

  /// The node and its ancestors, outermost first. The parent of a key's node is its map.
  package var nodes: [NodeID]
  /// The path to the innermost node.
  package var path: [Level] = []
  /// True if the innermost node is a key, false if it is a value.
  package var isKey = false
  /// The description of the innermost enclosing map, or nil if there is none.
  package var map: MapOutline?
  /// The description of the last key of that map on the path.
  ///
  /// Nil for a key that the map doesn't know, and for a place between two keys.
  package var key: KeyDescription?
  /// The maps allowed at the place, as the key's value or as an item of its list; empty if none is.
  package var inner: [MapOutline] = []
}

extension Document {
  /// The described element at a byte of the file, or nil outside the root.
  ///
  /// The path ends at an alias, because its target is elsewhere. A place directly after a node, where somebody may be
  /// typing, belongs to the node unless another one begins there.
  ///
  /// - Parameters:
  ///   - offset: bytes from the start of the file.
  ///   - outline: the description of the top map.
  package func place(at offset: Int, describedBy outline: MapOutline) -> DescribedPlace? {
    guard let root, holds(root, offset) else { return nil }
    var place = DescribedPlace(nodes: [root], inner: [outline])
    var form = KindForm(.reference(outline.definition), map: { outline })
    while let node = place.nodes.last, let next = step(from: node, to: offset, &place, &form) {
      place.nodes.append(next)
    }
    return place
  }

  /// The child of a node that contains a byte, or nil. Stores its description in `place`.
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
      let name = place.isKey ? child : children(node).dropFirst(number - 1).first { _ in true }
      describe(name.map(string) ?? "", &place, &form)
      return child
    }
  }

  /// Stores the description of a key's value.
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
      // A name that the author chose, for one of the maps inside.
      form.names = .never
    case nil:
      place.inner = []
    }
  }

  /// The description that knows most of a node's keys; of equal ones, the first.
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

  private func holds(_ node: NodeID, _ offset: Int) -> Bool {
    let range = self.range(node).range
    return range.contains(offset) || range.upperBound == offset
  }
}
