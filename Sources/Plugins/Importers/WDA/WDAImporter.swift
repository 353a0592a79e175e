import TutorialImportSupport
public import TutorialPluginKit

import TutorialGeometry
public import TutorialSyntax

/// Reads the source of an XCUITest session as WebDriverAgent and Appium give it: `<XCUIElementTypeApplication x="0" …>`,
/// with or without `<AppiumAUT>` around it. Frames are in points.
public struct WDAImporter: Importer {
  /// An importer.
  public init() {}

  /// Name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(name: "wda", version: "1", summary: "iOS: WebDriverAgent's and Appium's page source"))
  }

  /// Certain where a tag or its type is one of XCUITest's.
  public func recognizes(_ source: SourceText) -> Int {
    let head = XMLReader.read(source, first: 2).elements
    if head.contains(where: { WDADump.kind(of: $0) != nil }) { return 100 }
    return head.first?.name == "AppiumAUT" ? 90 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    XMLDump.read(request) { file, root in
      guard root.name == "AppiumAUT" || WDADump.kind(of: root) != nil else {
        return .failure(DiagnosticError(wrongRoot(root, file)))
      }
      return .success(result(of: WDADump(file), for: request))
    }
  }

  private func result(of dump: WDADump, for request: ImportRequest) -> ImportResult {
    var diagnostics = dump.file.failure.map { [$0] } ?? []
    diagnostics += dump.flaws.diagnostics(lenient: request.lenient)
    switch WDADisplay(of: dump).size(given: request.display) {
    case .failure(let refusal):
      // An element whose frame is broken has been reported, and may be the application.
      if request.lenient || dump.flaws.isEmpty { diagnostics.append(refusal.diagnostic) }
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    case .success(let display):
      return ImportResult(snapshot: snapshot(of: dump, display: display, for: request), diagnostics: diagnostics)
    }
  }

  private func snapshot(of dump: WDADump, display: Size, for request: ImportRequest) -> ImportedSnapshot {
    let screen = Rect(0, 0, display.width, display.height)
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(
        format: describe().plugin.name, unit: "pt", scale: 1, truncated: !dump.file.isComplete),
      screen: request.screen, variant: request.variant, display: display)
    snapshot.scale = request.scale
    snapshot.traits = DeviceTraits.traits(platform: "ios", display: display, given: request.traits)
    let windows = WDAWindows(of: dump, screen: screen)
    snapshot.insets = windows.insets()
    snapshot.insets.safeArea = request.safeArea
    snapshot.windows = windows.windows
    snapshot.elements = ElementDraft.elements(
      of: WDAElements(dump: dump, screen: screen).drafts(), in: dump.file)
    for index in snapshot.elements.indices {
      snapshot.elements[index].window = windows.window(ofNode: index)
    }
    snapshot.occluders = windows.keyboardsInApp().map { index in
      ImportedOccluder(kind: "keyboard", element: snapshot.elements[index].id, opaque: true)
    }
    return snapshot
  }
}

private func wrongRoot(_ root: XMLElement, _ file: XMLFile) -> Diagnostic {
  Diagnostic(
    .importFailed,
    "<\(Diagnostic.excerpt(root.name))> where an XCUITest source begins with <XCUIElementTypeApplication>",
    at: file.head(of: root))
}
