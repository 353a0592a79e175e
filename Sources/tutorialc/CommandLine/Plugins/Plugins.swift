import TutorialBuiltInPlugins
import TutorialPluginKit
import TutorialSyntax

/// The built-in plugins by name, and their diagnostics.
enum Plugins {
  static let importers = BuiltInPlugins.importers
  static let emitters = BuiltInPlugins.emitters

  /// All diagnostics: the compiler's, then the plugins'.
  static let diagnostics = DiagnosticRegistry(
    builtInDiagnostics + importers.flatMap { $0.describe().plugin.diagnostics }
      + emitters.flatMap { $0.describe().plugin.diagnostics })

  static func importer(named name: String) -> (any Importer)? {
    importers.first { $0.describe().plugin.name == name }
  }

  static func emitter(named name: String) -> (any Emitter)? {
    emitters.first { $0.describe().plugin.name == name }
  }
}
