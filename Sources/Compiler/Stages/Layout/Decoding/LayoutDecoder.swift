package import TutorialIR

/// Reads a layout manifest from its document, YAML or JSON.
package func decodeLayout(_ document: Document) -> Parsed<LayoutManifest> {
  Parsed(LayoutManifest(source: document.source), diagnostics: [])
}
