/// What became of an element that is locked.
package enum LockVerdict: Sendable, Hashable {
  /// The selector names it still.
  case same
  /// The selector names it still, and what it does not name has changed: what, in words.
  case changed(String)
  /// The selector names another element: in which way, in words.
  case drifted(String)
}
