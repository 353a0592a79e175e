/// The head of a request while it arrives. Each byte is looked at once, however few come at a time, and what cannot become
/// a head is refused by its first wrong byte.
package struct HTTPHead: Sendable {
  /// What there is so far.
  package enum Reading: Sendable, Hashable {
    /// It goes on.
    case incomplete
    /// A request.
    case request(HTTPRequest)
    /// None.
    case refused(HTTPStatus)
  }

  private var bytes: [UInt8] = []
  private var seen = 0
  /// Where the first line ends; nil while it goes on.
  private var lineEnd: Int?

  /// Nothing has arrived.
  package init() {}

  /// Takes what has arrived. Not to be asked any more after another answer than that it goes on.
  package mutating func take(_ more: [UInt8]) -> Reading {
    bytes += more
    while seen < bytes.count {
      let byte = bytes[seen]
      let isAfterReturn = seen > 0 && bytes[seen - 1] == 13
      // A line ends with both bytes, and neither of them stands alone.
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
