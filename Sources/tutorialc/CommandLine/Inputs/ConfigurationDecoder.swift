import TutorialCompiler
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialTour
import TutorialYAML

enum ConfigurationDecoder {
  private static let kind = FileKind("a configuration", keys: Set(WrittenConfiguration.keys.outline.keys.map(\.name)))

  /// The configuration in `source`, with its diagnostics.
  ///
  /// - Parameter diagnostics: the registry of diagnostics, whose severities it may set.
  static func decode(
    _ source: SourceText, _ diagnostics: @escaping @autoclosure @Sendable () -> DiagnosticRegistry
  ) -> Parsed<Configuration> {
    let parsed = DocumentReader.read(source)
    if let unknown = kind.diagnostic(of: parsed) {
      var nothing = Configuration()
      (nothing.source, nothing.folder) = (source, FilePath.folder(of: source.path))
      return Parsed(nothing, diagnostics: [unknown])
    }
    var written = WrittenConfiguration(source, diagnostics)
    var decoder = Decoder(parsed.value)
    if let root = parsed.value.root, !parsed.value.isNull(root),
      decoder.isSupportedSchema(root, "tutorialc.config/1", of: "a configuration")
    {
      decoder.read(root, into: &written, WrittenConfiguration.keys)
    }
    return Parsed(written.configuration, diagnostics: parsed.diagnostics + decoder.diagnostics)
  }
}
