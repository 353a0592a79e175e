/// The state of one connection: the received bytes, the bytes to send, and a deadline.
///
/// It knows neither sockets nor clocks. Times are milliseconds of any monotonic clock.
package struct Connection: Sendable {
  /// The phase of a connection.
  package enum Phase: Sendable, Hashable {
    /// The request is arriving.
    case asking
    /// The response is being sent.
    case answering
    /// The connection stays open for the news of a page.
    case listening(to: String)
    /// Everything is sent. The client has to close first, so that it receives all of it.
    case leaving
    /// The connection is over.
    case over
  }

  /// The current phase.
  package private(set) var phase = Phase.asking
  private var head = HTTPHead()
  private var outgoing: [UInt8] = []
  private var sent = 0
  /// The number of received bytes that were ignored.
  private var ignored = 0
  /// True if the client has closed its sending side.
  private var isSilent = false
  /// The end of the phase, or of the wait until the client takes the next byte.
  private var deadline: Int64
  /// The time of a listener's next heartbeat.
  private var nextBeat: Int64 = 0

  /// The time limits for a request to arrive, for progress of a response, and for the client to close, in milliseconds.
  static let (askingTime, answeringTime, leavingTime): (Int64, Int64, Int64) = (10_000, 20_000, 1_000)
  /// The interval of heartbeats to listeners, in milliseconds.
  static let beat: Int64 = 15_000
  /// The limits of ignored bytes, and of bytes that wait for a listener.
  private static let (mostIgnored, mostWaiting) = (1 << 16, 1 << 20)

  /// Makes a connection that was just accepted.
  package init(now: Int64) {
    deadline = now + Self.askingTime
  }

  /// The time at which `pass` has to be called at the latest.
  package var wakeTime: Int64 {
    if case .listening = phase, !isSending { return nextBeat }
    return deadline
  }

  /// True if more bytes may arrive.
  package var isReading: Bool { !isSilent }

  /// True if there are bytes to send.
  package var isSending: Bool { sent < outgoing.count }

  /// The page to whose news the connection listens.
  package var topic: String? {
    if case .listening(let page) = phase { page } else { nil }
  }

  /// The bytes to send, and the index of the next one.
  package var pending: (bytes: [UInt8], start: Int) { (outgoing, sent) }

  /// Processes received bytes; an empty array means that no more will arrive.
  package mutating func receive(_ bytes: [UInt8], now: Int64, answer: (HTTPRequest) -> Router.Answer) {
    switch phase {
    case .asking:
      guard !bytes.isEmpty else { return end() }
      switch head.append(bytes) {
      case .incomplete: break
      case .refused(let status): send(HTTPResponse(status).bytes(headOnly: false), now: now, then: .answering)
      case .request(let request): reply(answer(request), headOnly: request.method == "HEAD", now: now)
      }
    case .answering:
      // A client that has finished sending may still read.
      isSilent = isSilent || bytes.isEmpty
      ignore(bytes)
    case .listening, .leaving:
      bytes.isEmpty ? end() : ignore(bytes)
    case .over: break
    }
  }

  private mutating func reply(_ answer: Router.Answer, headOnly: Bool, now: Int64) {
    switch answer {
    case .response(let response): send(response.bytes(headOnly: headOnly), now: now, then: .answering)
    case .news(let response, let page):
      nextBeat = now + Self.beat
      send(response.bytes(headOnly: false), now: now, then: .listening(to: page))
    }
  }

  /// Sends something to a listener.
  package mutating func push(_ bytes: [UInt8], now: Int64) {
    guard topic != nil else { return }
    guard outgoing.count - sent + bytes.count <= Self.mostWaiting else { return end() }
    nextBeat = now + Self.beat
    send(bytes, now: now, then: phase)
  }

  private mutating func send(_ bytes: [UInt8], now: Int64, then next: Phase) {
    if !isSending {
      (outgoing, sent) = ([], 0)
      deadline = now + Self.answeringTime
    }
    outgoing += bytes
    phase = next
  }

  private mutating func ignore(_ bytes: [UInt8]) {
    ignored += bytes.count
    if ignored > Self.mostIgnored { end() }
  }

  /// Records that `count` bytes have been sent.
  ///
  /// - Returns: true if that completes the response, and the sending side can be closed.
  package mutating func didSend(_ count: Int, now: Int64) -> Bool {
    sent = min(sent + count, outgoing.count)
    if count > 0 { deadline = now + Self.answeringTime }
    guard !isSending else { return false }
    (outgoing, sent) = ([], 0)
    guard phase == .answering else { return false }
    guard isReading else {
      end()
      return true
    }
    phase = .leaving
    deadline = now + Self.leavingTime
    return true
  }

  /// Does what is due at a time.
  package mutating func pass(_ now: Int64) {
    guard now >= wakeTime else { return }
    if topic != nil, !isSending {
      // Browsers ignore a comment, but sending it reveals clients that are gone.
      push(Array(":\n\n".utf8), now: now)
    } else {
      end()
    }
  }

  /// Ends the connection.
  package mutating func end() {
    phase = .over
    (outgoing, sent) = ([], 0)
  }
}
