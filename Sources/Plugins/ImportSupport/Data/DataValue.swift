public import TutorialSyntax

/// A value of a JSON or YAML file, with its place in the file.
public struct DataValue: Sendable {
  /// The document, shared by all values.
  final class Tree: Sendable {
    let document: Document

    init(_ document: Document) {
      self.document = document
    }
  }

  let tree: Tree
  let node: NodeID

  private var document: Document { tree.document }

  /// True if the value is a map, which JSON calls an object.
  public var isMap: Bool { document.kind(node) == .mapping }

  /// True if the value is a list.
  public var isList: Bool { document.kind(node) == .sequence }

  /// True if the value is a text, not a number, `true`, `false` or `null`.
  public var isText: Bool { document.kind(node) == .quoted }

  /// The value's place in the file.
  public var span: SourceSpan { document.span(node) }

  /// The beginning of the value's place, so that a mark fits on a line.
  public var head: SourceSpan {
    let range = document.range(node)
    guard isMap || isList else { return span }
    return SourceSpan(document.source, ByteRange(range.start, min(range.end, range.start &+ 1)))
  }

  /// The value of a map under a key. The last of equal keys counts.
  ///
  /// Returns nil if the value is missing or `null`, or this isn't a map.
  public subscript(_ key: StaticString) -> DataValue? {
    guard isMap else { return nil }
    var found: NodeID?
    var children = document.children(node)
    while let name = children.next(), let value = children.next() {
      if document.text(name, equals: key) { found = value }
    }
    return found.flatMap { document.isNull($0) ? nil : DataValue(tree: tree, node: $0) }
  }

  /// Returns the value of the first of several keys that a map has: formats rename keys over time.
  public func first(of keys: StaticString...) -> DataValue? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }

  /// The items of a list; empty for other values.
  public var items: [DataValue] {
    isList ? document.children(node).map { DataValue(tree: tree, node: $0) } : []
  }

  /// The keys and values of a map in the order written; empty for other values.
  public var members: [(key: DataValue, value: DataValue)] {
    guard isMap else { return [] }
    var members: [(key: DataValue, value: DataValue)] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      members.append((DataValue(tree: tree, node: key), DataValue(tree: tree, node: value)))
    }
    return members
  }

  /// The text of a scalar of any type. It's nil for `null`, for an empty text, and for maps and lists.
  public var text: String? {
    document.text(node).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value as a coordinate, written as a number or as a text.
  public var coordinate: Result<Double, DumpNumber.Problem> {
    guard let text else { return .failure(.malformed) }
    return DumpNumber.coordinate(text)
  }

  /// The value as a Boolean: `true` or `false`, the same as texts, or 1 or 0. It's nil for other values.
  public var flag: Bool? {
    switch text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}
