import TutorialGeometry
import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the result of Playwright's `page.ariaSnapshot({ boxes: true })`.
///
/// It's a YAML list of roles and names, with boxes in CSS pixels of the browser's window. The size of the window isn't
/// in it.
public struct PlaywrightAriaImporter: Importer {
  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(
        name: "playwright-aria", version: "1", summary: "web: Playwright's ariaSnapshot({ boxes: true })"))
  }

  /// Rates a source. It's certain if a list of roles has boxes.
  public func recognizes(_ source: SourceText) -> Int {
    let head = source.bytes.prefix(4096)
    guard head.contains(UInt8(ascii: "-")), let root = DataFile.head(source, as: .yaml), root.isList else { return 0 }
    let nodes = root.items.prefix(20).compactMap(AriaNode.init)
    if nodes.contains(where: { $0.box != nil }) { return 100 }
    let roles: Set<String> = [
      "generic", "main", "banner", "navigation", "heading", "button", "link", "img", "list", "listitem", "paragraph",
      "textbox", "contentinfo", "document", "region", "form", "table", "dialog",
    ]
    return !nodes.isEmpty && nodes.allSatisfy { roles.contains($0.role) } ? 60 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    DataDump.read(request, as: .yaml) { file, root in
      guard root.isList else { return .failure(DiagnosticError(wrongRoot(root))) }
      let elements = AriaElements(root.items)
      if let excess = elements.tree.excess { return .failure(DiagnosticError(excess)) }
      if let unchanged = elements.unchanged { return .failure(DiagnosticError(difference(unchanged))) }
      if let boxless = elements.firstWithoutBox { return .failure(DiagnosticError(noBoxes(boxless))) }
      var diagnostics = file.failure.map { [$0] } ?? []
      diagnostics += elements.flaws.diagnostics(lenient: request.lenient)
      diagnostics += elements.frames.prefix(1).map { unplaced($0, count: elements.frames.count) }
      guard let display = request.display else {
        return .success(ImportResult(snapshot: nil, diagnostics: diagnostics + [noDisplay(root)]))
      }
      if let impossible = DiagnosticError.impossibleDisplay(display) { return .failure(impossible) }
      var snapshot = ImportedSnapshot(
        of: request, format: describe().plugin.name, platform: "web", unit: "px", display: display,
        isWhole: file.isComplete && elements.frames.isEmpty)
      elements.fill(&snapshot)
      return .success(ImportResult(snapshot: snapshot, diagnostics: diagnostics))
    }
  }
}

private func wrongRoot(_ root: DataValue) -> Diagnostic {
  Diagnostic(.importFailed, "an ARIA snapshot is a list of roles", at: root.head)
}

private func noDisplay(_ root: DataValue) -> Diagnostic {
  Diagnostic(
    .importFailed, "the snapshot does not say how large the browser's window is", at: root.head,
    notes: [.init("say it in CSS pixels with --display WIDTHxHEIGHT; `page.viewportSize()` tells it")])
}

private func noBoxes(_ element: DataValue) -> Diagnostic {
  Diagnostic(
    .importFailed, "the snapshot does not say where anything is",
    at: element.members.first?.key.span ?? element.span,
    notes: [.init("take it with ariaSnapshot({ boxes: true }), of Playwright 1.60 or newer")])
}

private func difference(_ element: DataValue) -> Diagnostic {
  Diagnostic(
    .importFailed, "the snapshot only says what has changed since another one",
    at: element.members.first?.key.span ?? element.span, notes: [.init("take it anew, of the whole page")])
}

private func unplaced(_ frame: DataValue, count: Int) -> Diagnostic {
  var diagnostic = Diagnostic(
    .importFailed, "the boxes inside of an iframe are relative to the iframe, not to the page",
    at: frame.members.first?.key.span ?? frame.span,
    notes: [.init(count == 1 ? "its contents are left out" : "there are \(count) of them; their contents are left out")]
  )
  diagnostic.severity = .warning
  return diagnostic
}
