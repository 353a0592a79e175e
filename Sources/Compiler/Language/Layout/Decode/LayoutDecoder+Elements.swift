import TutorialGeometry
import TutorialSyntax

/// The keys of an element.
private enum ElementKey: String, DocumentKey {
  case id, frame, type, label, text, value, parent, space, window, visibility, nativeId, shape, place, row,
    column, transform, z, attributes, remove
  static let table = KeyTable<Self>()
}

/// The keys of an occluder.
private enum OccluderKey: String, DocumentKey {
  case id, kind, element, frame, opaque, z, window, remove
  static let table = KeyTable<Self>()
}

extension LayoutDecoder {
  /// `elements`.
  mutating func elements(_ node: NodeID) -> [ElementDeclaration] {
    uniqueEntries(node, of: "element", expected: "a list of elements") { $0.element($1) }
  }

  /// `occluders`.
  mutating func occluders(_ node: NodeID) -> [OccluderDeclaration] {
    uniqueEntries(node, of: "occluder", expected: "a list of occluders") { $0.occluder($1) }
  }

  private mutating func element(_ node: NodeID) -> ElementDeclaration? {
    var id: Sourced<String>?
    var element = ElementDeclaration(id: Sourced("", document.span(node)))
    element.isPartial = document.isPartial
    var placements: [NodeID] = []
    var fields = decoder.fields(node, ElementKey.self, of: "an element")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .id: id = self.id(field.value, of: "the id of an element")
      case .frame, .place, .row, .column:
        placements.append(field.name)
        if placements.count == 1 { setPlacement(of: &element, field.key, field.value) }
      case .space: element.space = self.id(field.value, of: "the space of an element")
      case .parent: element.parent = self.id(field.value, of: "the parent of an element")
      case .window: element.window = self.id(field.value, of: "the window of an element")
      case .transform: element.transform = transform(field.value)
      case .shape: element.shape = shape(field.value)
      case .z: element.z = coordinate(field.value)
      case .visibility:
        element.visibility = decoder.choice(field.value, Element.Visibility.self, of: "the visibility")?.value
      case .attributes: element.attributes = attributes(field.value)
      case .remove: element.isRemoval = decoder.bool(field.value)?.value ?? false
      case .nativeId, .type, .label, .text, .value: setWords(of: &element, field.key, field.value)
      }
    }
    requireID(fields.range(of: .id), of: "an element", at: node)
    guard let id else { return nil }
    element.id = id
    if placements.count > 1 { decoder.report(severalPlacements(id.value, placements, in: document)) }
    return element
  }

  private mutating func setPlacement(of element: inout ElementDeclaration, _ key: ElementKey, _ node: NodeID) {
    let placement: ElementPlacement?
    switch key {
    case .frame: placement = frame(node).map { .frame($0) }
    case .place: placement = box(node).map { .place($0) }
    case .row: placement = line(node, axis: .row).map { .line($0) }
    default: placement = line(node, axis: .column).map { .line($0) }
    }
    element.placement = placement.map { Sourced($0, document.span(node)) }
    if placement == nil { element.isPartial = true }
  }

  private mutating func setWords(of element: inout ElementDeclaration, _ key: ElementKey, _ node: NodeID) {
    switch key {
    case .nativeId: element.nativeId = decoder.string(node)?.value
    case .type: element.type = decoder.string(node)?.value
    case .label: element.label = localizedText(node)
    case .text: element.text = localizedText(node)
    default: element.value = localizedText(node)
    }
  }

  private mutating func attributes(_ node: NodeID) -> [Element.Attribute] {
    pairs(node, of: "the attributes of an element").compactMap { entry in
      decoder.string(entry.value).map { .init(document.string(entry.key), $0.value) }
    }
  }

  private mutating func occluder(_ node: NodeID) -> OccluderDeclaration? {
    guard document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of keys to values for an occluder")
      return nil
    }
    var occluder = OccluderDeclaration(head: SourceSpan(document.source, decoder.headRange(node)))
    occluder.isPartial = document.isPartial
    var fields = decoder.fields(node, OccluderKey.self, of: "an occluder")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .id: occluder.id = id(field.value, of: "the id of an occluder")
      case .kind: occluder.kind = decoder.string(field.value)?.value
      case .element:
        occluder.element = id(field.value, of: "the element of an occluder")
        occluder.isPartial = occluder.isPartial || occluder.element == nil
      case .frame:
        occluder.frame = frame(field.value)
        occluder.isPartial = occluder.isPartial || occluder.frame == nil
      case .opaque: occluder.isOpaque = decoder.bool(field.value)?.value
      case .z: occluder.z = coordinate(field.value)
      case .window: occluder.window = id(field.value, of: "the window of an occluder")
      case .remove: occluder.isRemoval = decoder.bool(field.value)?.value ?? false
      }
    }
    return occluder
  }
}

private func severalPlacements(_ id: String, _ keys: [NodeID], in document: Document) -> Diagnostic {
  let names = keys.map { document.string($0) }
  return Diagnostic(
    .placeConstraints, "\"\(excerpt(id))\" has \(names.joined(separator: " and ")), of which it can have only one",
    at: document.span(keys[1]), labels: [.init(document.span(keys[0]), "this one counts")])
}
