import TutorialSyntax

/// The keys of a box.
private enum BoxKey: String, DocumentKey {
  case container = "in"
  case left, right, top, bottom, width, height, centerX, centerY
  static let table = KeyTable<Self>()
}

/// The keys of a row or a column: those of a box, and its own.
private enum LineKey: String, DocumentKey {
  case container = "in"
  case left, right, top, bottom, width, height, centerX, centerY, gap, items
  static let table = KeyTable<Self>()
}

extension LayoutDecoder {
  /// `place`.
  mutating func box(_ node: NodeID) -> BoxDeclaration? {
    guard document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of keys to values for a place")
      return nil
    }
    var box = BoxDeclaration()
    box.isPartial = document.isPartial
    var fields = decoder.fields(node, BoxKey.self, of: "a place")
    while let field = decoder.next(&fields) { set(field.key, of: &box, field.value) }
    return box
  }

  /// `row` or `column`.
  mutating func line(_ node: NodeID, axis: LineDeclaration.Axis) -> LineDeclaration? {
    let what: StaticString = axis == .row ? "a row" : "a column"
    guard document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of keys to values for \(what)")
      return nil
    }
    var line = LineDeclaration(axis: axis)
    line.box.isPartial = document.isPartial
    var fields = decoder.fields(node, LineKey.self, of: what)
    while let field = decoder.next(&fields) {
      switch field.key {
      case .gap: line.gap = length(field.value, of: "the gap")
      case .items: line.items = lineItems(field.value, of: what)
      default:
        if let key = BoxKey(rawValue: field.key.rawValue) { set(key, of: &line.box, field.value) }
      }
    }
    return line
  }

  private mutating func lineItems(_ node: NodeID, of what: StaticString) -> [Sourced<String>] {
    let nodes = items(node, expected: "a list of ids")
    if document.kind(node) == .sequence, nodes.isEmpty {
      decoder.reportOutOfRange(node, "\(what) needs at least one item")
    }
    return nodes.compactMap { id($0, of: "the id of an element") }
  }

  private mutating func set(_ key: BoxKey, of box: inout BoxDeclaration, _ node: NodeID) {
    if key == .container {
      box.container = id(node, of: "what it is placed in")
      box.isPartial = box.isPartial || box.container == nil
      return
    }
    guard let value = coordinate(node) else {
      box.isPartial = true
      return
    }
    switch key {
    case .left: box.horizontal.start = value
    case .right: box.horizontal.end = value
    case .width: box.horizontal.size = value
    case .centerX: box.horizontal.center = value
    case .top: box.vertical.start = value
    case .bottom: box.vertical.end = value
    case .height: box.vertical.size = value
    default: box.vertical.center = value
    }
  }
}
