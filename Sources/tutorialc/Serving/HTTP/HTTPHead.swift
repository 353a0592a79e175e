/// The head of a request while it arrives.
///
/// Each byte is looked at once, however small the chunks are. A head that can't become valid is refused at its first
/// wrong byte.
package struct HTTPHead: Sendable {
  /// The state of the head.
  package enum Reading: Sendable, Hashable {
    /// More bytes are needed.
    case incomplete
    /// The request is complete.
    case request(HTTPRequest)
    /// The head is refused.
    case refused(HTTPStatus)
  }

  private var bytes: [UInt8] = []
  private var seen = 0
  /// The end of the first line, or nil until it has arrived.
  private var lineEnd: Int?

  /// Begins without any bytes.
  package init() {}

  /// Adds bytes that have arrived. Don't call it again once it has returned anything but `incomplete`.
  package mutating func append(_ more: [UInt8]) -> Reading {
    bytes += more
    while seen < bytes.count {
      let byte = bytes[seen]
      let isAfterReturn = seen > 0 && bytes[seen - 1] == 13
      // A line ends with CR LF; neither of the two is allowed alone.
      guard isAfterReturn == (byte == 10), byte >= 0x20 && byte != 0x7F || byte == 9 || byte == 10 || byte == 13 else {
        return .refused(.badRequest)
      }
      seen += 1
      if byte == 10 {
        if lineEnd == nil { lineEnd = seen }
        if seen >= 4, bytes[seen - 3] == 10 { return request() }
        if seen == 2 { return .refused(.badRequest) }
      }
      if lineEnd == nil, seen > HTTPRequest.Limit.line + 2 { return .refused(.targetTooLong) }
      if seen >= HTTPRequest.Limit.head { return .refused(.headTooLarge) }
    }
    return .incomplete
  }

  private func request() -> Reading {
    do throws(HTTPRequest.Defect) {
      return .request(try HTTPRequest(parsing: bytes[..<seen]))
    } catch {
      return .refused(error.status)
    }
  }
}
