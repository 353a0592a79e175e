public import TutorialPluginKit

/// The importers that come with tutorialc.
public enum BuiltInImporters {
  /// All of them, by name.
  public static let all: [any Importer] = [AppiumAndroidImporter(), UIAutomatorImporter(), WDAImporter()]
}
