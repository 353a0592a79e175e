import TutorialPlatform
import TutorialSystem

/// Runs the same work for many indices on several threads.
///
/// It uses POSIX threads instead of Swift's concurrency: the work never waits, each worker needs its own core, and a
/// program without the concurrency runtime starts faster.
enum WorkerPool {
  /// Calls `work` once for each index below `count`, on `threads` threads, in no particular order; returns when all
  /// calls have ended.
  static func run(count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let workers = min(max(threads, 1), max(count, 1))
    if workers == 1 {
      for index in 0..<max(count, 0) { work(index) }
      return
    }
    let next = Guarded(0)
    let loop: @Sendable () -> Void = {
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < count else { return }
        work(index)
      }
    }
    // The calling thread is a worker too, so everything is done even if no thread can be started.
    let started = (1..<workers).compactMap { _ in WorkerThread.start(loop) }
    loop()
    for thread in started { thread.join() }
  }

  /// The number of available processors.
  static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
