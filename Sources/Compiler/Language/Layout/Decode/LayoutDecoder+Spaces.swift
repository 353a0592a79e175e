import TutorialGeometry
import TutorialSyntax

/// The name of the display's own coordinate space.
package let globalSpace = "global"

/// The keys of a window.
private enum WindowKey: String, DocumentKey {
  case id, type, z, frame, remove
  static let table = KeyTable<Self>()
}

/// The keys of a space.
private enum SpaceKey: String, DocumentKey {
  case id, parent, origin, transform, scroll, remove
  static let table = KeyTable<Self>()
}

/// The keys of `scroll`.
private enum ScrollKey: String, DocumentKey {
  case axis, viewport, contentSize, contentOffset
  static let table = KeyTable<Self>()
}

extension LayoutDecoder {
  /// `windows`.
  mutating func windows(_ node: NodeID) -> [WindowDeclaration] {
    uniqueEntries(node, of: "window", expected: "a list of windows") { $0.window($1) }
  }

  /// `spaces`.
  mutating func spaces(_ node: NodeID) -> [SpaceDeclaration] {
    uniqueEntries(node, of: "space", expected: "a list of spaces") { $0.space($1) }
  }

  private mutating func window(_ node: NodeID) -> WindowDeclaration? {
    var id: Sourced<String>?
    var window = WindowDeclaration(id: Sourced("", document.span(node)))
    var fields = decoder.fields(node, WindowKey.self, of: "a window")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .id: id = self.id(field.value, of: "the id of a window")
      case .type: window.kind = decoder.choice(field.value, Window.Kind.self, of: "the type of a window")?.value
      case .z: window.z = coordinate(field.value)
      case .frame: window.frame = frame(field.value)
      case .remove: window.isRemoval = decoder.bool(field.value)?.value ?? false
      }
    }
    requireID(fields.range(of: .id), of: "a window", at: node)
    guard let id else { return nil }
    window.id = id
    return window
  }

  private mutating func space(_ node: NodeID) -> SpaceDeclaration? {
    var id: Sourced<String>?
    var space = SpaceDeclaration(id: Sourced("", document.span(node)))
    var fields = decoder.fields(node, SpaceKey.self, of: "a space")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .id: id = spaceID(field.value)
      case .parent: space.parent = self.id(field.value, of: "the parent of a space")
      case .origin: space.origin = point(field.value)
      case .transform: space.transform = transform(field.value)
      case .scroll: space.scroll = scroll(field.value)
      case .remove: space.isRemoval = decoder.bool(field.value)?.value ?? false
      }
    }
    requireID(fields.range(of: .id), of: "a space", at: node)
    guard let id else { return nil }
    space.id = id
    return space
  }

  private mutating func spaceID(_ node: NodeID) -> Sourced<String>? {
    guard let id = id(node, of: "the id of a space") else { return nil }
    guard id.value != globalSpace else {
      decoder.reportOutOfRange(node, "a space cannot be called \"global\": that is the display's own")
      return nil
    }
    return id
  }

  private mutating func scroll(_ node: NodeID) -> ScrollDeclaration? {
    guard document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of keys to values for the scrolling of a space")
      return nil
    }
    var scroll = ScrollDeclaration(span: SourceSpan(document.source, decoder.headRange(node)))
    scroll.isPartial = document.isPartial
    var fields = decoder.fields(node, ScrollKey.self, of: "the scrolling of a space")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .axis: scroll.axis = decoder.choice(field.value, ScrollContainer.Axis.self, of: "the axis")?.value
      case .viewport:
        scroll.viewport = frame(field.value)
        scroll.isPartial = scroll.isPartial || scroll.viewport == nil
      case .contentSize: scroll.contentSize = size(field.value)
      case .contentOffset: scroll.contentOffset = point(field.value)
      }
    }
    return scroll
  }

  /// Reports an entry without an id, unless the node is no map, which has been said.
  mutating func requireID(_ range: ByteRange?, of what: StaticString, at node: NodeID) {
    guard range == nil, document.kind(node) == .mapping else { return }
    decoder.reportMissingKey("id", of: what, at: node)
  }
}
