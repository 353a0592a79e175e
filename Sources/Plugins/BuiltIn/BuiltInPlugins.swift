import TutorialAppiumAndroidImporter
import TutorialDetoxImporter
import TutorialDriverJSEmitter
import TutorialHTMLEmitter
import TutorialIDBImporter
import TutorialJSONEmitter
import TutorialLottieEmitter
import TutorialMaestroImporter
import TutorialPlaywrightAriaImporter
public import TutorialPluginKit
import TutorialSVGEmitter
import TutorialSwiftEmitter
import TutorialSwiftUIEmitter
import TutorialTypeScriptEmitter
import TutorialUIAutomatorImporter
import TutorialWDAImporter
import TutorialXCUISnapshotImporter

/// The emitters and importers that come with the compiler, one a line.
public enum BuiltInPlugins {
  /// The importers, by name.
  public static let importers: [any Importer] = [
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
  public static let emitters: [any Emitter] = [
    JSONEmitter(),
    SwiftEmitter(),
    SwiftUIEmitter(),
    SVGEmitter(),
    HTMLEmitter(),
    TypeScriptEmitter(),
    LottieEmitter(),
    DriverJSEmitter(),
  ]
}
