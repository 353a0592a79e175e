/// The result of comparing an element with its lock entry.
package enum LockVerdict: Sendable, Hashable {
  /// The selector still matches the locked element.
  case same
  /// The selector still matches the locked element, but other traits have changed, as described.
  case changed(String)
  /// The selector matches another element, with the difference described.
  case drifted(String)
}
