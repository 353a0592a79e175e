/// One connection, from its first byte to its last: what has arrived, what is still to be sent, and until when something
/// has to happen. It knows no socket and no clock; times are milliseconds of any clock that never goes back.
package struct Connection: Sendable {
  /// How far it is.
  package enum Phase: Sendable, Hashable {
    /// The request is still arriving.
    case asking
    /// The answer is on its way.
    case answering
    /// It stays, for the news of a page.
    case listening(to: String)
    /// All is sent; whoever asked has to close first, so that he gets all of it.
    case leaving
    /// It is over.
    case over
  }

  /// How far it is.
  package private(set) var phase = Phase.asking
  private var head = HTTPHead()
  private var outgoing: [UInt8] = []
  private var sent = 0
  /// Bytes that nobody wanted.
  private var ignored = 0
  /// Whether who asked says nothing more.
  private var isSilent = false
  /// The end of the phase, or of the wait for the next byte to be taken.
  private var deadline: Int64
  /// When a listener hears next that there is nothing new.
  private var nextBeat: Int64 = 0

  /// So long a request may take to arrive, an answer to move on, and who asked to close, in milliseconds.
  static let (askingTime, answeringTime, leavingTime): (Int64, Int64, Int64) = (10_000, 20_000, 1_000)
  /// How often a listener hears that there is nothing new.
  static let beat: Int64 = 15_000
  /// As many bytes that nobody wants are taken, and as many of news wait for a listener.
  private static let (mostIgnored, mostWaiting) = (1 << 16, 1 << 20)

  /// A connection that has just come.
  package init(now: Int64) {
    deadline = now + Self.askingTime
  }

  /// When something has to be done at the latest.
  package var wakeTime: Int64 {
    if case .listening = phase, !isSending { return nextBeat }
    return deadline
  }

  /// Whether anything may still arrive.
  package var isReading: Bool { !isSilent }

  /// Whether something is to be sent.
  package var isSending: Bool { sent < outgoing.count }

  /// The page to whose news it listens.
  package var topic: String? {
    if case .listening(let page) = phase { page } else { nil }
  }

  /// What is to be sent next: bytes, and which of them is the first.
  package var pending: (bytes: [UInt8], start: Int) { (outgoing, sent) }

  /// Takes bytes that have arrived; none where nothing more will.
  package mutating func take(_ bytes: [UInt8], now: Int64, answer: (HTTPRequest) -> Router.Answer) {
    switch phase {
    case .asking:
      guard !bytes.isEmpty else { return end() }
      switch head.take(bytes) {
      case .incomplete: break
      case .refused(let status): send(HTTPResponse(status).bytes(headOnly: false), now: now, then: .answering)
      case .request(let request): reply(answer(request), headOnly: request.method == "HEAD", now: now)
      }
    case .answering:
      // Who has said all may still read.
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

  /// Tells a listener something.
  package mutating func tell(_ bytes: [UInt8], now: Int64) {
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

  /// So many bytes of what was to be sent have been.
  ///
  /// - Returns: whether that was all there is to say.
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
      // A comment, which browsers pass over; whoever has gone is noticed by it.
      tell(Array(":\n\n".utf8), now: now)
    } else {
      end()
    }
  }

  /// Ends it.
  package mutating func end() {
    phase = .over
    (outgoing, sent) = ([], 0)
  }
}
