import TutorialAndroidSupport
import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the output of `adb shell uiautomator dump`.
///
/// It looks like this: `<hierarchy rotation="0"><node … bounds="[0,0][1080,2400]"> …`.
public struct UIAutomatorImporter: Importer {
  private enum Wrappers: String {
    case keep, drop
  }

  private static let wrappers = PluginOption<Wrappers>.word(
    "wrappers", default: .keep,
    "The handling of layouts that only hold other views and have no id, no text, no description and no action.",
    [
      .keep: "they are imported, under names such as frameLayout-0",
      .drop: "they are left out, and their contents belong to the view around them",
    ])

  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(name: "uiautomator", version: "1", summary: "Android: adb shell uiautomator dump"),
      options: OptionTable(Self.wrappers))
  }

  /// Rates a source. It's certain if a `<node>` follows `<hierarchy>`.
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
    let options = describe().decode(request.options)
    var result = XMLDump.read(request) { file, root in
      guard root.name == "hierarchy" else { return .failure(DiagnosticError(wrongRoot(root, file))) }
      let views = AndroidImport(
        format: describe().plugin.name, presenceIsVisible: true, request: request, file: file,
        dropsWrappers: options[Self.wrappers] == .drop
      ) { $0.name == "node" }
      return .success(views.result())
    }
    result.diagnostics = options.diagnostics + result.diagnostics
    return result
  }
}

private func wrongRoot(_ root: XMLElement, _ file: XMLFile) -> Diagnostic {
  var diagnostic = DiagnosticError.wrongRoot(root, in: file, "a uiautomator dump begins with <hierarchy>").diagnostic
  if root.name == "displays" {
    diagnostic.notes = [.init("this is a dump of all windows; take it again without --windows")]
  }
  return diagnostic
}
