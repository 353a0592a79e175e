import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the output of `idb ui describe-all` and AXe's `describe-ui` for a simulator's screen.
///
/// It's `[{"AXLabel": …, "frame": …}]`, nested or flat, by itself or inside `{"data": {"raw": […]}}`.
public struct IDBImporter: Importer {
  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(
        name: "idb-axe", version: "1", summary: "iOS simulators: idb ui describe-all, axe describe-ui"))
  }

  /// Rates a source. It's certain if an element has one of these tools' names.
  public func recognizes(_ source: SourceText) -> Int {
    guard let root = DataFile.head(source, as: .json) else { return 0 }
    // Tools that wrap AXe put an outline of their own before its tree.
    if let entry = root["data"]?["entries"]?.items.first, entry["aliases"] != nil, entry["frame"] != nil { return 90 }
    guard let first = Self.roots(of: root).first else { return 0 }
    return first.members.contains { $0.key.text?.hasPrefix("AX") == true } ? 100 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    DataDump.read(request, as: .json) { file, root in
      let roots = Self.roots(of: root)
      guard let first = roots.first else { return .failure(DiagnosticError(holdsNothing(root))) }
      let elements = IDBElements(DataTree(roots) { $0["children"]?.items ?? [] })
      var diagnostics = file.failure.map { [$0] } ?? []
      diagnostics += elements.flaws.diagnostics(lenient: request.lenient)
      if let excess = elements.tree.excess {
        return .success(ImportResult(snapshot: nil, diagnostics: diagnostics + [excess]))
      }
      let application = elements.nodes.first { $0.kind.name == "Application" }
      let display = AppleDisplay.size(
        given: request.display, application: application?.frame,
        at: application.map { elements.tree.nodes[$0.source].value.head } ?? first.head)
      switch display {
      case .failure(let refusal):
        if request.lenient || elements.flaws.isEmpty { diagnostics.append(refusal.diagnostic) }
        return .success(ImportResult(snapshot: nil, diagnostics: diagnostics))
      case .success(let size):
        let snapshot = snapshot(of: elements, display: size, isWhole: file.isComplete, for: request)
        return .success(ImportResult(snapshot: snapshot, diagnostics: diagnostics))
      }
    }
  }

  /// Returns the outermost elements: a list, or a single element, anywhere in a tool's answer.
  private static func roots(of value: DataValue) -> [DataValue] {
    var inner = value
    for _ in 0..<3 {
      guard inner.isMap, let next = inner.first(of: "data", "raw", "elements"), next.isMap || next.isList else { break }
      inner = next
    }
    return (inner.isList ? inner.items : [inner]).filter(\.isMap)
  }

  private func snapshot(
    of elements: IDBElements, display: Size, isWhole: Bool, for request: ImportRequest
  ) -> ImportedSnapshot {
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(format: describe().plugin.name, unit: "pt", scale: 1, truncated: !isWhole),
      screen: request.screen, variant: request.variant, display: display)
    snapshot.scale = request.scale
    snapshot.traits = DeviceTraits.traits(platform: "ios", display: display, given: request.traits)
    snapshot.insets.safeArea = request.safeArea
    snapshot.take(elements.drafts(), parents: elements.nodes.map(\.parent), positions: elements.nodes.map(\.position))
    return snapshot
  }
}

private func holdsNothing(_ root: DataValue) -> Diagnostic {
  Diagnostic(
    .importFailed, "the file holds no element", at: root.head, notes: [.init("take it again while the app is in front")]
  )
}
