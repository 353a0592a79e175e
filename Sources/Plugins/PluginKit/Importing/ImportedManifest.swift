import TutorialSyntax

/// A layout manifest that an importer out of process has made: JSON, an object with a list of snapshots. Nothing else of it
/// has been looked at.
package struct ImportedManifest: Sendable {
  fileprivate let document: Document
  fileprivate let root: NodeID

  /// The manifest at a node of a document.
  init(_ document: Document, _ root: NodeID) { (self.document, self.root) = (document, root) }

  /// The keys and values of an object, two by two; none if it isn't an object.
  fileprivate func members(_ node: NodeID) -> [(key: NodeID, value: NodeID)] {
    guard document.kind(node) == .mapping else { return [] }
    var members: [(key: NodeID, value: NodeID)] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() { members.append((key, value)) }
    return members
  }

  /// The value of a key of an object.
  fileprivate func value(of name: String, in node: NodeID) -> NodeID? {
    members(node).first { document.string($0.key) == name }?.value
  }

  /// The items of a list; none if it isn't a list.
  fileprivate func items(_ node: NodeID) -> [NodeID] {
    document.kind(node) == .sequence ? Array(document.children(node)) : []
  }

  /// The bytes of a value as they are written.
  fileprivate func bytes(_ node: NodeID) -> ArraySlice<UInt8> { document.source.bytes[document.range(node).range] }
}

extension ManifestWriter {
  /// One manifest of the snapshots of several, in the form in which the others are written.
  ///
  /// `source` says what all manifests agree on, and `truncated` if any of them is. The rest is that of the first one.
  package static func write(_ manifests: [ImportedManifest]) -> [UInt8] {
    var json = JSONWriter(pretty: true, isYAML: true)
    json.beginObject()
    for (key, value) in manifests.first.map({ $0.members($0.root) }) ?? [] {
      let name = manifests[0].document.string(key)
      json.key(escaping: name)
      switch name {
      case "source" where manifests.count > 1: json.copy(source: value, of: manifests)
      case "snapshots":
        json.beginArray()
        for manifest in manifests {
          let all = manifest.value(of: name, in: manifest.root)
          for snapshot in all.map(manifest.items) ?? [] { json.copy(snapshot: snapshot, manifest) }
        }
        json.endArray()
      default: json.copy(value, manifests[0])
      }
    }
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes the `source` of the first manifest, as far as it is that of all.
  fileprivate mutating func copy(source: NodeID, of manifests: [ImportedManifest]) {
    beginObject(onOneLine: true)
    for (key, value) in manifests[0].members(source) {
      let name = manifests[0].document.string(key)
      let isCommon = manifests.allSatisfy { manifest in
        let other = manifest.value(of: "source", in: manifest.root).flatMap { manifest.value(of: name, in: $0) }
        return other.map(manifest.bytes) == manifests[0].bytes(value)
      }
      guard isCommon || name == "truncated" else { continue }
      self.key(escaping: name)
      if isCommon { copy(value, manifests[0]) } else { bool(true) }
    }
    endObject()
  }

  /// Writes a snapshot, with a line for each of its elements.
  fileprivate mutating func copy(snapshot: NodeID, _ manifest: ImportedManifest) {
    guard manifest.document.kind(snapshot) == .mapping else { return copy(snapshot, manifest) }
    beginObject()
    for (key, value) in manifest.members(snapshot) {
      self.key(escaping: manifest.document.string(key))
      let items = manifest.items(value)
      guard !items.isEmpty, items.allSatisfy({ manifest.document.kind($0) == .mapping }) else {
        copy(value, manifest)
        continue
      }
      beginArray()
      for item in items { copy(item, manifest) }
      endArray()
    }
    endObject()
  }

  /// Writes a value on one line.
  fileprivate mutating func copy(_ node: NodeID, _ manifest: ImportedManifest) {
    let document = manifest.document
    switch document.kind(node) {
    case .mapping:
      beginObject(onOneLine: true)
      for (key, value) in manifest.members(node) {
        self.key(escaping: document.string(key))
        copy(value, manifest)
      }
      endObject()
    case .sequence:
      beginArray(onOneLine: true)
      for item in manifest.items(node) { copy(item, manifest) }
      endArray()
    case .quoted: string(document.string(node))
    case .plain, .alias:
      // As every manifest has it: 80, and not 80.0.
      if let whole = Int(exactly: Double(document.string(node)) ?? 0.5) {
        number(whole)
      } else {
        value(Array(manifest.bytes(node)))
      }
    }
  }
}
