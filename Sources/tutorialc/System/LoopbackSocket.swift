import CSystem

/// A socket that only this machine can reach: a listening one, or an accepted connection. No operation blocks.
package final class LoopbackSocket: Sendable {
  /// The addresses by which a machine reaches itself.
  package enum Address: Sendable {
    /// 127.0.0.1
    case version4
    /// ::1
    case version6
  }

  private let descriptor: FileDescriptor

  private init(owning number: Int32) {
    descriptor = FileDescriptor(owning: number)
  }

  /// The number of its descriptor.
  package var number: Int32 { descriptor.number }

  /// Listens at a port of an address.
  ///
  /// - Parameter port: the port, or 0 for a free one.
  package static func listen(at address: Address, port: UInt16) throws(SystemError) -> LoopbackSocket {
    let number = csystem_listen(address == .version6 ? CSYSTEM_LOOPBACK_V6 : CSYSTEM_LOOPBACK_V4, port)
    guard number >= 0 else { throw .last }
    return LoopbackSocket(owning: number)
  }

  /// The port that it listens at.
  package var port: UInt16? { UInt16(exactly: csystem_port(number)) }

  /// Accepts the next connection. Returns nil if none is waiting.
  package func accept() throws(SystemError) -> LoopbackSocket? {
    let connection = csystem_accept(number)
    guard connection < 0 else { return LoopbackSocket(owning: connection) }
    let error = SystemError.last
    if error.isNotReady { return nil }
    throw error
  }

  /// Returns received bytes, at most `count`: an empty array at the end, nil if nothing has arrived yet.
  package func receive(atMost count: Int) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      return try readSome(from: number, atMost: count)
    } catch {
      if error.isNotReady { return nil }
      throw error
    }
  }

  /// Sends the bytes from `start` on, as many as the system takes now.
  ///
  /// - Returns: the number of bytes sent.
  package func send(_ bytes: [UInt8], from start: Int) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try writeSome(bytes, from: start, to: number)
    } catch {
      if error.isNotReady { return 0 }
      throw error
    }
  }

  /// Closes the sending side.
  package func endSending() { csystem_end_sending(number) }
}
