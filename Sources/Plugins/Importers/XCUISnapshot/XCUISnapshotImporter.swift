import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the snapshot of an XCUIElement as JSON.
///
/// The JSON comes from `snapshot().dictionaryRepresentation`, from Maestro's driver or WebDriverAgent
/// (`/source?format=json`), or from an app's own test that writes the same names.
public struct XCUISnapshotImporter: Importer {
  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(
        name: "xcui-snapshot", version: "1", summary: "iOS: snapshots of XCUIElements, as JSON"))
  }

  /// Rates a source. It's certain if an object has an element's type and frame.
  public func recognizes(_ source: SourceText) -> Int {
    guard let root = DataFile.head(source, as: .json), let element = Self.root(of: root) else { return 0 }
    guard element["elementType"] == nil else { return 100 }
    let type = element["type"]?.text ?? ""
    if type.hasPrefix(XCUIKind.prefix) { return 100 }
    return element["rawIdentifier"] != nil || element["rect"] != nil && type == "Application" ? 90 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    DataDump.read(request, as: .json) { file, root in
      guard let element = Self.root(of: root) else { return .failure(DiagnosticError(Self.wrongRoot(root))) }
      let elements = XCUISnapshotElements(DataTree([element]) { $0["children"]?.items ?? [] })
      return .success(result(of: elements, in: file, for: request))
    }
  }

  /// Returns the outermost element: the value itself, or a member of a server's answer.
  private static func root(of value: DataValue) -> DataValue? {
    let candidates =
      [value] + [value.first(of: "axElement", "value", "snapshot", "tree", "root", "hierarchy")].compactMap { $0 }
    return candidates.map { $0.isList ? $0.items.first ?? $0 : $0 }.first { candidate in
      let hasKind = candidate.first(of: "elementType", "type") != nil
      return hasKind && candidate.first(of: "frame", "rect") != nil
    }
  }

  private func result(
    of elements: XCUISnapshotElements, in file: DataFile, for request: ImportRequest
  ) -> ImportResult {
    var diagnostics = file.failure.map { [$0] } ?? []
    diagnostics += elements.flaws.diagnostics(lenient: request.lenient)
    if let excess = elements.tree.excess {
      return ImportResult(snapshot: nil, diagnostics: diagnostics + [excess])
    }
    let application = elements.nodes.first { $0.kind.name == "Application" }
    let display = AppleDisplay.size(
      given: request.display, application: application?.frame,
      at: (application.map { elements.tree.nodes[$0.source] } ?? elements.tree.nodes.first)?.value.head)
    switch display {
    case .failure(let refusal):
      if request.lenient || elements.flaws.isEmpty { diagnostics.append(refusal.diagnostic) }
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    case .success(let size):
      return ImportResult(
        snapshot: snapshot(of: elements, display: size, isWhole: file.isComplete, for: request),
        diagnostics: diagnostics)
    }
  }

  private func snapshot(
    of elements: XCUISnapshotElements, display: Size, isWhole: Bool, for request: ImportRequest
  ) -> ImportedSnapshot {
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(format: describe().plugin.name, unit: "pt", scale: 1, truncated: !isWhole),
      screen: request.screen, variant: request.variant, display: display)
    snapshot.scale = request.scale
    snapshot.traits = DeviceTraits.traits(platform: "ios", display: display, given: request.traits)
    let windows = XCUIWindows(of: elements.windowNodes(), screen: Rect(0, 0, display.width, display.height))
    snapshot.insets = windows.insets()
    snapshot.insets.safeArea = request.safeArea
    snapshot.windows = windows.windows
    snapshot.take(elements.drafts(), parents: elements.nodes.map(\.parent), positions: elements.nodes.map(\.position))
    for index in snapshot.elements.indices { snapshot.elements[index].window = windows.window(ofNode: index) }
    snapshot.occluders += windows.keyboardsInApp().map { index in
      ImportedOccluder(kind: "keyboard", element: snapshot.elements[index].id, opaque: true)
    }
    return snapshot
  }

  private static func wrongRoot(_ root: DataValue) -> Diagnostic {
    Diagnostic(
      .importFailed, "the file does not begin at an element with elementType and frame", at: root.head,
      notes: [.init("such files come from `snapshot().dictionaryRepresentation`")])
  }
}
