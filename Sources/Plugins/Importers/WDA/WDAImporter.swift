import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the source of an XCUITest session from WebDriverAgent or Appium.
///
/// It begins with `<XCUIElementTypeApplication x="0" …>`, with or without `<AppiumAUT>` around it. Frames are in
/// points.
public struct WDAImporter: Importer {
  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(name: "wda", version: "1", summary: "iOS: WebDriverAgent's and Appium's page source"))
  }

  /// Rates a source. It's certain if a tag or its type is one of XCUITest's.
  public func recognizes(_ source: SourceText) -> Int {
    let head = XMLReader.read(source, first: 2).elements
    if head.contains(where: { WDADump.kind(of: $0) != nil }) { return 100 }
    return head.first?.name == "AppiumAUT" ? 90 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    XMLDump.read(request) { file, root in
      // Some servers wrap iOS elements in the root tag of Android's dumps.
      let isWrapped = root.name == "hierarchy" && file.elements.contains { WDADump.kind(of: $0) != nil }
      guard root.name == "AppiumAUT" || isWrapped || WDADump.kind(of: root) != nil else {
        return .failure(.wrongRoot(root, in: file, "an XCUITest source begins with <XCUIElementTypeApplication>"))
      }
      return .success(result(of: WDADump(file), for: request))
    }
  }

  private func result(of dump: WDADump, for request: ImportRequest) -> ImportResult {
    guard !dump.nodes.isEmpty else {
      var diagnostics = dump.file.failure.map { [$0] } ?? []
      diagnostics += dump.flaws.diagnostics(lenient: request.lenient)
      if dump.flaws.isEmpty { diagnostics.append(holdsNothing(dump.file)) }
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    }
    let application = dump.nodes.first { $0.kind.name == "Application" }
    let first = application.map { dump.element(of: $0) } ?? dump.file.elements.first
    return AppleImport.result(
      of: request, as: describe().plugin.name, failure: dump.file.failure, dump.flaws, application: application?.frame,
      at: first.map { dump.file.head(of: $0) }, isWhole: dump.file.isComplete
    ) { snapshot in
      let screen = Rect(0, 0, snapshot.display.width, snapshot.display.height)
      snapshot.take(WDAElements(dump: dump, screen: screen).drafts(), in: dump.file)
      snapshot.takeWindows(of: dump.windowNodes())
    }
  }
}

private func holdsNothing(_ file: XMLFile) -> Diagnostic {
  Diagnostic(
    .importFailed, "the source holds no element", at: file.elements.first.map { file.head(of: $0) },
    notes: [.init("take it again while the app is in front")])
}
