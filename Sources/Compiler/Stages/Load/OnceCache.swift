#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Computes each value once, whatever the number of threads that ask for it at the same time. Later ones wait.
///
/// Invariants: a value depends only on its key while the cache lives, and never changes once it is there. `@unchecked
/// Sendable`: `lock` guards `entries`, and each entry's lock guards its value. `Mutex` isn't used because it requires a
/// newer macOS than the package may.
final class OnceCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry {
    let lock = Lock()
    var value: Value?
  }

  private let lock = Lock()
  private var entries: [Key: Entry] = [:]

  /// The number of keys so far.
  var count: Int { lock.locked { entries.count } }

  /// Returns the value of a key, and computes it first if it is missing.
  func value(for key: Key, compute: () -> Value) -> Value {
    let entry = lock.locked {
      if let known = entries[key] { return known }
      let new = Entry()
      entries[key] = new
      return new
    }
    return entry.lock.locked {
      if let value = entry.value { return value }
      let value = compute()
      entry.value = value
      return value
    }
  }
}

/// A mutual exclusion lock of the operating system.
final class Lock {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
