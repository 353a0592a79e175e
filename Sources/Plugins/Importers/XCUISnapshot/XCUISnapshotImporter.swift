import TutorialAppleSupport
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
      let nodes = AppleNodes(
        DataTree([element]) { $0["children"]?.items ?? [] }, frame: { $0.first(of: "frame", "rect") },
        kind: XCUISnapshotElement.kind)
      return .success(
        nodes.result(
          of: request, as: describe().plugin.name, in: file, draft: XCUISnapshotElement.draft,
          isSeen: XCUISnapshotElement.isSeen))
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

  private static func wrongRoot(_ root: DataValue) -> Diagnostic {
    Diagnostic(
      .importFailed, "the file does not begin at an element with elementType and frame", at: root.head,
      notes: [.init("such files come from `snapshot().dictionaryRepresentation`")])
  }
}
