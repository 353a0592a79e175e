import TutorialReporting

/// The head of a request, reduced to the parts that the server needs. Nothing in it is decoded.
package struct HTTPRequest: Sendable, Hashable {
  /// The method, such as `GET`: a token.
  package let method: String
  /// The request target. It begins with a slash, and every byte is a visible ASCII character.
  package let target: [UInt8]
  /// The field `Host`.
  package let host: String
  /// The field `Origin`, or nil if it's missing.
  package let origin: String?
  /// The field `Sec-Fetch-Site`, or nil if it's missing.
  package let fetchSite: String?
  /// True if a body follows.
  package let hasBody: Bool
}

extension HTTPRequest {
  /// The limits of a head.
  enum Limit {
    /// The bytes of the first line without its line end.
    static let line = 8192
    /// The bytes of the whole head.
    static let head = 32768
    /// The number of fields.
    static let fields = 100
  }

  /// The reason why a head is refused, as a status.
  struct Defect: Error, Hashable {
    let status: HTTPStatus

    static let malformed = Defect(status: .badRequest)
  }

  /// Parses a head that ends with two line ends.
  ///
  /// Everything that RFC 9112 leaves to the recipient is refused, so that no two recipients can understand it
  /// differently.
  init(parsing head: ArraySlice<UInt8>) throws(Defect) {
    var lines = head.dropLast(4).lines()
    guard let first = lines.popFirst(), first.count <= Limit.line else { throw Defect(status: .targetTooLong) }
    guard lines.count <= Limit.fields else { throw Defect(status: .headTooLarge) }
    (method, target) = try Self.line(first)
    var fields = HTTPFields()
    for line in lines { try fields.parseField(line) }
    guard let host = fields.host, !fields.isTransferEncoded else { throw .malformed }
    self.host = host
    (origin, fetchSite) = (fields.origin, fields.fetchSite)
    hasBody = fields.length ?? 0 > 0
  }

  /// Parses `GET /path HTTP/1.1`, with single spaces.
  private static func line(_ line: ArraySlice<UInt8>) throws(Defect) -> (method: String, target: [UInt8]) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, (1...20).contains(parts[0].count), parts[0].allSatisfy(\.isTokenByte),
      parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .malformed }
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1", "HTTP/1.0": break
    case "HTTP/2.0", "HTTP/3.0", "HTTP/0.9": throw Defect(status: .otherVersion)
    default: throw .malformed
    }
    return (String(decoding: parts[0], as: UTF8.self), Array(parts[1]))
  }
}

/// The relevant fields of a head, each of which may occur once.
private struct HTTPFields {
  private(set) var host: String?
  private(set) var origin: String?
  private(set) var fetchSite: String?
  private(set) var length: Int?
  private(set) var isTransferEncoded = false

  mutating func parseField(_ line: ArraySlice<UInt8>) throws(HTTPRequest.Defect) {
    // A continuation line begins with a space or tab, and so has no field name.
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isTokenByte)
    else { throw .malformed }
    let value = line[line.index(after: colon)...].withoutBlanks
    guard value.allSatisfy({ $0 == 9 || $0 >= 0x20 && $0 != 0x7F }) else { throw .malformed }
    let text = String(decoding: value, as: UTF8.self)
    switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
    case "host": try Self.set(&host, text)
    case "origin": try Self.set(&origin, text)
    case "sec-fetch-site": try Self.set(&fetchSite, text)
    case "content-length":
      guard (1...9).contains(value.count), value.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed }
      try Self.set(&length, Int(text) ?? 1)
    case "transfer-encoding": isTransferEncoded = true
    default: break
    }
  }

  private static func set<Value>(_ field: inout Value?, _ value: Value) throws(HTTPRequest.Defect) {
    guard field == nil else { throw .malformed }
    field = value
  }
}

extension UInt8 {
  /// True if the byte may be in the name of a method or field (RFC 9110, section 5.6.2).
  fileprivate var isTokenByte: Bool { isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(self) }
}

extension ArraySlice<UInt8> {
  /// Returns the lines without their line ends.
  fileprivate func lines() -> ArraySlice<ArraySlice<UInt8>> {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    for index in indices where self[index] == 10 {
      // The caller has ensured that each line end is two bytes.
      lines.append(self[start..<Swift.max(start, index - 1)])
      start = index + 1
    }
    lines.append(self[start...])
    return lines[...]
  }

  /// The slice without spaces and tabs at either end.
  fileprivate var withoutBlanks: ArraySlice<UInt8> {
    let start = drop { $0 == 9 || $0 == 0x20 }
    let blanks = start.reversed().prefix { $0 == 9 || $0 == 0x20 }.count
    return start.dropLast(blanks)
  }
}
