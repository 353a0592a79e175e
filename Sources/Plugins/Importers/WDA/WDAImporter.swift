import TutorialAppleSupport
import TutorialImportSupport
public import TutorialPluginKit

import TutorialGeometry
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
        return .failure(DiagnosticError(wrongRoot(root, file)))
      }
      return .success(result(of: WDADump(file), for: request))
    }
  }

  private func result(of dump: WDADump, for request: ImportRequest) -> ImportResult {
    var diagnostics = dump.file.failure.map { [$0] } ?? []
    diagnostics += dump.flaws.diagnostics(lenient: request.lenient)
    guard !dump.nodes.isEmpty else {
      if dump.flaws.isEmpty { diagnostics.append(holdsNothing(dump.file)) }
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    }
    switch display(of: dump, given: request.display) {
    case .failure(let refusal):
      // An element whose frame is broken has been reported already, and may be the application.
      if request.lenient || dump.flaws.isEmpty { diagnostics.append(refusal.diagnostic) }
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    case .success(let display):
      return ImportResult(snapshot: snapshot(of: dump, display: display, for: request), diagnostics: diagnostics)
    }
  }

  private func display(of dump: WDADump, given: Size?) -> Result<Size, DiagnosticError> {
    let application = dump.nodes.first { $0.kind.name == "Application" }
    return AppleDisplay.size(
      given: given, application: application?.frame,
      at: (application.map { dump.element(of: $0) } ?? dump.file.elements.first).map { dump.file.head(of: $0) })
  }

  private func snapshot(of dump: WDADump, display: Size, for request: ImportRequest) -> ImportedSnapshot {
    let screen = Rect(0, 0, display.width, display.height)
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(
        format: describe().plugin.name, unit: "pt", scale: 1, truncated: !dump.file.isComplete),
      screen: request.screen, variant: request.variant, display: display)
    snapshot.scale = request.scale
    snapshot.traits = DeviceTraits.traits(platform: "ios", display: display, given: request.traits)
    let windows = XCUIWindows(of: dump.windowNodes(), screen: screen)
    snapshot.insets = windows.insets()
    snapshot.insets.safeArea = request.safeArea
    snapshot.windows = windows.windows
    snapshot.take(WDAElements(dump: dump, screen: screen).drafts(), in: dump.file)
    for index in snapshot.elements.indices {
      snapshot.elements[index].window = windows.window(ofNode: index)
    }
    snapshot.occluders += windows.keyboardsInApp().map { index in
      ImportedOccluder(kind: "keyboard", element: snapshot.elements[index].id, opaque: true)
    }
    return snapshot
  }
}

private func holdsNothing(_ file: XMLFile) -> Diagnostic {
  Diagnostic(
    .importFailed, "the source holds no element", at: file.elements.first.map { file.head(of: $0) },
    notes: [.init("take it again while the app is in front")])
}

private func wrongRoot(_ root: XMLElement, _ file: XMLFile) -> Diagnostic {
  Diagnostic(
    .importFailed,
    "<\(Diagnostic.excerpt(root.name))> where an XCUITest source begins with <XCUIElementTypeApplication>",
    at: file.head(of: root))
}
