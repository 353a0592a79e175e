/// What can be done with an element, and how it is set, as far as its source says it; nil is not known.
package struct ElementState: Sendable, Hashable {
  /// Whether it does anything when it is used.
  package var isEnabled: Bool?
  /// Whether it is switched on, of what can be.
  package var isChecked: Bool?
  /// Whether it is the chosen one of several.
  package var isSelected: Bool?
  /// Whether it takes taps.
  package var isClickable: Bool?

  /// A state of which nothing is known.
  package init() {}

  /// Two bits for each: whether it is known, and what it is.
  var bits: UInt8 {
    [isEnabled, isChecked, isSelected, isClickable].reduce(0) { $0 << 2 | ($1.map { $0 ? 3 : 2 } ?? 0) }
  }

  /// The state of some bits, of which all are good.
  init(bits: UInt8) {
    func part(_ shift: UInt8) -> Bool? { bits >> shift & 2 == 0 ? nil : bits >> shift & 1 == 1 }
    (isEnabled, isChecked, isSelected, isClickable) = (part(6), part(4), part(2), part(0))
  }
}
