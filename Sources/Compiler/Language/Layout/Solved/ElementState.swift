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
    Self.all.reduce(0) { bits, path in bits << 2 | (self[keyPath: path].map { $0 ? 3 : 2 } ?? 0) }
  }

  /// The state of some bits, of which all are good.
  init(bits: UInt8) {
    var rest = bits
    for path in Self.all.reversed() {
      self[keyPath: path] = rest & 2 == 0 ? nil : rest & 1 == 1
      rest >>= 2
    }
  }

  private static var all: [WritableKeyPath<ElementState, Bool?>] {
    [\.isEnabled, \.isChecked, \.isSelected, \.isClickable]
  }
}
