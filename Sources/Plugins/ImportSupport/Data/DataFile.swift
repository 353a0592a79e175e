public import TutorialSyntax
import TutorialYAML

/// A JSON or YAML file as far as it could be read.
public struct DataFile: Sendable {
  /// What a file is written in.
  public enum Notation: Sendable, Hashable {
    /// JSON, strictly as RFC 8259 has it. What a tool has printed before it is passed over.
    case json
    /// YAML 1.1, as libyaml understands it.
    case yaml
  }

  /// The file.
  public let source: SourceText
  /// The value that the file is; nil where it holds none.
  public let root: DataValue?
  /// Why reading stopped before the end; nil for a well-formed file.
  public var failure: Diagnostic?

  /// Whether nothing of the file is missing.
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

  /// Reads the beginning of a file, so that an importer sees what it is: as much as says that of any dump. What is open
  /// where it ends holds what was read of it.
  public static func head(_ source: SourceText, as notation: Notation) -> DataValue? {
    let length = 8192
    guard source.bytes.count > length else { return read(source, as: notation).root }
    let end = notation == .json ? length : source.bytes[..<length].lastIndex(of: UInt8(ascii: "\n")) ?? length
    return read(SourceText(path: source.path, bytes: Array(source.bytes[..<end])), as: notation).root
  }
}
