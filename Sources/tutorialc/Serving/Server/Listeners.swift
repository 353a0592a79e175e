package import TutorialSystem

/// What listens on this machine: at 127.0.0.1, and at the same port of ::1 where there is one.
package struct Listeners {
  /// The port.
  package let port: UInt16
  let sockets: [LoopbackSocket]

  /// As often as another free port is tried, where ::1 has somebody else at it.
  private static let attempts = 16

  /// Listens.
  ///
  /// - Parameter port: 0 for one that is free.
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
        // Who asks for `localhost` must not come to somebody else.
        guard !error.isAddressInUse else { continue }
        guard error.isNoAddress else { throw error }
        (self.port, sockets) = (found, [first])
        return
      }
    }
    throw failure
  }
}
