import TutorialAndroidSupport
import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads what `adb shell uiautomator dump` writes: `<hierarchy rotation="0"><node … bounds="[0,0][1080,2400]"> …`.
public struct UIAutomatorImporter: Importer {
  /// An importer.
  public init() {}

  /// Name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(name: "uiautomator", version: "1", summary: "Android: adb shell uiautomator dump"))
  }

  /// Certain where a `<node>` follows `<hierarchy>`.
  public func recognizes(_ source: SourceText) -> Int {
    let head = XMLReader.read(source, first: 2).elements
    switch head.first?.name {
    case "hierarchy" where head.count == 1: return head[0]["class"] == nil ? 60 : 0
    case "hierarchy": return head[1].name == "node" ? 100 : 0
    case "displays": return 60
    default: return 0
    }
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    XMLDump.read(request) { file, root in
      guard root.name == "hierarchy" else { return .failure(Refusal(wrongRoot(root, file))) }
      let views = AndroidImport(
        format: describe().plugin.name, presenceIsVisible: true, request: request, file: file
      ) { $0.name == "node" }
      return .success(views.result())
    }
  }
}

private func wrongRoot(_ root: XMLElement, _ file: XMLFile) -> Diagnostic {
  var diagnostic = Diagnostic(
    .importFailed, "<\(Diagnostic.excerpt(root.name))> where a uiautomator dump begins with <hierarchy>",
    at: file.head(of: root))
  if root.name == "displays" {
    diagnostic.notes = [.init("this is a dump of all windows; take it again without --windows")]
  }
  return diagnostic
}
