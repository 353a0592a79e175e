import Testing

@testable import TutorialServing

@Suite("A connection from its first byte to its last")
struct ConnectionTests {
  private static let request = Array("GET /x HTTP/1.1\r\nHost: h\r\n\r\n".utf8)
  private let answer = HTTPResponse(.ok, type: "text/plain", body: .bytes(Array("hello".utf8)))

  private func reply(_ request: HTTPRequest) -> Router.Answer {
    request.target == Array("/news".utf8)
      ? .news(HTTPResponse(.ok, body: .stream), of: "page") : .response(answer)
  }

  private func listening(at now: Int64 = 0) -> Connection {
    var connection = Connection(now: now)
    connection.receive(Array("GET /news HTTP/1.1\r\nHost: h\r\n\r\n".utf8), now: now, answer: reply)
    _ = connection.didSend(connection.pending.bytes.count, now: now)
    return connection
  }

  @Test("a connection takes one request, answers it, and waits for the client to close")
  func once() {
    var connection = Connection(now: 0)
    connection.receive(Self.request + Self.request, now: 1, answer: reply)
    #expect(connection.phase == .answering && connection.pending.bytes == answer.bytes(headOnly: false))
    let isDone = connection.didSend(10, now: 2)
    #expect(!isDone && connection.pending.start == 10)
    let isDoneNow = connection.didSend(connection.pending.bytes.count - 10, now: 3)
    #expect(isDoneNow)
    #expect(connection.phase == .leaving && !connection.isSending)
    connection.receive(Self.request, now: 4, answer: reply)
    #expect(connection.phase == .leaving)
    connection.receive([], now: 5, answer: reply)
    #expect(connection.phase == .over)
  }

  @Test("a HEAD request gets no body")
  func head() {
    var connection = Connection(now: 0)
    connection.receive(Array("HEAD / HTTP/1.1\r\nHost: h\r\n\r\n".utf8), now: 0, answer: reply)
    #expect(connection.pending.bytes == answer.bytes(headOnly: true))
  }

  @Test("a malformed request is answered, and no more of it is read")
  func refused() {
    var connection = Connection(now: 0)
    connection.receive(Array("GET / HTTP/1.1\n".utf8), now: 0) { _ in
      Issue.record("nothing was asked")
      return .response(HTTPResponse(.ok))
    }
    #expect(connection.pending.bytes == HTTPResponse(.badRequest).bytes(headOnly: false))
  }

  @Test("a request's head has the same time limit if it comes byte by byte")
  func slow() {
    var connection = Connection(now: 100)
    for (index, byte) in Self.request.dropLast().enumerated() {
      let now = 100 + Int64(index) * 300
      connection.receive([byte], now: now, answer: reply)
      connection.pass(now)
    }
    #expect(connection.phase == .asking && connection.wakeTime == 100 + Connection.askingTime)
    connection.pass(100 + Connection.askingTime - 1)
    #expect(connection.phase == .asking)
    connection.pass(100 + Connection.askingTime)
    #expect(connection.phase == .over)
  }

  @Test("an answer may take any time while the client reads it; a stalled one is given up")
  func stalled() {
    var connection = Connection(now: 0)
    connection.receive(Self.request, now: 0, answer: reply)
    let step = Connection.answeringTime - 1
    for turn in 1...5 {
      connection.pass(Int64(turn) * step)
      #expect(connection.phase == .answering)
      _ = connection.didSend(1, now: Int64(turn) * step)
    }
    _ = connection.didSend(0, now: 6 * step)
    connection.pass(6 * step + 1)
    #expect(connection.phase == .over)
  }

  @Test("a client may close its side before the answer, which is sent all the same")
  func halfClosed() {
    var connection = Connection(now: 0)
    connection.receive(Self.request, now: 0, answer: reply)
    connection.receive([], now: 0, answer: reply)
    #expect(connection.phase == .answering && !connection.isReading)
    let isDone = connection.didSend(1 << 20, now: 1)
    #expect(isDone)
    #expect(connection.phase == .over)
  }

  @Test("a client that sends without end is cut off")
  func flood() {
    var connection = Connection(now: 0)
    connection.receive(Self.request, now: 0, answer: reply)
    for _ in 0..<5 { connection.receive([UInt8](repeating: 65, count: 1 << 14), now: 1, answer: reply) }
    #expect(connection.phase == .over)
  }

  @Test("a listener gets the events, and a heartbeat in between")
  func news() {
    var connection = listening(at: 50)
    #expect(connection.topic == "page" && !connection.isSending)
    connection.push(Array("data: 1\n\n".utf8), now: 60)
    #expect(connection.pending.bytes == Array("data: 1\n\n".utf8))
    _ = connection.didSend(9, now: 60)
    connection.pass(60 + Connection.beat - 1)
    #expect(!connection.isSending)
    connection.pass(60 + Connection.beat)
    #expect(connection.pending.bytes == Array(":\n\n".utf8))
    // The listener doesn't take the heartbeat.
    connection.pass(60 + Connection.beat + Connection.answeringTime)
    #expect(connection.phase == .over)
  }

  @Test("a listener that closes is dropped, and so is one that doesn't read")
  func lost() {
    var gone = listening()
    gone.receive([], now: 1, answer: reply)
    #expect(gone.phase == .over && gone.topic == nil)
    var full = listening()
    for _ in 0..<3 { full.push([UInt8](repeating: 65, count: 1 << 19), now: 1) }
    #expect(full.phase == .over && !full.isSending)
  }

  @Test("a connection that closes without a request is over at once")
  func silent() {
    var connection = Connection(now: 0)
    connection.receive([], now: 0, answer: reply)
    #expect(connection.phase == .over)
  }
}
