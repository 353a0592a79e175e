public import TutorialIR
public import TutorialPluginKit

/// Reads `uiautomator` files.
public struct UIAutomatorImporter: Importer {
  /// An importer.
  public init() {}

  /// What the importer says of itself.
  public var description: PluginDescription {
    PluginDescription(name: "uiautomator", version: "1", summary: "Android: the output of `adb shell uiautomator dump`")
  }

  /// How sure it is that the file is of its format.
  public func recognizes(_ source: SourceText) -> Int { 0 }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    ImportResult(snapshot: nil, diagnostics: [])
  }
}
