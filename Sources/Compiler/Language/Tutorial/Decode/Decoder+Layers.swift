import TutorialSyntax

/// The keys of a ring.
enum RingKey: String, DocumentKey {
  case width, color, gap, dash
  static let table = KeyTable<Self>()
}

/// The keys of an overlay.
enum OverlayKey: String, DocumentKey {
  case color, opacity, blur, extent
  static let table = KeyTable<Self>()
}

/// The keys of an interaction.
enum InteractionKey: String, DocumentKey {
  case mode, allow, hitPadding
  static let table = KeyTable<Self>()
}

/// The keys of a scroll.
enum ScrollIntoViewKey: String, DocumentKey {
  case align, duration
  static let table = KeyTable<Self>()
}

/// The keys of what a screen reader does.
enum AccessibilityKey: String, DocumentKey {
  case label, hint, announce, focus
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// A partial `ring`.
  mutating func ringLayer(_ node: NodeID) -> RingLayer {
    var layer = RingLayer(range: document.range(node))
    var fields = self.fields(node, RingKey.self, of: "a ring", for: .ring)
    while let field = next(&fields) {
      switch field.key {
      case .width: layer.width = positive(field.value, of: "the ring's width")
      case .color: layer.color = color(field.value, key: field.name)
      case .gap: layer.gap = number(field.value, of: "the ring's gap")
      case .dash: layer.dash = dash(field.value)
      }
    }
    return layer
  }

  /// Lengths of dashes and gaps by turns; `none` for an unbroken line.
  private mutating func dash(_ node: NodeID) -> Located<[Double]>? {
    if isWord(node, "none") { return Located([], document.range(node)) }
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of lengths, dashes and gaps by turns, or none")
      return nil
    }
    let lengths = list(node) { $0.length($1, of: "a dash")?.value }
    guard lengths.value.count == document.childCount(node) else { return nil }
    guard lengths.value.isEmpty || lengths.value.contains(where: { $0 > 0 }) else {
      reportOutOfRange(node, "a dash pattern of nothing but zeros has no length")
      return nil
    }
    return lengths
  }

  /// A partial `overlay`.
  mutating func overlayLayer(_ node: NodeID) -> OverlayLayer {
    var layer = OverlayLayer(range: document.range(node))
    var fields = self.fields(node, OverlayKey.self, of: "an overlay", for: .overlay)
    while let field = next(&fields) {
      switch field.key {
      case .color: layer.color = color(field.value, key: field.name)
      case .opacity: layer.opacity = fraction(field.value, of: "the overlay's opacity")
      case .blur: layer.blur = number(field.value, in: 0...1000, of: "the overlay's blur")
      case .extent: layer.extent = choice(field.value, OverlayExtent.self, of: "the overlay's extent")
      }
    }
    return layer
  }

  /// A partial `interaction`; a word is its mode.
  mutating func interactionLayer(_ node: NodeID) -> InteractionLayer {
    var layer = InteractionLayer(range: document.range(node))
    if document.isScalar(node) {
      layer.mode = choice(node, InteractionMode.self, of: "the interaction")
      return layer
    }
    var fields = self.fields(node, InteractionKey.self, of: "an interaction")
    while let field = next(&fields) {
      switch field.key {
      case .mode: layer.mode = choice(field.value, InteractionMode.self, of: "the interaction's mode")
      case .allow: layer.allow = selectors(field.value)
      case .hitPadding: layer.hitPadding = padding(field.value, of: "the hit padding")
      }
    }
    return layer
  }

  /// A partial `scroll`.
  mutating func scrollLayer(_ node: NodeID) -> ScrollLayer {
    var layer = ScrollLayer(range: document.range(node))
    var fields = self.fields(node, ScrollIntoViewKey.self, of: "a scroll", for: .scroll)
    while let field = next(&fields) {
      switch field.key {
      case .align: layer.align = choice(field.value, ScrollAlignment.self, of: "the scroll's alignment")
      case .duration: layer.duration = duration(field.value, of: "the scroll's duration")
      }
    }
    return layer
  }

  /// A partial `accessibility`.
  mutating func accessibilityLayer(_ node: NodeID) -> AccessibilityLayer {
    var layer = AccessibilityLayer(range: document.range(node))
    var fields = self.fields(node, AccessibilityKey.self, of: "accessibility")
    while let field = next(&fields) {
      switch field.key {
      case .label: layer.label = filledString(field.value, of: "the accessibility label")
      case .hint: layer.hint = filledString(field.value, of: "the accessibility hint")
      case .announce: layer.announce = choice(field.value, Announcement.self, of: "the announcement")
      case .focus: layer.focus = choice(field.value, AccessibilityFocus.self, of: "the accessibility focus")
      }
    }
    return layer
  }
}
