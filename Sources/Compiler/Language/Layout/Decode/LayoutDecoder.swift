package import TutorialSyntax

/// Reads a layout manifest from its document, YAML or JSON.
///
/// Decoding is total: what does not fit is reported at its place and left out. What can only be judged once everything
/// is merged (a display or a frame that is missing, names that refer to nothing) is left to `solveLayouts`.
package func decodeLayout(_ document: Document) -> Parsed<LayoutManifest> {
  var layout = LayoutDecoder(decoder: Decoder(document))
  let manifest = layout.manifest()
  return Parsed(manifest, diagnostics: layout.decoder.diagnostics)
}

/// Decodes the parts of one manifest; its methods live in extensions, one file per part.
struct LayoutDecoder {
  var decoder: Decoder

  var document: Document { decoder.document }
}

/// The keys of a manifest.
private enum ManifestKey: String, DocumentKey {
  case schema, source, snapshots
  static let table = KeyTable<Self>()
}

/// The keys of `source`.
private enum OriginKey: String, DocumentKey {
  case format, tool, capturedAt, sha256, unit, scale, truncated
  static let table = KeyTable<Self>()
}

extension LayoutDecoder {
  fileprivate mutating func manifest() -> LayoutManifest {
    var manifest = LayoutManifest(source: document.source)
    guard let root = document.root else {
      if !document.isPartial { decoder.report(emptyManifest(document.source)) }
      return manifest
    }
    guard decoder.isSupportedSchema(root, "tutorialc.layout/1", of: "a layout manifest") else { return manifest }
    var fields = decoder.fields(root, ManifestKey.self, of: "a layout manifest")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .schema: break
      case .source: manifest.origin = origin(field.value)
      case .snapshots: manifest.snapshots = snapshots(field.value)
      }
    }
    if document.kind(root) == .mapping, fields.range(of: .snapshots) == nil {
      decoder.reportMissingKey("snapshots", of: "a layout manifest", at: root)
    }
    for index in manifest.snapshots.indices { manifest.snapshots[index].origin = manifest.origin }
    return manifest
  }

  private mutating func origin(_ node: NodeID) -> LayoutOrigin {
    var origin = LayoutOrigin()
    var fields = decoder.fields(node, OriginKey.self, of: "the source of a layout")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .format: origin.format = decoder.string(field.value)?.value
      case .tool: origin.tool = decoder.string(field.value)?.value
      case .capturedAt: origin.capturedAt = decoder.string(field.value)?.value
      case .sha256: origin.sha256 = decoder.string(field.value)?.value
      case .unit: origin.unit = decoder.string(field.value)?.value
      case .scale: origin.scale = positive(field.value, of: "the scale")
      case .truncated: origin.isTruncated = decoder.bool(field.value)?.value
      }
    }
    return origin
  }

  private mutating func snapshots(_ node: NodeID) -> [SnapshotDeclaration] {
    items(node, expected: "a list of snapshots").compactMap { snapshot($0) }
  }
}

private func emptyManifest(_ source: SourceText) -> Diagnostic {
  Diagnostic(
    .missingKey, "a layout manifest needs the key \"snapshots\"; the file is empty",
    at: SourceSpan(source, ByteRange(0, 0)))
}
