package import TutorialIR

/// One decoded manifest, before anything is merged or laid out.
package struct LayoutManifest: Sendable {
  /// The file.
  package var source: SourceText

  /// A manifest that declares nothing.
  package init(source: SourceText) {
    self.source = source
  }
}
