/// The interactive state of an element, as far as its source declares it; nil is unknown.
package struct ElementState: Sendable, Hashable {
  /// True if the element reacts to use.
  package var isEnabled: Bool?
  /// True if it is switched on; for elements that can be.
  package var isChecked: Bool?
  /// True if it is the selected one of several.
  package var isSelected: Bool?
  /// True if it accepts taps.
  package var isClickable: Bool?

  /// An unknown state.
  package init() {}

  /// Two bits for each property: whether it is known, and its value.
  var bits: UInt8 {
    [isEnabled, isChecked, isSelected, isClickable].reduce(0) { $0 << 2 | ($1.map { $0 ? 3 : 2 } ?? 0) }
  }

  /// The state of any bits, all of which are valid.
  init(bits: UInt8) {
    func part(_ shift: UInt8) -> Bool? { bits >> shift & 2 == 0 ? nil : bits >> shift & 1 == 1 }
    (isEnabled, isChecked, isSelected, isClickable) = (part(6), part(4), part(2), part(0))
  }
}
