public import TutorialIR
public import TutorialPluginKit

/// Reads `wda` files.
public struct WDAImporter: Importer {
  /// An importer.
  public init() {}

  /// What the importer says of itself.
  public var description: PluginDescription {
    PluginDescription(name: "wda", version: "1", summary: "iOS: Appium's and WebDriverAgent's page source (XCUITest)")
  }

  /// How sure it is that the file is of its format.
  public func recognizes(_ source: SourceText) -> Int { 0 }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    ImportResult(snapshot: nil, diagnostics: [])
  }
}
