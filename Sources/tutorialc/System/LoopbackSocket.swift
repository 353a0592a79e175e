import CSystem

/// A socket that only this machine reaches: one that listens, or a connection that it has accepted. Nothing done with it
/// waits.
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

  /// Its descriptor's number.
  package var number: Int32 { descriptor.number }

  /// Listens at a port of an address.
  ///
  /// - Parameter port: 0 for one that is free.
  package static func listen(at address: Address, port: UInt16) throws(SystemError) -> LoopbackSocket {
    let number = csystem_listen(address == .version6 ? CSYSTEM_LOOPBACK_V6 : CSYSTEM_LOOPBACK_V4, port)
    guard number >= 0 else { throw .last }
    return LoopbackSocket(owning: number)
  }

  /// The port at which it listens.
  package var port: UInt16? { UInt16(exactly: csystem_port(number)) }

  /// The next connection; nil where none is waiting.
  package func accept() throws(SystemError) -> LoopbackSocket? {
    let connection = csystem_accept(number)
    guard connection < 0 else { return LoopbackSocket(owning: connection) }
    let error = SystemError.last
    if error.isNotReady { return nil }
    throw error
  }

  /// What has arrived, at most `count` bytes: nothing at the end; nil where nothing has yet.
  package func receive(atMost count: Int) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      return try readSome(from: number, atMost: count)
    } catch {
      if error.isNotReady { return nil }
      throw error
    }
  }

  /// Sends as much as the system takes now of the bytes from `start` on.
  ///
  /// - Returns: how many they were.
  package func send(_ bytes: [UInt8], from start: Int) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try writeSome(bytes, from: start, to: number)
    } catch {
      if error.isNotReady { return 0 }
      throw error
    }
  }

  /// Says that nothing more will be sent.
  package func endSending() { csystem_end_sending(number) }
}
