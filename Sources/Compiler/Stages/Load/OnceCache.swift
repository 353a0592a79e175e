#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Computes each value once, however many threads ask for it at the same time; those that come second wait.
///
/// Invariants: a value depends on its key alone, for as long as the cache lives, and never changes once it is there.
/// `@unchecked Sendable`: `entries` is touched under `lock` only, and an entry's value under that entry's lock only.
/// (`Mutex` would do, but needs a newer macOS than a package that is depended on may ask for.)
final class OnceCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry {
    let lock = Lock()
    var value: Value?
  }

  private let lock = Lock()
  private var entries: [Key: Entry] = [:]

  /// How many keys were asked for.
  var count: Int { lock.locked { entries.count } }

  /// The value of a key: the one there is, or what `compute` makes.
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
