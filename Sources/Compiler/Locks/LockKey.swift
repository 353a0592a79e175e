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
