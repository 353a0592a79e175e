import TutorialSyntax

/// The keys of a step, and of a partial one.
enum StepKey: String, DocumentKey {
  case id, target, callout, advance, cutout, style, transition, screen, ring, overlay, interaction, fallback, onMissing
  case anchor, delay, reducedMotion, effects, sprites, scroll, accessibility, only, when
  static let table = KeyTable<Self>()

  /// The keys that defaults and styles may have.
  static var namesOfPartials: [String] { allCases.filter { $0 != .id && $0 != .style }.map(\.rawValue) }
}

/// The keys of an item of a list of targets.
enum TargetKey: String, DocumentKey {
  case target, cutout, ring
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// A step. Its id is `step-` and `number` where it has none of its own.
  mutating func step(_ node: NodeID, number: Int) -> StepDeclaration? {
    var id: Located<String>?
    var styles: [Located<String>] = []
    var partial = StepPartial()
    let known = diagnostics.count
    var fields = self.fields(node, StepKey.self, of: "a step")
    guard document.kind(node) == .mapping else { return nil }
    while let field = next(&fields) {
      switch field.key {
      case .id: id = stepID(field.value)
      case .style: styles = oneOrMore(field.value) { $0.identifier($1, of: "the style's name") }.value
      default: decode(field, into: &partial)
      }
    }
    partial.isWhole = isWhole(since: known)
    return StepDeclaration(
      id: id ?? Located("step-\(number)", headRange(node)), styles: styles, partial: partial,
      range: document.range(node))
  }

  /// A partial step: the defaults or a style.
  ///
  /// - Parameter what: which of them, for messages.
  mutating func stepPartial(_ node: NodeID, of what: StaticString) -> StepPartial {
    var partial = StepPartial()
    let known = diagnostics.count
    var fields = self.fields(node, StepKey.self, of: what)
    while let field = next(&fields) {
      switch field.key {
      case .id, .style:
        reportUnknownKey(field.name, known: StepKey.namesOfPartials, of: what)
      default: decode(field, into: &partial)
      }
    }
    partial.isWhole = isWhole(since: known)
    return partial
  }

  /// Whether all was understood that came after so many findings.
  private func isWhole(since known: Int) -> Bool {
    !document.isPartial && !isFull && !diagnostics[known...].contains { $0.severity == .error }
  }

  /// An id that no `to` takes for something else.
  private mutating func stepID(_ node: NodeID) -> Located<String>? {
    guard let id = identifier(node, of: "the step's id") else { return nil }
    if ["next", "back", "end"].contains(id.value) {
      reportOutOfRange(node, "\"\(id.value)\" cannot be a step's id, it has a meaning of its own in \"to\"")
      return nil
    }
    return id
  }

  private mutating func decode(_ field: Field<StepKey>, into partial: inout StepPartial) {
    let value = field.value
    switch field.key {
    case .id, .style: break
    case .screen: partial.screen = filledString(value, of: "the screen")
    case .target: partial.targets = targets(value)
    case .fallback: partial.fallback = selectors(value)
    case .onMissing: partial.onMissing = choice(value, MissingTargetPolicy.self, of: "onMissing")
    case .anchor: partial.anchor = selector(value)
    case .cutout: partial.cutout = cutoutPartial(value)
    case .ring: partial.ring = removable(value) { $0.ringPartial($1) }
    case .overlay: partial.overlay = removable(value) { $0.overlayPartial($1) }
    case .interaction: partial.interaction = interactionPartial(value)
    case .callout: partial.callout = removable(value) { $0.calloutPartial($1) }
    case .advance: partial.advance = advanceRules(value)
    case .delay: partial.delay = duration(value, of: "the step's delay")
    case .transition: partial.transition = transitionPartial(value)
    case .reducedMotion: partial.reducedMotion = reducedMotionPartial(value)
    case .effects: partial.effects = effects(value)
    case .sprites: partial.sprites = sprites(value)
    case .scroll: partial.scroll = removable(value) { $0.scrollPartial($1) }
    case .accessibility: partial.accessibility = accessibilityPartial(value)
    case .only: partial.only = traitQuery(value)
    case .when: partial.when = condition(value)
    }
  }

  /// `target`: a selector, or a list whose items are selectors or `{ target, cutout, ring }`.
  private mutating func targets(_ node: NodeID) -> Located<[StepTarget]>? {
    if document.kind(node) == .sequence, document.childCount(node) == 0 {
      reportOutOfRange(node, "the list of targets is empty")
      return nil
    }
    let isList = document.kind(node) == .sequence
    var targets = oneOrMore(node) { decoder, child in
      isList && decoder.hasKey("target", child)
        ? decoder.targetItem(child) : decoder.selector(child).map { StepTarget(selector: $0) }
    }
    if targets.value.count > Limits.targets {
      report(
        Diagnostic(
          .limitExceeded, "a step has \(targets.value.count) targets, the limit is \(Limits.targets)",
          at: document.span(node)))
      targets.value.removeSubrange(Limits.targets...)
    }
    return targets
  }

  private mutating func targetItem(_ node: NodeID) -> StepTarget? {
    var selector: Selector?
    var cutout: CutoutPartial?
    var ring: Removable<RingPartial>?
    var fields = self.fields(node, TargetKey.self, of: "an item of a list of targets")
    while let field = next(&fields) {
      switch field.key {
      case .target: selector = self.selector(field.value)
      case .cutout: cutout = cutoutPartial(field.value)
      case .ring: ring = removable(field.value) { $0.ringPartial($1) }
      }
    }
    return selector.map { StepTarget(selector: $0, cutout: cutout, ring: ring) }
  }

  /// Whether a map has the given key.
  private func hasKey(_ key: StaticString, _ node: NodeID) -> Bool {
    guard document.kind(node) == .mapping else { return false }
    var children = document.children(node)
    while let name = children.next(), children.next() != nil {
      if isWord(name, key) { return true }
    }
    return false
  }
}
