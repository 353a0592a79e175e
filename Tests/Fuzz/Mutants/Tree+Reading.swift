import TutorialSyntax
import TutorialYAML

extension Tree {
  /// The tree of a file, with aliases expanded; nil if the file has no root.
  init?(_ source: SourceText) {
    let document = DocumentReader.read(source).value
    guard let root = document.root else { return nil }
    self.init(root, document)
  }

  private init(_ node: NodeID, _ document: Document) {
    switch document.kind(node) {
    case .sequence:
      self.init(.list(document.children(node).map { Tree($0, document) }))
    case .mapping:
      var entries: [Entry] = []
      var children = document.children(node)
      while let key = children.next(), let value = children.next() {
        entries.append(Entry(key: Self.token(key, document), value: Tree(value, document)))
      }
      self.init(.map(entries))
    case .plain, .quoted, .alias:
      self.init(.scalar(Self.token(node, document)))
    }
  }

  private static func token(_ node: NodeID, _ document: Document) -> String {
    let text = document.string(node)
    let isPlain = document.kind(node) == .plain
    return isPlain && !text.contains(where: \.isNewline) || isWord(text) ? text : quoted(text)
  }

  /// Returns true if a text needs no quotes anywhere, so that JSON's keys can be written as YAML's.
  private static func isWord(_ text: String) -> Bool {
    let isLettered = text.utf8.allSatisfy { byte in
      (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    return isLettered && text.utf8.count > 3 && !["true", "false", "null"].contains(text.lowercased())
      || ["id", "to", "in", "at", "a", "b", "c"].contains(text)
  }

  /// A text in double quotes, in the notation of both YAML and JSON.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
