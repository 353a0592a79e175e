public import TutorialSyntax
import TutorialYAML

/// A JSON or YAML file, as far as it could be read.
public struct DataFile: Sendable {
  /// The notation of a file.
  public enum Notation: Sendable, Hashable {
    /// Strict JSON (RFC 8259). Output that a tool has printed before it is skipped.
    case json
    /// YAML 1.1, as libyaml parses it.
    case yaml
  }

  /// The file.
  public let source: SourceText
  /// The root value, or nil if the file has none.
  public let root: DataValue?
  /// The reason why reading stopped before the end, or nil for a well-formed file.
  public var failure: Diagnostic?

  /// True if the whole file was read.
  public var isComplete: Bool { failure == nil }

  /// Reads a file.
  public static func read(_ source: SourceText, as notation: Notation) -> DataFile {
    let text = DumpText.utf8(source)
    let parsed: Parsed<Document>
    switch notation {
    case .json: parsed = JSONReader.read(DumpText.json(text))
    case .yaml: parsed = YAMLReader.read(text)
    }
    let tree = DataValue.Tree(parsed.value)
    return DataFile(
      source: parsed.value.source, root: parsed.value.root.map { DataValue(tree: tree, node: $0) },
      failure: parsed.diagnostics.first { $0.severity == .error })
  }

  /// Reads the beginning of a file, enough for an importer to recognise its format.
  ///
  /// Maps and lists that are cut off contain what was read of them.
  public static func head(_ source: SourceText, as notation: Notation) -> DataValue? {
    let length = 8192
    guard source.bytes.count > length else { return read(source, as: notation).root }
    let end = notation == .json ? length : source.bytes[..<length].lastIndex(of: UInt8(ascii: "\n")) ?? length
    return read(SourceText(path: source.path, bytes: Array(source.bytes[..<end])), as: notation).root
  }
}
