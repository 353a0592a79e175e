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
  mutating func calloutPartial(_ node: NodeID) -> CalloutPartial {
    var partial = CalloutPartial(range: document.range(node))
    if document.isScalar(node) {
      partial.body = filledString(node, of: "the callout", expected: "text or a map of keys to values for a callout")
      return partial
    }
    var fields = self.fields(node, CalloutKey.self, of: "a callout")
    while let field = next(&fields) { decode(field, into: &partial) }
    return partial
  }

  private mutating func decode(_ field: Field<CalloutKey>, into partial: inout CalloutPartial) {
    let value = field.value
    switch field.key {
    case .title: partial.title = filledString(value, of: "the callout's title")
    case .body: partial.body = filledString(value, of: "the callout's body")
    case .image: partial.image = filledString(value, of: "the callout's image")
    case .placement: partial.placement = placements(value)
    case .width: partial.width = positive(value, of: "the callout's width")
    case .maxHeight: partial.maxHeight = positive(value, of: "the callout's maxHeight")
    case .size: partial.size = size(value, of: "the callout's size")
    case .gap: partial.gap = number(value, of: "the callout's gap")
    case .arrow: partial.arrow = bool(value)
    case .avoid: partial.avoid = selectors(value)
    case .buttons: partial.buttons = buttons(value)
    case .kind: partial.kind = choice(value, CalloutKind.self, of: "the callout's kind")
    case .sheet: decodeSheet(value, into: &partial)
    }
  }

  private mutating func decodeSheet(_ node: NodeID, into partial: inout CalloutPartial) {
    var fields = self.fields(node, SheetKey.self, of: "a sheet")
    while let field = next(&fields) {
      switch field.key {
      case .height: partial.sheetHeight = positive(field.value, of: "the sheet's height")
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
