import TutorialCompiler
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialThemes

/// The content of `tutorialc.yaml`, with paths relative to the working directory instead of to the file.
struct Configuration: Sendable {
  /// A requested plugin, with its options.
  struct PluginRequest: Sendable {
    /// Its name, and the place of the name.
    let name: Located<String>
    /// The program and its arguments; nil for a built-in plugin.
    var command: [String]?
    let options: PluginOptions
  }

  /// The file; nil if there is none.
  var source: SourceText?
  /// The folder that holds the file.
  var folder = "."
  /// Folders, files and globs of tutorials; nil if the key is missing.
  var sources: [Located<String>]?
  /// Manifests for every tutorial.
  var layouts: [Located<String>] = []
  /// The folder for outputs.
  var output: String?
  /// The emitters in the order written; nil if the key is missing.
  var emitters: [PluginRequest]?
  /// The importers that are programs, in the order written.
  var importers: [PluginRequest] = []
  /// The settings for measuring texts; nil if the key is missing.
  var fonts: FontSettings?
  /// The compiler's options that have keys: `locales`, `links`, `matrix` and `theme`.
  var compile = CompileOptions()
  var severities: [SeverityPolicy.Rule] = []
  /// True if warnings are errors.
  var isStrict = false
}
