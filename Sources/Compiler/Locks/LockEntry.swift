package import TutorialSyntax

/// A line of the lock: the element that a selector of a tutorial matches on one screen of one variant.
package struct LockEntry: LocatedMap, Sendable, Equatable {
  /// The location of the entry.
  package var range = ByteRange(0, 0)
  /// The reference's key.
  package var key = LockKey()
  /// The selector, as `SelectorText` writes it. A changed selector is another reference.
  package var selector = ""
  /// The rule that decides which traits are locked.
  package var rule = LockRule.fingerprint
  /// The locked traits.
  package var traits = ElementTraits()
  /// The text or label, if it isn't locked.
  package var unlockedText: String?
  /// The id of the container in which the place is locked. Nil for the whole screen or for a container without an id.
  package var container: String?
  /// The container's type, if it has no id.
  package var containerType: String?
  /// The position among the elements with the same traits, from 0.
  package var number: Int?
  /// The number of elements with the same traits.
  package var count: Int?
  /// A digest of the texts around each of these elements; empty if there are too many.
  package var lookalikes: [String] = []
  /// The number of panels on the screen if none of them covered the element, or nil if one did or none was looked for.
  package var panels: Int?

  /// Creates an empty entry.
  package init() {}

  /// True if only the place distinguishes the locked element from others.
  package var isWeak: Bool { rule == .fingerprint && (count ?? 1) > 1 }

  /// Returns true if another entry locks the same.
  package func locksEqually(as other: LockEntry) -> Bool {
    var other = other
    other.range = range
    return self == other
  }
}

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
    Key(
      "by", .lockRule, "The properties of the element that are [locked](#what-is-locked).", or: .required,
      get: { $0.rule }, set: { if let rule = $1 { $0.rule = rule } })
    trait("id", "The id that the app gave the element.", "compose-button", \.traits.id)
    trait("type", "The element's type.", "button", \.traits.type)
    trait("label", "The element's label.", "Compose", \.traits.label)
    trait("text", "The element's text.", "Lunch?", \.traits.text)
    trait("value", "The element's value.", "on", \.traits.value)
    trait(
      "under", "The id of the nearest element around this one that has an id from the app.", "toolbar",
      \.traits.ancestor)
    trait(
      "says",
      "The label or text of the element if these aren't locked, or else of the container. If it changes, that is only a note.",
      "Compose", \.unlockedText)
    trait("container", "The id of the container, if the element's place is locked.", "list", \.container)
    trait("containerType", "The container's type, if it has no id.", "list", \.containerType)
    count(
      "number",
      "The index of the element among similar ones, from 0; for a pattern, among those of its type around it.",
      0...Limits.elements, \.number)
    count("count", "The number of similar elements.", 1...Limits.elements, \.count)
    Key(
      "likes", .digests,
      "A digest of the words around each similar element, if there are at most \(Self.mostLookalikes). For a pattern, one digest of the words in its row.",
      get: { $0.lookalikes }, set: { $0.lookalikes = $1 ?? [] })
    count(
      "panels",
      "The number of [panels](#what-lies-over-it) on the screen, if none of them lay over the element. Only on imported screens that don't say what is opaque.",
      0...Limits.elements, \.panels)
  }

  /// The largest number of similar elements with digests in an entry.
  package static let mostLookalikes = 64

  private static func text(
    _ name: String, _ prose: String, _ example: SchemaNode, _ path: any WritableKeyPath<Self, String> & Sendable
  ) -> Key<Self> {
    Key(
      name, .lockText(example), prose, or: .required,
      get: { $0[keyPath: path] }, set: { if let text = $1 { $0[keyPath: path] = text } })
  }

  private static func trait(
    _ name: String, _ prose: String, _ example: SchemaNode, _ path: any WritableKeyPath<Self, String?> & Sendable
  ) -> Key<Self> {
    Key(name, .lockText(example), prose, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  private static func count(
    _ name: String, _ prose: String, _ range: ClosedRange<Int>, _ path: any WritableKeyPath<Self, Int?> & Sendable
  ) -> Key<Self> {
    Key(name, .lockNumber(range), prose, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
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
        ["type": "array", "maxItems": .number(Double(LockEntry.mostLookalikes)), "items": .reference(.lockText)],
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
    guard document.childCount(node) <= LockEntry.mostLookalikes else {
      reportOutOfRange(node, "there are more than \(LockEntry.mostLookalikes) digests")
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
