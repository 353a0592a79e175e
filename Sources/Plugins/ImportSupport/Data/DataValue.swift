public import TutorialSyntax

/// A value of a JSON or YAML file, and where it is written.
public struct DataValue: Sendable {
  /// The document, held once for all values.
  final class Tree: Sendable {
    let document: Document

    init(_ document: Document) {
      self.document = document
    }
  }

  let tree: Tree
  let node: NodeID

  private var document: Document { tree.document }

  /// Whether it is a map: an object of JSON.
  public var isMap: Bool { document.kind(node) == .mapping }

  /// Whether it is a list.
  public var isList: Bool { document.kind(node) == .sequence }

  /// Whether it is a text, and no number, `true`, `false` or `null`.
  public var isText: Bool { document.kind(node) == .quoted }

  /// Where it is written.
  public var span: SourceSpan { document.span(node) }

  /// The first bytes of where it is written, so that a mark fits on a line.
  public var head: SourceSpan {
    let range = document.range(node)
    guard isMap || isList else { return span }
    return SourceSpan(document.source, ByteRange(range.start, min(range.end, range.start &+ 1)))
  }

  /// What a map has under a key; nil where it has nothing, or `null`, or is no map. Of equal keys the last counts.
  public subscript(_ key: StaticString) -> DataValue? {
    guard isMap else { return nil }
    var found: NodeID?
    var children = document.children(node)
    while let name = children.next(), let value = children.next() {
      if document.text(name, equals: key) { found = value }
    }
    return found.flatMap { document.isNull($0) ? nil : DataValue(tree: tree, node: $0) }
  }

  /// The first of several keys that a map has something under: formats change their minds about names.
  public func first(of keys: StaticString...) -> DataValue? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }

  /// The items of a list; none of anything else.
  public var items: [DataValue] {
    isList ? document.children(node).map { DataValue(tree: tree, node: $0) } : []
  }

  /// The keys and values of a map in the order written; none of anything else.
  public var members: [(key: DataValue, value: DataValue)] {
    guard isMap else { return [] }
    var members: [(key: DataValue, value: DataValue)] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      members.append((DataValue(tree: tree, node: key), DataValue(tree: tree, node: value)))
    }
    return members
  }

  /// What a scalar says, whatever its type: nil for `null`, for nothing, and for maps and lists.
  public var text: String? {
    document.text(node).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A coordinate, written as a number or as a text that is one.
  public var coordinate: Result<Double, DumpNumber.Problem> {
    guard let text else { return .failure(.malformed) }
    return DumpNumber.coordinate(text)
  }

  /// What `true` and `false` say, be they written as such, as texts, or as 1 and 0; nil for everything else.
  public var flag: Bool? {
    switch text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}
