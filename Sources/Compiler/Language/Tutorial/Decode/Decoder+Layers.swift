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
  mutating func ringPartial(_ node: NodeID) -> RingPartial {
    var partial = RingPartial(range: document.range(node))
    var fields = self.fields(node, RingKey.self, of: "a ring", for: .ring)
    while let field = next(&fields) {
      switch field.key {
      case .width: partial.width = positive(field.value, of: "the ring's width")
      case .color: partial.color = color(field.value, key: field.name)
      case .gap: partial.gap = number(field.value, of: "the ring's gap")
      case .dash: partial.dash = dash(field.value)
      }
    }
    return partial
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
  mutating func overlayPartial(_ node: NodeID) -> OverlayPartial {
    var partial = OverlayPartial(range: document.range(node))
    var fields = self.fields(node, OverlayKey.self, of: "an overlay", for: .overlay)
    while let field = next(&fields) {
      switch field.key {
      case .color: partial.color = color(field.value, key: field.name)
      case .opacity: partial.opacity = fraction(field.value, of: "the overlay's opacity")
      case .blur: partial.blur = number(field.value, in: 0...1000, of: "the overlay's blur")
      case .extent: partial.extent = choice(field.value, OverlayExtent.self, of: "the overlay's extent")
      }
    }
    return partial
  }

  /// A partial `interaction`; a word is its mode.
  mutating func interactionPartial(_ node: NodeID) -> InteractionPartial {
    var partial = InteractionPartial(range: document.range(node))
    if document.isScalar(node) {
      partial.mode = choice(node, InteractionMode.self, of: "the interaction")
      return partial
    }
    var fields = self.fields(node, InteractionKey.self, of: "an interaction")
    while let field = next(&fields) {
      switch field.key {
      case .mode: partial.mode = choice(field.value, InteractionMode.self, of: "the interaction's mode")
      case .allow: partial.allow = selectors(field.value)
      case .hitPadding: partial.hitPadding = padding(field.value, of: "the hit padding")
      }
    }
    return partial
  }

  /// A partial `scroll`.
  mutating func scrollPartial(_ node: NodeID) -> ScrollPartial {
    var partial = ScrollPartial(range: document.range(node))
    var fields = self.fields(node, ScrollIntoViewKey.self, of: "a scroll", for: .scroll)
    while let field = next(&fields) {
      switch field.key {
      case .align: partial.align = choice(field.value, ScrollAlignment.self, of: "the scroll's alignment")
      case .duration: partial.duration = duration(field.value, of: "the scroll's duration")
      }
    }
    return partial
  }

  /// A partial `accessibility`.
  mutating func accessibilityPartial(_ node: NodeID) -> AccessibilityPartial {
    var partial = AccessibilityPartial(range: document.range(node))
    var fields = self.fields(node, AccessibilityKey.self, of: "accessibility")
    while let field = next(&fields) {
      switch field.key {
      case .label: partial.label = filledString(field.value, of: "the accessibility label")
      case .hint: partial.hint = filledString(field.value, of: "the accessibility hint")
      case .announce: partial.announce = choice(field.value, Announcement.self, of: "the announcement")
      case .focus: partial.focus = choice(field.value, AccessibilityFocus.self, of: "the accessibility focus")
      }
    }
    return partial
  }
}
