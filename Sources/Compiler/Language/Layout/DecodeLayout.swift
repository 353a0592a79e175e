package import TutorialSyntax

/// Reads a layout manifest from its document, YAML or JSON.
///
/// Decoding is total: a value that doesn't fit is reported at its place and left out. Checks that need the merged
/// snapshots (a missing display or frame, unknown names) are left to `solveLayouts`.
package func decodeLayout(_ document: Document) -> Parsed<LayoutManifest> {
  var decoder = Decoder(document)
  let manifest = decoder.manifest()
  return Parsed(manifest, diagnostics: decoder.diagnostics)
}

extension Decoder {
  fileprivate mutating func manifest() -> LayoutManifest {
    var manifest = LayoutManifest(source: document.source)
    guard let root = document.root else {
      if !document.isPartial { report(emptyManifest(document.source)) }
      return manifest
    }
    guard isSupportedSchema(root, "tutorialc.layout/1", of: "a layout manifest") else { return manifest }
    read(root, into: &manifest, LayoutManifest.keys)
    for index in manifest.snapshots.indices {
      manifest.snapshots[index].origin = manifest.origin
      manifest.snapshots[index].matrix = manifest.matrix
    }
    return manifest
  }
}

private func emptyManifest(_ source: SourceText) -> Diagnostic {
  Diagnostic(
    .missingKey, "a layout manifest needs the key \"snapshots\"; the file is empty",
    at: SourceSpan(source, ByteRange(0, 0)))
}
