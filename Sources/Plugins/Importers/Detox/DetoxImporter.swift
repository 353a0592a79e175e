import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the result of Detox's `device.generateViewHierarchyXml()`.
///
/// On Android it contains the density, and positions in pixels relative to each window. On iOS each view's position is
/// relative to its parent.
public struct DetoxImporter: Importer {
  private enum Offset: String { case unknown, zero }

  private static let offset = PluginOption<Offset>.word(
    "offset", default: .unknown,
    "iOS: the scroll offset of scroll views when the hierarchy was taken, which the hierarchy does not give.",
    [
      .unknown: "not known: the contents of scroll views are left out",
      .zero: "contentOffset was 0, 0 in all scroll views",
    ])

  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(
        name: "detox", version: "1", summary: "Detox: device.generateViewHierarchyXml(), Android and iOS"),
      options: OptionTable(Self.offset))
  }

  /// Rates a source. It's certain if the outermost tag is Detox's.
  public func recognizes(_ source: SourceText) -> Int {
    XMLReader.read(source, first: 1).elements.first?.name == "ViewHierarchy" ? 100 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    let options = describe().decode(request.options)
    var result: ImportResult
    if let redaction = Self.redaction(in: request.source) {
      result = ImportResult(snapshot: nil, diagnostics: [redaction])
    } else {
      result = XMLDump.read(request) { file, root in
        guard root.name == "ViewHierarchy" else {
          return .failure(.wrongRoot(root, in: file, "Detox's hierarchy begins with <ViewHierarchy>"))
        }
        let format = describe().plugin.name
        guard root["density"] == nil else {
          return DetoxAndroid(format: format, request: request, file: file, root: root).result()
        }
        let isAtRest = options[Self.offset] == .zero
        return .success(DetoxApple(format: format, request: request, file: file, isAtRest: isAtRest).result())
      }
    }
    result.diagnostics = options.diagnostics + result.diagnostics
    return result
  }

  /// Returns the error for a hierarchy whose numbers a test has redacted to compare the rest: it can't be imported.
  private static func redaction(in source: SourceText) -> Diagnostic? {
    let mark = Array("=\"<number>\"".utf8)
    guard let first = mark.first else { return nil }
    var index = 0
    while let next = source.bytes[index...].firstIndex(of: first) {
      if source.bytes[next...].starts(with: mark) {
        let place = ByteRange(UInt32(clamping: next + 2), UInt32(clamping: next + mark.count - 1))
        return Diagnostic(
          .importFailed, "the numbers of this hierarchy are redacted: <number> stands for each of them",
          at: SourceSpan(source, place),
          notes: [.init("import what device.generateViewHierarchyXml() returns, before a test redacts it")])
      }
      index = next + 1
    }
    return nil
  }
}
