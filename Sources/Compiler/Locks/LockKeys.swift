package import TutorialSyntax

extension LockEntry {
  /// The keys of an entry.
  package static let keys = MapDescription<Self>(
    "reference", of: "a reference of the lock", "The element that a selector resolved to on one screen of one variant.",
    examples: [
      [
        "step": "compose", "part": "target", "screen": "inbox", "variant": "phone", "selector": "compose-button",
        "by": "name", "id": "compose-button", "type": "button", "says": "Compose",
      ]
    ]
  ) {
    text("step", "The step's id.", "compose", \.key.step)
    text(
      "part",
      "The element's part in the step: `target`, `fallback`, `anchor`, `allow`, `avoid`, `tap` or `sprite`. Of several, all but the first have a number: `target.1`.",
      "target", \.key.part)
    text("screen", "The screen's name.", "inbox", \.key.screen)
    text("variant", "The variant's name.", "phone", \.key.variant)
    text("selector", "The selector as in the tutorial, on one line.", "compose-button", \.selector)
    Key("by", .lockRule, "The properties of the element that are [locked](#what-is-locked).", or: .required) {
      $0.rule
    } set: {
      if let rule = $1 { $0.rule = rule }
    }
    trait("id", "The id that the app gave the element.", "compose-button", \.traits.id)
    trait("type", "The element's type.", "button", \.traits.type)
    trait("label", "The element's label.", "Compose", \.traits.label)
    trait("text", "The element's text.", "Lunch?", \.traits.text)
    trait("value", "The element's value.", "on", \.traits.value)
    trait(
      "under", "The id of the nearest element around this one that has an id from the app.", "toolbar", \.traits.under)
    trait(
      "says",
      "The label or text of the element if these aren't locked, or else of the container. If it changes, that is only a note.",
      "Compose", \.says)
    trait("container", "The id of the container, if the element's place is locked.", "list", \.container)
    trait("containerType", "The container's type, if it has no id.", "list", \.containerType)
    count(
      "number",
      "The index of the element among similar ones, from 0; for a pattern, among those of its type around it.",
      0...Limits.elements, \.number)
    count("count", "The number of similar elements.", 1...Limits.elements, \.count)
    Key(
      "likes", .digests,
      "A digest of the words around each similar element, if there are at most \(Self.mostLikes). For a pattern, one digest of the words in its row."
    ) {
      $0.likes
    } set: {
      $0.likes = $1 ?? []
    }
    count(
      "panels",
      "The number of [panels](#what-lies-over-it) on the screen, if none of them lay over the element. Only on imported screens that don't say what is opaque.",
      0...Limits.elements, \.panels)
  }

  /// The largest number of similar elements with digests in an entry.
  package static let mostLikes = 64

  private static func text(
    _ name: String, _ prose: String, _ example: SchemaNode, _ path: any WritableKeyPath<Self, String> & Sendable
  ) -> Key<Self> {
    Key(name, .lockText(example), prose, or: .required) {
      $0[keyPath: path]
    } set: {
      if let text = $1 { $0[keyPath: path] = text }
    }
  }

  private static func trait(
    _ name: String, _ prose: String, _ example: SchemaNode, _ path: any WritableKeyPath<Self, String?> & Sendable
  ) -> Key<Self> {
    Key(name, .lockText(example), prose) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  private static func count(
    _ name: String, _ prose: String, _ range: ClosedRange<Int>, _ path: any WritableKeyPath<Self, Int?> & Sendable
  ) -> Key<Self> {
    Key(name, .lockNumber(range), prose) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }
}

extension SchemaDefinition {
  /// A text in a lock. YAML editors take `on`, `012` and the like for other types, so the schema allows these.
  fileprivate static let lockText = SchemaDefinition("text") { ["type": ["string", "number", "boolean"]] }
}

extension Kind where Value == String {
  fileprivate static func lockText(_ example: SchemaNode) -> Kind {
    Kind(KindForm(.reference(.lockText), examples: [example])) { decoder, field, _ in
      decoder.string(field.value)?.value
    }
  }
}

extension Kind where Value == LockRule {
  fileprivate static var lockRule: Kind {
    Kind(.word(LockRule.self)) { decoder, field, called in
      decoder.choice(field.value, LockRule.self, of: called)?.value
    }
  }
}

extension Kind where Value == Int {
  fileprivate static func lockNumber(_ range: ClosedRange<Int>) -> Kind {
    Kind(
      KindForm(
        [
          "type": "integer", "minimum": .number(Double(range.lowerBound)),
          "maximum": .number(Double(range.upperBound)),
        ], examples: [1])
    ) { decoder, field, called in
      decoder.wholeNumber(field.value, in: range, of: called)
    }
  }
}

extension Kind where Value == [String] {
  fileprivate static var digests: Kind {
    Kind(
      KindForm(
        ["type": "array", "maxItems": .number(Double(LockEntry.mostLikes)), "items": .reference(.lockText)],
        examples: [["3f9a0c11d2e4", "77b1e0c3a9f0"]])
    ) { decoder, field, _ in decoder.digests(field.value) }
  }
}

extension Decoder {
  fileprivate mutating func digests(_ node: NodeID) -> [String]? {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of digests")
      return nil
    }
    guard document.childCount(node) <= LockEntry.mostLikes else {
      reportOutOfRange(node, "there are more than \(LockEntry.mostLikes) digests")
      return nil
    }
    return list(node) { $0.string($1)?.value }.value
  }

  fileprivate mutating func wholeNumber(_ node: NodeID, in range: ClosedRange<Int>, of name: String) -> Int? {
    guard document.isScalar(node), let value = Int(document.string(node)), range.contains(value) else {
      reportOutOfRange(node, "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return value
  }
}
