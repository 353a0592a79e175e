import TutorialAppiumAndroidImporter
import TutorialDetoxImporter
import TutorialDriverJSEmitter
import TutorialHTMLEmitter
import TutorialIDBImporter
import TutorialJSONEmitter
import TutorialLottieEmitter
import TutorialMaestroImporter
import TutorialPlaywrightAriaImporter
import TutorialPluginKit
import TutorialSVGEmitter
import TutorialSwiftEmitter
import TutorialSwiftUIEmitter
import TutorialSyntax
import TutorialTypeScriptEmitter
import TutorialUIAutomatorImporter
import TutorialWDAImporter
import TutorialXCUISnapshotImporter

/// The built-in plugins, one a line.
enum Plugins {
  /// The importers, by name.
  static let importers: [any Importer] = [
    AppiumAndroidImporter(),
    DetoxImporter(),
    IDBImporter(),
    MaestroImporter(),
    PlaywrightAriaImporter(),
    UIAutomatorImporter(),
    WDAImporter(),
    XCUISnapshotImporter(),
  ]

  /// The emitters, in the order of the help.
  static let emitters: [any Emitter] = [
    JSONEmitter(),
    SwiftEmitter(),
    SwiftUIEmitter(),
    SVGEmitter(),
    HTMLEmitter(),
    TypeScriptEmitter(),
    LottieEmitter(),
    DriverJSEmitter(),
  ]

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
