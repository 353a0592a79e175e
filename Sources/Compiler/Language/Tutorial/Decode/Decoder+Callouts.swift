import TutorialSyntax

/// The keys of a callout.
enum CalloutKey: String, DocumentKey {
  case title, body, image, placement, width, maxHeight, size, gap, arrow, avoid, buttons, kind, sheet
  static let table = KeyTable<Self>()
}

/// The keys of a sheet.
enum SheetKey: String, DocumentKey {
  case height
  static let table = KeyTable<Self>()
}

/// The keys of a button.
enum ButtonKey: String, DocumentKey {
  case title, to, role
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// A partial `callout`; a text is its body.
  mutating func calloutLayer(_ node: NodeID) -> CalloutLayer {
    var layer = CalloutLayer(range: document.range(node))
    if document.isScalar(node) {
      layer.body = filledString(node, of: "the callout", expected: "text or a map of keys to values for a callout")
      return layer
    }
    var fields = self.fields(node, CalloutKey.self, of: "a callout")
    while let field = next(&fields) { decode(field, into: &layer) }
    return layer
  }

  private mutating func decode(_ field: Field<CalloutKey>, into layer: inout CalloutLayer) {
    let value = field.value
    switch field.key {
    case .title: layer.title = filledString(value, of: "the callout's title")
    case .body: layer.body = filledString(value, of: "the callout's body")
    case .image: layer.image = filledString(value, of: "the callout's image")
    case .placement: layer.placement = placements(value)
    case .width: layer.width = positive(value, of: "the callout's width")
    case .maxHeight: layer.maxHeight = positive(value, of: "the callout's maxHeight")
    case .size: layer.size = size(value, of: "the callout's size")
    case .gap: layer.gap = number(value, of: "the callout's gap")
    case .arrow: layer.arrow = bool(value)
    case .avoid: layer.avoid = selectors(value)
    case .buttons: layer.buttons = buttons(value)
    case .kind: layer.kind = choice(value, CalloutKind.self, of: "the callout's kind")
    case .sheet: decodeSheet(value, into: &layer)
    }
  }

  private mutating func decodeSheet(_ node: NodeID, into layer: inout CalloutLayer) {
    var fields = self.fields(node, SheetKey.self, of: "a sheet")
    while let field = next(&fields) {
      switch field.key {
      case .height: layer.sheetHeight = positive(field.value, of: "the sheet's height")
      }
    }
  }

  private mutating func placements(_ node: NodeID) -> Located<[Placement]>? {
    if document.kind(node) == .sequence, document.childCount(node) == 0 {
      reportOutOfRange(node, "the list of placements is empty")
      return nil
    }
    let placements = oneOrMore(node) { $0.choice($1, PlacementName.self, of: "a placement")?.value.placement }
    return placements.value.isEmpty ? nil : placements
  }

  private mutating func buttons(_ node: NodeID) -> Located<[CalloutButton]>? {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of buttons")
      return nil
    }
    return list(node) { $0.button($1) }
  }

  private mutating func button(_ node: NodeID) -> CalloutButton? {
    var title: Located<String>?
    var destination: Located<Destination>?
    var role: Located<String>?
    var fields = self.fields(node, ButtonKey.self, of: "a button")
    var isTitled = false
    while let field = next(&fields) {
      switch field.key {
      case .title:
        isTitled = true
        title = filledString(field.value, of: "the button's title")
      case .to: destination = self.destination(field.value)
      case .role: role = identifier(field.value, of: "the button's role")
      }
    }
    if !isTitled, document.kind(node) == .mapping { reportMissingKey("title", of: "a button", at: node) }
    return title.map { CalloutButton(range: document.range(node), title: $0, destination: destination, role: role) }
  }
}
