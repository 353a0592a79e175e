import TutorialSyntax

/// Resolves merge keys (`<<`) in maps.
///
/// As in the merge type of YAML 1.1, a map's own keys override merged ones, and earlier maps in a list override later
/// ones: https://yaml.org/type/merge.html
struct MergeKeys {
  private let source: SourceText
  /// The errors found.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates a resolver for a file.
  init(_ source: SourceText) { self.source = source }

  /// Replaces the complete map at `index`, which has a merge key, by an alias of the merged map.
  mutating func merge(into index: UInt32, _ builder: inout DocumentBuilder) {
    var entries: [(key: UInt32, value: UInt32)] = []
    var sources: [UInt32] = []
    var mergeKey: ByteRange?
    for (key, value) in builder.pairs(of: index) {
      if !builder.isMergeKey(key) {
        entries.append((key, value))
      } else if let first = mergeKey {
        diagnostics.append(duplicateMergeKey(at: builder.nodes[Int(key)].range, first: first))
      } else {
        mergeKey = builder.nodes[Int(key)].range
        sources = mergedMaps(value, builder)
      }
    }
    var taken = Set(entries.compactMap { builder.scalarText($0.key) })
    for map in sources {
      for (key, value) in builder.pairs(of: map) {
        if let text = builder.scalarText(key), !taken.insert(text).inserted { continue }
        entries.append((key, value))
      }
    }
    builder.replaceMap(at: index, with: entries)
  }

  /// The maps in the value of a merge key: a single one, or a list of them.
  private mutating func mergedMaps(_ value: UInt32, _ builder: DocumentBuilder) -> [UInt32] {
    let final = builder.target(value)
    switch builder.nodes[Int(final)].kind {
    case .mapping: return [final]
    case .sequence:
      return builder.children(of: final).filter { item in
        if builder.nodes[Int(builder.target(item))].kind == .mapping { return true }
        diagnostics.append(notMergeable(at: builder.nodes[Int(item)].range, "a list whose items are not all maps"))
        return false
      }.map(builder.target)
    case .plain, .quoted, .alias:
      diagnostics.append(notMergeable(at: builder.nodes[Int(value)].range, "a scalar"))
      return []
    }
  }

  private func notMergeable(at range: ByteRange, _ what: StaticString) -> Diagnostic {
    Diagnostic(
      .wrongType, "\(what) where a map or a list of maps to merge is expected",
      at: SourceSpan(source, range), label: "expected a map")
  }

  private func duplicateMergeKey(at range: ByteRange, first: ByteRange) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "key \"<<\" is written twice", at: SourceSpan(source, range),
      labels: [.init(SourceSpan(source, first), "first written here")],
      notes: [.init("several maps are merged by a list: \"<<: [*a, *b]\"")])
  }
}

extension DocumentBuilder {
  fileprivate mutating func replaceMap(at index: UInt32, with entries: [(key: UInt32, value: UInt32)]) {
    let written = nodes[Int(index)].range
    let merged = nextIndex
    let end = merged &+ 1 &+ 2 &* UInt32(truncatingIfNeeded: entries.count)
    nodes.append(
      .init(kind: .mapping, range: written, first: UInt32(truncatingIfNeeded: entries.count) &* 2, second: end))
    for (key, value) in entries {
      for child in [key, value] {
        let range = nodes[Int(child)].range
        nodes.append(
          .init(kind: .alias, range: range, first: target(child), second: nextIndex &+ 1))
      }
    }
    nodes[Int(index)] = .init(kind: .alias, range: written, first: merged, second: end)
  }

  fileprivate func isMergeKey(_ index: UInt32) -> Bool {
    let node = nodes[Int(index)]
    return node.kind == .plain && scalarText(index)?.elementsEqual("<<".utf8) == true
  }

  fileprivate func scalarText(_ index: UInt32) -> ArraySlice<UInt8>? {
    let node = nodes[Int(target(index))]
    return node.isScalar ? arena[Int(node.first)..<Int(node.first) + Int(node.second)] : nil
  }

  fileprivate func target(_ index: UInt32) -> UInt32 {
    let node = nodes[Int(index)]
    return node.kind == .alias ? node.first : index
  }

  fileprivate func children(of index: UInt32) -> [UInt32] {
    var children: [UInt32] = []
    var child = index &+ 1
    for _ in 0..<nodes[Int(index)].first {
      children.append(child)
      child = nodes[Int(child)].indexAfter(child)
    }
    return children
  }

  fileprivate func pairs(of index: UInt32) -> [(key: UInt32, value: UInt32)] {
    let all = children(of: index)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }
}
