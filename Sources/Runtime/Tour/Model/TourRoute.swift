/// A pattern of routes: `/inbox`, `/inbox/:id`, `/settings/*`. docs/tour.md, "Routes", has the rule.
public struct TourRoute: Sendable, Hashable {
  /// What keeps a text from being a pattern.
  public enum Fault: Error, Sendable, Hashable {
    /// It does not begin with a slash.
    case noSlash
    /// It has a `?` or a `#`, which routes are cut at.
    case hasQuery
    /// A `*` that is no segment of its own at the end.
    case strayStar
    /// A segment begins with a colon, and what follows is no name.
    case badName(String)
    /// Two segments have the same name.
    case repeatedName(String)
    /// It has more bytes than `TourRoute.byteLimit`, or more segments than `TourRoute.segmentLimit`.
    case tooLong
  }

  private enum Segment: Sendable, Hashable {
    /// These bytes.
    case literal([UInt8])
    /// Any one segment.
    case parameter
  }

  /// The most bytes of a pattern.
  public static let byteLimit = 1000
  /// The most segments of a pattern.
  public static let segmentLimit = 50

  /// As it is written.
  public let pattern: String
  private let segments: [Segment]
  /// Whether it ends with `*`, which takes all that is left, also nothing.
  private let takesRest: Bool

  /// The pattern that a text is.
  ///
  /// - Throws: what keeps it from being one.
  public init(parsing pattern: String) throws(Fault) {
    let bytes = Array(pattern.utf8)
    guard bytes.first == UInt8(ascii: "/") else { throw .noSlash }
    if bytes.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) { throw .hasQuery }
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    guard bytes.count <= Self.byteLimit, parts.count <= Self.segmentLimit else { throw .tooLong }
    let takesRest = parts.last.map { Array($0) == [UInt8(ascii: "*")] } ?? false
    var names: Set<String> = []
    var segments: [Segment] = []
    for part in takesRest ? parts.dropLast() : parts[...] {
      if part.contains(UInt8(ascii: "*")) { throw .strayStar }
      guard part.first == UInt8(ascii: ":") else {
        segments.append(.literal(Self.decoded(part)))
        continue
      }
      let name = String(decoding: part.dropFirst(), as: UTF8.self)
      guard Self.isName(part.dropFirst()) else { throw .badName(name) }
      guard names.insert(name).inserted else { throw .repeatedName(name) }
      segments.append(.parameter)
    }
    self.pattern = pattern
    self.segments = segments
    self.takesRest = takesRest
  }

  /// The pattern that a text is, nil where it is none.
  public init?(_ pattern: String) {
    guard let route = try? TourRoute(parsing: pattern) else { return nil }
    self = route
  }

  /// Whether a route matches: a path, or what follows the host in a URL. From its first `?` or `#` on it plays no part.
  public func matches(_ route: String) -> Bool {
    let path = route.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/"))
    guard takesRest ? parts.count >= segments.count : parts.count == segments.count else { return false }
    return zip(segments, parts).allSatisfy { segment, part in
      guard case .literal(let bytes) = segment else { return true }
      return bytes == Self.decoded(part)
    }
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return bytes.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
    }
  }

  /// The bytes that a segment stands for: `%2F` is a slash of its own. A `%` that no two hexadecimal digits follow is
  /// one.
  private static func decoded(_ segment: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(segment)
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count, let high = digit(bytes[place + 1]),
        let low = digit(bytes[place + 2])
      {
        result.append(high << 4 | low)
        place += 3
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
