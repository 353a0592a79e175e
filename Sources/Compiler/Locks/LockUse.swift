/// The use of a tutorial's lock in a compilation.
package enum LockUse: Sendable, Hashable {
  /// The lock is compared if it exists.
  case compared
  /// The lock is compared, and a missing or outdated lock is an error.
  case required
  /// The lock isn't read, because a new one is being written.
  case ignored
}
