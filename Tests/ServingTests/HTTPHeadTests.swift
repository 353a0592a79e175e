import Testing

@testable import TutorialServing

@Suite("The head of a request")
struct HTTPHeadTests {
  private static let good =
    "GET /a?b HTTP/1.1\r\nHost: localhost:80\r\nOrigin:  http://localhost:80 \t\r\nX-Other: \u{E9}\r\n\r\n"

  private func read(_ text: String) -> HTTPHead.Reading { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> HTTPHead.Reading {
    var head = HTTPHead()
    return head.append(bytes)
  }

  @Test("a request is read, whatever follows it")
  func good() {
    let request = HTTPRequest(target: "/a?b", host: "localhost:80", origin: "http://localhost:80")
    #expect(read(Self.good) == .request(request))
    #expect(read(Self.good + "GET / HTTP/1.1\r\n\r\n") == .request(request))
    #expect(read("HEAD / HTTP/1.0\r\nhost:h\r\n\r\n") == .request(HTTPRequest(method: "HEAD", target: "/", host: "h")))
    #expect(
      read("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nSec-Fetch-Site: none\r\n\r\nabc")
        == .request(HTTPRequest(method: "POST", target: "/", host: "h", fetchSite: "none", hasBody: true)))
  }

  @Test("it is the same in however many pieces it comes, and no part of it is a request")
  func pieces() {
    let bytes = Array(Self.good.utf8)
    var head = HTTPHead()
    for byte in bytes.dropLast() {
      let reading = head.append([byte])
      #expect(reading == .incomplete)
    }
    let last = head.append([10])
    #expect(last == read(bytes))
    for count in 0..<bytes.count { #expect(read(Array(bytes.prefix(count))) == .incomplete) }
  }

  @Test(
    "a request other than a plain one is refused",
    arguments: [
      // Line ends that aren't CR LF, and control characters.
      "GET / HTTP/1.1\nHost: h\n\n", "GET / HTTP/1.1\rHost: h\r\r", "GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\0\r\n\r\n", "\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", "\u{16}\u{3}\u{1}",
      "GET / HTTP/1.1\r\nHost: h\u{7F}\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\n\r\n\r\n",
      // Invalid request lines.
      "GET  / HTTP/1.1\r\nHost: h\r\n\r\n", "GET /  HTTP/1.1\r\nHost: h\r\n\r\n", " GET / HTTP/1.1\r\nHost: h\r\n\r\n",
      "GET /\r\nHost: h\r\n\r\n", "GET / HTTP/1.2\r\nHost: h\r\n\r\n", "GET / http/1.1\r\nHost: h\r\n\r\n",
      "GET / HTTP/1.1 \r\nHost: h\r\n\r\n", "G(T / HTTP/1.1\r\nHost: h\r\n\r\n",
      "GET /\u{E9} HTTP/1.1\r\nHost: h\r\n\r\n",
      "GET /\t HTTP/1.1\r\nHost: h\r\n\r\n", "\(String(repeating: "G", count: 21)) / HTTP/1.1\r\nHost: h\r\n\r\n",
      // Other forms of request targets.
      "GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n", "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n",
      "CONNECT h:1 HTTP/1.1\r\nHost: h\r\n\r\n", "GET  HTTP/1.1\r\nHost: h\r\n\r\n",
      // Invalid header fields.
      "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n", "GET / HTTP/1.1\r\nHost : h\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\n more\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\n\tmore: x\r\n\r\n",
      "GET / HTTP/1.1\r\n Host: h\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nno colon\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nOrigin: a\r\norigin: b\r\n\r\n",
      // Bodies whose end is ambiguous.
      "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 5, 5\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: +1\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nContent-Length:\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nTransfer-Encoding: identity\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding : chunked\r\n\r\n",
    ])
  func malformed(text: String) {
    #expect(read(text) == .refused(.badRequest))
  }

  @Test("another protocol is told so")
  func version() {
    #expect(read("PRI /* HTTP/2.0\r\nHost: h\r\n\r\n") == .refused(.otherVersion))
  }

  @Test("a head has so many bytes and fields, and its first line so many bytes, at most")
  func limits() {
    func head(path: Int) -> String { "GET /\(String(repeating: "a", count: path - 1)) HTTP/1.1\r\nHost: h\r\n\r\n" }
    let most = HTTPRequest.Limit.line - "GET  HTTP/1.1".utf8.count
    #expect(
      read(head(path: most)) == .request(HTTPRequest(target: "/" + String(repeating: "a", count: most - 1), host: "h")))
    #expect(read(head(path: most + 1)) == .refused(.targetTooLong))
    #expect(read("GET /" + String(repeating: "a", count: HTTPRequest.Limit.line)) == .refused(.targetTooLong))

    func fields(_ count: Int) -> String {
      "GET / HTTP/1.1\r\nHost: h\r\n" + String(repeating: "a: b\r\n", count: count - 1) + "\r\n"
    }
    #expect(read(fields(HTTPRequest.Limit.fields)) == .request(HTTPRequest(target: "/", host: "h")))
    #expect(read(fields(HTTPRequest.Limit.fields + 1)) == .refused(.headTooLarge))
    let long = "GET / HTTP/1.1\r\nHost: h\r\nCookie: "
    #expect(read(long + String(repeating: "c", count: HTTPRequest.Limit.head)) == .refused(.headTooLarge))
    let room = HTTPRequest.Limit.head - 1 - long.utf8.count - 4
    #expect(
      read(long + String(repeating: "c", count: room) + "\r\n\r\n") == .request(HTTPRequest(target: "/", host: "h")))
  }

  @Test("the answer to any bytes is the same in one piece and in many")
  func anything() {
    var random = SplitMix(state: 20_261_125)
    let words = [
      "GET ", "/", " HTTP/1.1", "\r\n", "\r", "\n", "Host: h", ":", " ", "\t", "\0", "Content-Length: 1", "%2e",
      "\u{FF}", "a",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int(random.next() % 14)).map { _ in words[Int(random.next() % UInt64(words.count))] }.joined()
      var bytes = Array((random.next() % 2 == 0 ? "GET / HTTP/1.1\r\nHost: h\r\n" + text : text).utf8)
      if !bytes.isEmpty, random.next() % 4 == 0 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 256)
      }
      let whole = read(bytes)
      var head = HTTPHead()
      var pieces = HTTPHead.Reading.incomplete
      for byte in bytes where pieces == .incomplete { pieces = head.append([byte]) }
      #expect(pieces == whole, "\(bytes)")
      guard case .request(let request) = whole else { continue }
      #expect(request.target.first == UInt8(ascii: "/") && request.target.allSatisfy { (0x21...0x7E).contains($0) })
    }
  }
}

/// A random number generator that gives the same numbers in each run.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
