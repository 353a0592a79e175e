/// What a compilation does with a tutorial's lock.
package enum LockUse: Sendable, Hashable {
  /// It compares with the lock that there is.
  case compared
  /// It compares, and a lock that is missing or not of the tutorial as it is now is an error.
  case required
  /// It does not look for one: who writes a lock anew has no use for the old one.
  case ignored
}
