package import TutorialSystem

/// The sockets that listen on this machine, at 127.0.0.1, and at the same port of ::1 if there is one.
package struct Listeners {
  /// The port.
  package let port: UInt16
  let sockets: [LoopbackSocket]

  /// The number of attempts to find a port that is also free at ::1.
  private static let attempts = 16

  /// Starts to listen.
  ///
  /// - Parameter port: the port, or 0 for a free one.
  package init(port: UInt16) throws(SystemError) {
    var failure = SystemError.contended
    for _ in 0..<(port == 0 ? Self.attempts : 1) {
      let first = try LoopbackSocket.listen(at: .version4, port: port)
      guard let found = first.port else { throw SystemError.last }
      do throws(SystemError) {
        let second = try LoopbackSocket.listen(at: .version6, port: found)
        (self.port, sockets) = (found, [first, second])
        return
      } catch {
        failure = error
        // A client that asks for `localhost` must not reach another program at ::1.
        guard !error.isAddressInUse else { continue }
        guard error.isNoAddress else { throw error }
        (self.port, sockets) = (found, [first])
        return
      }
    }
    throw failure
  }
}
