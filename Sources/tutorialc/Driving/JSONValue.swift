import TutorialSyntax

/// A value in JSON that this program has written; values of unexpected types are nil.
package struct JSONValue {
  private let document: Document
  private let node: NodeID

  /// The value of a whole text; nil if the text isn't valid JSON.
  package init?(_ bytes: [UInt8]) {
    let read = JSONReader.read(SourceText(path: "", bytes: bytes))
    guard read.diagnostics.isEmpty, !read.value.isPartial, let root = read.value.root else { return nil }
    document = read.value
    node = root
  }

  private init(_ document: Document, _ node: NodeID) {
    self.document = document
    self.node = node
  }

  /// The number of an object's members or a list's items.
  package var count: Int {
    let children = Array(document.children(node)).count
    return document.kind(node) == .mapping ? children / 2 : children
  }

  /// The value of a key of an object.
  package subscript(_ key: StaticString) -> JSONValue? {
    guard document.kind(node) == .mapping else { return nil }
    var children = document.children(node)
    while let name = children.next(), let value = children.next() {
      if document.text(name, equals: key) { return JSONValue(document, value) }
    }
    return nil
  }

  /// The items of a list.
  package var items: [JSONValue]? {
    guard document.kind(node) == .sequence else { return nil }
    return document.children(node).map { JSONValue(document, $0) }
  }

  /// The text of a string.
  package var text: String? { document.kind(node) == .quoted ? document.string(node) : nil }

  /// The strings of a list that only has strings.
  package var texts: [String]? {
    guard let items else { return nil }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }

  /// An integer.
  package var number: Int? { document.kind(node) == .plain ? Int(document.string(node)) : nil }
}
