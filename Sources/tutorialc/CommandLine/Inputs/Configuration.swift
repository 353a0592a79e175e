import TutorialCompiler
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialThemes

/// What `tutorialc.yaml` says. Its paths are relative to itself; here they are relative to the working directory.
struct Configuration: Sendable {
  /// A plugin that is asked for, with its options.
  struct PluginRequest: Sendable {
    /// Its name, and where it is written.
    let name: Located<String>
    /// The program that it is, and its arguments; nil for one that comes with the compiler.
    var command: [String]?
    /// Its options.
    let options: PluginOptions
  }

  /// The file; nil where there is none.
  var source: SourceText?
  /// The folder that holds the file.
  var folder = "."
  /// Folders, files and globs of tutorials; nil where the key is missing.
  var sources: [Located<String>]?
  /// Manifests for every tutorial.
  var layouts: [Located<String>] = []
  /// The folder for outputs.
  var output: String?
  /// The emitters in the order written; nil where the key is missing.
  var emitters: [PluginRequest]?
  /// The importers that are programs, in the order written.
  var importers: [PluginRequest] = []
  /// What texts are measured with; nil where the key is missing.
  var fonts: FontSettings?
  /// The locales that tutorials are shown in; nil where the key is missing.
  var locales: [String]?
  /// The schemes, in lower case, that links may have besides those of the web and of mail.
  var linkSchemes: [String] = []
  /// What captures serve besides what they were made in.
  var matrix: ConfigurationMatrix?
  /// What callouts look like where a tutorial says nothing of it.
  var theme: ThemeLayer?
  /// The severities.
  var severities: [SeverityPolicy.Rule] = []
  /// Whether warnings are errors.
  var isStrict = false

  /// No configuration.
  init() {}
}

extension Configuration {
  /// The configuration in `path`, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - reach: that of a person who names it, or that of the file itself where it was found.
  ///   - diagnostics: what may be found.
  static func read(
    _ path: String, _ world: DiskWorld, within reach: Reach,
    _ diagnostics: @escaping @autoclosure @Sendable () -> DiagnosticRegistry
  ) -> Parsed<Configuration> {
    switch world.read(path, within: reach) {
    case .success(let bytes):
      return ConfigurationDecoder.decode(SourceText(path: path, bytes: bytes), diagnostics())
    case .failure(let error):
      return Parsed(Configuration(), diagnostics: [FileDiagnostics.diagnostic(path, error)])
    }
  }
}
