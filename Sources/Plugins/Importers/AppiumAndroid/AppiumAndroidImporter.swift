import TutorialAndroidSupport
import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the page source of Appium's UiAutomator2 driver.
///
/// Each tag is a view's class: `<hierarchy …><android.widget.FrameLayout … bounds="…"> …`.
public struct AppiumAndroidImporter: Importer {
  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(name: "appium-android", version: "1", summary: "Android: Appium's page source"))
  }

  /// Rates a source. It's certain if a tag that is a class follows `<hierarchy>`.
  public func recognizes(_ source: SourceText) -> Int {
    let head = XMLReader.read(source, first: 2).elements
    guard let root = head.first else { return 0 }
    guard root.name == "hierarchy" else { return isClass(root.name) && root["bounds"] != nil ? 90 : 0 }
    guard head.count > 1 else { return root["class"] == nil ? 0 : 60 }
    return isClass(head[1].name) ? 100 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    XMLDump.read(request) { file, root in
      guard root.name == "hierarchy" || isClass(root.name) else {
        return .failure(.wrongRoot(root, in: file, "Appium's page source begins with <hierarchy>"))
      }
      let views = AndroidImport(
        format: describe().plugin.name, presenceIsVisible: false, request: request, file: file
      ) { $0.name != "hierarchy" }
      return .success(views.result())
    }
  }
}

/// Returns true if a tag is a class name with its package.
private func isClass(_ name: String) -> Bool { name.contains(".") }
