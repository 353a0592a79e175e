import TutorialAppleSupport
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
      guard !roots.isEmpty else { return .failure(DiagnosticError(holdsNothing(root))) }
      let nodes = AppleNodes(
        DataTree(roots) { $0["children"]?.items ?? [] }, frame: { $0.first(of: "frame", "AXFrame") },
        kind: { value, _ in IDBElement.kind(of: value) })
      return .success(nodes.result(of: request, as: describe().plugin.name, in: file, draft: IDBElement.draft))
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
}

private func holdsNothing(_ root: DataValue) -> Diagnostic {
  Diagnostic(
    .importFailed, "the file holds no element", at: root.head, notes: [.init("take it again while the app is in front")]
  )
}
