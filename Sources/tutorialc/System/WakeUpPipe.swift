import CSystem

/// Wakes a thread that waits for descriptors. It's safe to use from any thread.
package final class WakeUpPipe: Sendable {
  /// A descriptor that becomes readable after a call.
  package let descriptor: Int32
  private let other: Int32

  /// Makes a wake without any calls. It stays open until the process ends.
  package init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard csystem_make_pipe(&ends) == 0 else { throw .last }
    (descriptor, other) = (ends[0], ends[1])
  }

  /// Wakes the thread. If the pipe is full, an earlier call is still pending.
  package func signal() { _ = try? writeSome([1], from: 0, to: other) }

  /// Consumes all calls.
  package func drain() { _ = try? readSome(from: descriptor, atMost: 1 << 16) }
}
