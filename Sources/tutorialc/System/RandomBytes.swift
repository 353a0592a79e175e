import CSystem

/// Unpredictable random bytes.
package enum RandomBytes {
  /// Returns `count` random bytes, at most 256.
  package static func make(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard csystem_random(&bytes, bytes.count) == 0 else { throw .last }
    return bytes
  }
}
