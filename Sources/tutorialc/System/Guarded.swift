import TutorialPlatform

/// A value that only one thread at a time may access.
///
/// The standard library's `Mutex` requires macOS 15. `@unchecked` is needed because the compiler can't see that `value`
/// and the lock are only accessed in `withLock`.
package final class Guarded<Value: Sendable & ~Copyable>: @unchecked Sendable {
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Guards `value`.
  package init(_ value: consuming Value) {
    self.value = value
    // A mutex must not move in memory, as a stored property might.
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with exclusive access to the value.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
