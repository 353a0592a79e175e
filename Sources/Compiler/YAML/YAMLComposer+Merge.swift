import TutorialSyntax

extension YAMLComposer {
  /// Turns the complete map at `index`, which has a merge key, into an alias of the merged map.
  ///
  /// The map's own keys win over merged ones, and the maps of a list win over those after them, as the merge type of
  /// YAML 1.1 has it: https://yaml.org/type/merge.html
  mutating func mergeEntries(of index: UInt32) {
    var entries: [(key: UInt32, value: UInt32)] = []
    var sources: [UInt32] = []
    var mergeKey: ByteRange?
    for (key, value) in pairs(of: index) {
      if !isMergeKey(key) {
        entries.append((key, value))
      } else if let first = mergeKey {
        findings.append(duplicateMergeKey(key, first: first))
      } else {
        mergeKey = builder.nodes[Int(key)].range
        sources = mergedMaps(value)
      }
    }
    var taken = Set(entries.compactMap { scalarText($0.key) })
    for map in sources {
      for (key, value) in pairs(of: map) {
        if let text = scalarText(key), !taken.insert(text).inserted { continue }
        entries.append((key, value))
      }
    }
    replaceMap(at: index, with: entries)
  }

  private mutating func replaceMap(at index: UInt32, with entries: [(key: UInt32, value: UInt32)]) {
    let written = builder.nodes[Int(index)].range
    let merged = builder.nextIndex
    let end = merged &+ 1 &+ 2 &* UInt32(truncatingIfNeeded: entries.count)
    builder.nodes.append(
      .init(kind: .mapping, range: written, first: UInt32(truncatingIfNeeded: entries.count) &* 2, second: end))
    for (key, value) in entries {
      for child in [key, value] {
        let range = builder.nodes[Int(child)].range
        builder.nodes.append(
          .init(kind: .alias, range: range, first: target(child), second: builder.nextIndex &+ 1))
      }
    }
    builder.nodes[Int(index)] = .init(kind: .alias, range: written, first: merged, second: end)
  }

  /// The maps that the value of a merge key names: one, or several in a list.
  private mutating func mergedMaps(_ value: UInt32) -> [UInt32] {
    let final = target(value)
    switch builder.nodes[Int(final)].kind {
    case .mapping: return [final]
    case .sequence:
      return children(of: final).filter { item in
        if builder.nodes[Int(target(item))].kind == .mapping { return true }
        findings.append(notMergeable(item, "a list whose items are not all maps"))
        return false
      }.map(target)
    case .plain, .quoted, .alias:
      findings.append(notMergeable(value, "a scalar"))
      return []
    }
  }

  private func isMergeKey(_ index: UInt32) -> Bool {
    let node = builder.nodes[Int(index)]
    return node.kind == .plain && scalarText(index)?.elementsEqual("<<".utf8) == true
  }

  private func scalarText(_ index: UInt32) -> ArraySlice<UInt8>? {
    let node = builder.nodes[Int(target(index))]
    return node.isScalar ? builder.arena[Int(node.first)..<Int(node.first) + Int(node.second)] : nil
  }

  private func target(_ index: UInt32) -> UInt32 {
    let node = builder.nodes[Int(index)]
    return node.kind == .alias ? node.first : index
  }

  private func children(of index: UInt32) -> [UInt32] {
    var children: [UInt32] = []
    var child = index &+ 1
    for _ in 0..<builder.nodes[Int(index)].first {
      children.append(child)
      child = builder.nodes[Int(child)].indexAfter(child)
    }
    return children
  }

  private func pairs(of index: UInt32) -> [(key: UInt32, value: UInt32)] {
    let all = children(of: index)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }

  private func notMergeable(_ index: UInt32, _ what: StaticString) -> Diagnostic {
    Diagnostic(
      .wrongType, "\(what) where a map or a list of maps to merge is expected",
      at: SourceSpan(source, builder.nodes[Int(index)].range), label: "expected a map")
  }

  private func duplicateMergeKey(_ index: UInt32, first: ByteRange) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "key \"<<\" is written twice", at: SourceSpan(source, builder.nodes[Int(index)].range),
      labels: [.init(SourceSpan(source, first), "first written here")],
      notes: [.init("several maps are merged by a list: \"<<: [*a, *b]\"")])
  }
}
