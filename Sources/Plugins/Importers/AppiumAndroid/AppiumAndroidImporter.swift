public import TutorialIR
public import TutorialPluginKit

/// Reads `appium-android` files.
public struct AppiumAndroidImporter: Importer {
  /// An importer.
  public init() {}

  /// What the importer says of itself.
  public var description: PluginDescription {
    PluginDescription(
      name: "appium-android", version: "1", summary: "Android: Appium's page source (UiAutomator2, Espresso)")
  }

  /// How sure it is that the file is of its format.
  public func recognizes(_ source: SourceText) -> Int { 0 }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    ImportResult(snapshot: nil, diagnostics: [])
  }
}
