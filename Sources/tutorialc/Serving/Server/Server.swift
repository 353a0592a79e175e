import TutorialSystem

/// Serves a site to this machine, on one thread that polls all connections at once.
package final class Server {
  private let listeners: [LoopbackSocket]
  private let router: Router
  private let bulletin: PublishedSite
  private var site: Site
  private var connections: [Int32: Served] = [:]
  private var count = 0
  /// The time until which no connection is accepted, because the system had no descriptor left.
  private var pause: Int64 = 0

  private struct Served {
    let socket: LoopbackSocket
    /// The number of connections before it.
    let turn: Int
    var connection: Connection
    /// The last news that its listener received.
    var lastNews: [UInt8] = []
  }

  /// The limits of simultaneous connections, and of listeners among them.
  static let (mostConnections, mostListeners) = (64, 48)
  /// The limit of connections accepted in one go, so that each is served before it may have to make room.
  private static let mostAtOnce = 16

  /// Makes a server of a bulletin's site.
  package init(_ listeners: Listeners, _ gate: Gate, _ bulletin: PublishedSite) {
    (self.listeners, router, self.bulletin) = (listeners.sockets, Router(gate: gate), bulletin)
    site = bulletin.site
  }

  /// Serves for ever.
  package func serveForever() -> Never {
    while true { turn() }
  }

  private static var now: Int64 { ProcessEnvironment.monotonicNanoseconds / 1_000_000 }

  private func turn() {
    let start = Self.now
    var poll = Poll()
    poll.add(bulletin.wake.descriptor, reads: true, writes: false)
    let isOpen = start >= pause && (connections.count < Self.mostConnections || oldestAsking != nil)
    if isOpen { for listener in listeners { poll.add(listener.number, reads: true, writes: false) } }
    for (number, served) in connections {
      poll.add(number, reads: served.connection.isReading, writes: served.connection.isSending)
    }
    let wakeTimes = connections.values.map(\.connection.wakeTime) + [start + 60_000] + (start < pause ? [pause] : [])
    let ready = poll.wait(milliseconds: (wakeTimes.min() ?? start) - start)
    if ready.contains(bulletin.wake.descriptor) { changeSite() }
    for number in ready where connections[number] != nil { serve(number) }
    for listener in listeners where isOpen && ready.contains(listener.number) { letIn(from: listener) }
    let now = Self.now
    for number in Array(connections.keys) {
      connections[number]?.connection.pass(now)
      send(number)
    }
  }

  // MARK: Coming and going

  private func letIn(from listener: LoopbackSocket) {
    do throws(SystemError) {
      for _ in 0..<Self.mostAtOnce {
        // A connection beyond the limit waits in the queue; none is accepted only to be closed.
        let leaving = connections.count < Self.mostConnections ? nil : oldestAsking
        guard connections.count < Self.mostConnections || leaving != nil else { return }
        guard let socket = try listener.accept() else { return }
        if let leaving { connections[leaving] = nil }
        connections[socket.number] = Served(socket: socket, turn: count, connection: Connection(now: Self.now))
        count += 1
      }
    } catch {
      pause = Self.now + 200
    }
  }

  /// The oldest connection that hasn't completed a request yet, or is leaving.
  private var oldestAsking: Int32? {
    connections.filter { $0.value.connection.phase == .asking || $0.value.connection.phase == .leaving }
      .min { $0.value.turn < $1.value.turn }?.key
  }

  // MARK: One connection

  private func serve(_ number: Int32) {
    guard let socket = connections[number]?.socket else { return }
    do throws(SystemError) {
      guard let bytes = try socket.receive(atMost: 1 << 14) else { return }
      let isFull = connections.values.count { $0.connection.topic != nil } >= Self.mostListeners
      let (router, site) = (router, site)
      connections[number]?.connection.receive(bytes, now: Self.now) { request in
        let answer = router.answer(request, from: site)
        if case .news = answer, isFull { return .response(HTTPResponse(.unavailable)) }
        return answer
      }
      pushNews(to: number)
      if connections[number]?.connection.phase == .over { connections[number] = nil }
    } catch {
      connections[number] = nil
    }
  }

  private func send(_ number: Int32) {
    guard let served = connections[number] else { return }
    if served.connection.phase == .over {
      connections[number] = nil
      return
    }
    guard served.connection.isSending else { return }
    let (bytes, start) = served.connection.pending
    do throws(SystemError) {
      let count = try served.socket.send(bytes, from: start)
      if connections[number]?.connection.didSend(count, now: Self.now) ?? false { served.socket.endSending() }
    } catch {
      connections[number] = nil
    }
  }

  // MARK: News

  private func changeSite() {
    bulletin.wake.drain()
    site = bulletin.site
    for number in Array(connections.keys) { pushNews(to: number) }
  }

  /// Sends a listener the current state of its page, unless it has it already.
  private func pushNews(to number: Int32) {
    guard let served = connections[number], let topic = served.connection.topic else { return }
    let news = site.page(at: topic)?.news ?? SitePage.goneNews
    guard news != served.lastNews else { return }
    connections[number]?.lastNews = news
    connections[number]?.connection.push(Array("data: ".utf8) + news + Array("\n\n".utf8), now: Self.now)
  }
}
