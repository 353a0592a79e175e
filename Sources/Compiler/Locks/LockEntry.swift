package import TutorialSyntax

/// A line of the lock: the element that a selector of a tutorial matches on one screen of one variant.
package struct LockEntry: DescribedMap, Sendable {
  /// The location of the entry.
  package var range: ByteRange
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
  /// The id of the container in which the place is locked.
  ///
  /// Nil for the whole screen or for a container without an id.
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
  package init(range: ByteRange) {
    self.range = range
  }

  /// True if only the place distinguishes the locked element from others.
  package var isWeak: Bool { rule == .fingerprint && (count ?? 1) > 1 }

  /// Returns true if another entry locks the same.
  package func locksEqually(as other: LockEntry) -> Bool {
    var other = other
    other.range = range
    return self == other
  }
}

extension LockEntry: Equatable {}

/// The key of a reference in a tutorial.
package struct LockKey: Sendable, Hashable, Comparable {
  /// The id of the step.
  package var step = ""
  /// The selector's role in the step, numbered if there are several: `target`, `target.1`.
  package var part = ""
  /// The screen's name.
  package var screen = ""
  /// The variant's name.
  package var variant = ""

  /// Creates an empty key.
  package init() {}

  /// Creates the key of a reference.
  package init(step: String, part: String, screen: String, variant: String) {
    (self.step, self.part, self.screen, self.variant) = (step, part, screen, variant)
  }

  /// Compares by bytes, which gives the order of the lines.
  package static func < (left: LockKey, right: LockKey) -> Bool {
    for path in [\LockKey.step, \.part, \.screen, \.variant] {
      let (own, others) = (left[keyPath: path].utf8, right[keyPath: path].utf8)
      if own.elementsEqual(others) { continue }
      return own.lexicographicallyPrecedes(others)
    }
    return false
  }
}

/// The properties that identify an element on its screen. Texts are in the screen's language.
package struct ElementTraits: Sendable, Hashable {
  /// The id from the app's code.
  package var id: String?
  /// The kind of element.
  package var type: String?
  /// The accessible name.
  package var label: String?
  /// The visible text.
  package var text: String?
  /// The value that it is set to.
  package var value: String?
  /// The id of the nearest ancestor with an app id.
  package var ancestor: String?

  /// Creates empty traits.
  package init() {}
}
