import CSystem

/// Bytes that nobody can guess.
package enum RandomBytes {
  /// So many of them, at most 256.
  package static func make(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard csystem_random(&bytes, bytes.count) == 0 else { throw .last }
    return bytes
  }
}
