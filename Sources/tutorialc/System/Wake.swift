import CSystem

/// Wakes a thread that waits for descriptors. To be used from any thread.
package final class Wake: Sendable {
  /// Can be read from once somebody has called.
  package let descriptor: Int32
  private let other: Int32

  /// Nobody has called yet. It stays open until the process ends.
  package init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard csystem_make_pipe(&ends) == 0 else { throw .last }
    (descriptor, other) = (ends[0], ends[1])
  }

  /// Calls. Where the pipe is full, a call is in it.
  package func call() { _ = try? writeSome([1], from: 0, to: other) }

  /// Takes all calls.
  package func take() { _ = try? readSome(from: descriptor, atMost: 1 << 16) }
}
