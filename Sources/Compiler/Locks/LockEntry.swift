package import TutorialSyntax

/// What one selector of a tutorial resolved to on one screen of one variant: a line of the lock.
package struct LockEntry: DescribedMap, Sendable {
  /// Where it is written.
  package var range: ByteRange
  /// Which reference it is of.
  package var key = LockKey()
  /// The selector, as `SelectorText` writes it. Another selector is another reference.
  package var selector = ""
  /// What of the element is locked.
  package var rule = LockRule.fingerprint
  /// What the element is told by, as far as that is locked.
  package var traits = ElementTraits()
  /// What it says, label or text, where that is not locked.
  package var says: String?
  /// The id of the container, where the place in it is locked; nil is the whole screen, or one without an id.
  package var container: String?
  /// The container's type, where it has no id.
  package var containerType: String?
  /// Which of the elements it is that have the same traits, from 0.
  package var number: Int?
  /// How many of them there are.
  package var count: Int?
  /// For each of them a digest of the words around it; empty where there are too many.
  package var likes: [String] = []
  /// How many panels there were on the screen, where none of them lay over it; nil where nobody looked, or one did.
  package var panels: Int?

  /// An entry of which nothing is known.
  package init(range: ByteRange) {
    self.range = range
  }

  /// Whether only its place tells what is locked from others.
  package var isWeak: Bool { rule == .fingerprint && (count ?? 1) > 1 }

  /// Whether another entry locks the same.
  package func locksTheSame(as other: LockEntry) -> Bool {
    var other = other
    other.range = range
    return self == other
  }
}

extension LockEntry: Equatable {}

/// Which reference of a tutorial an entry is of.
package struct LockKey: Sendable, Hashable, Comparable {
  /// The id of the step.
  package var step = ""
  /// What the step does with the element, with its number where there are several: `target`, `target.1`.
  package var part = ""
  /// The screen.
  package var screen = ""
  /// The variant.
  package var variant = ""

  /// The key of nothing.
  package init() {}

  /// The key of a reference.
  package init(step: String, part: String, screen: String, variant: String) {
    (self.step, self.part, self.screen, self.variant) = (step, part, screen, variant)
  }

  /// By bytes: the order of the lines.
  package static func < (left: LockKey, right: LockKey) -> Bool {
    for path in [\LockKey.step, \.part, \.screen, \.variant] {
      let (own, others) = (left[keyPath: path].utf8, right[keyPath: path].utf8)
      if own.elementsEqual(others) { continue }
      return own.lexicographicallyPrecedes(others)
    }
    return false
  }
}

/// What an element is told by on its screen; texts are those of the screen's language.
package struct ElementTraits: Sendable, Hashable {
  /// The id that the app gave it.
  package var id: String?
  /// The kind of element.
  package var type: String?
  /// The accessible name.
  package var label: String?
  /// The text that it shows.
  package var text: String?
  /// What it is set to.
  package var value: String?
  /// The id of the nearest element around it that the app gave one.
  package var under: String?

  /// Nothing.
  package init() {}
}
