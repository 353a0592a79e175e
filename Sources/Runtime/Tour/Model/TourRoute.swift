import TutorialSyntax

/// A route pattern, such as `/inbox`, `/inbox/:id` or `/settings/*`: docs/tour.md, "Routes".
public struct TourRoute: Sendable, Hashable {
  /// The reason why a text isn't a route pattern.
  public enum Fault: Error, Sendable, Hashable {
    /// It doesn't begin with a slash.
    case noSlash
    /// It has a `?` or a `#`, at which routes are cut off.
    case hasQuery
    /// It has a `*` that isn't the whole last segment.
    case strayStar
    /// A segment begins with a colon that isn't followed by a valid name.
    case badName(String)
    /// Two segments have the same name.
    case repeatedName(String)
    /// It has more bytes than `TourRoute.byteLimit`, or more segments than `TourRoute.segmentLimit`.
    case tooLong
  }

  private enum Segment: Sendable, Hashable {
    /// The given bytes, percent-decoded.
    case literal([UInt8])
    /// Any one segment.
    case parameter
  }

  /// The maximum length of a pattern in bytes.
  public static let byteLimit = 1000
  /// The maximum number of segments in a pattern.
  public static let segmentLimit = 50

  /// The pattern as written.
  public let pattern: String
  private let segments: [Segment]
  /// True if the pattern ends with `*`, which matches all remaining segments, even none.
  private let takesRest: Bool

  /// Parses a route pattern.
  ///
  /// - Throws: the first fault that is found.
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

  /// Parses a route pattern, or returns nil if the text isn't one.
  public init?(_ pattern: String) {
    guard let route = try? TourRoute(parsing: pattern) else { return nil }
    self = route
  }

  /// Returns true if a route matches the pattern.
  ///
  /// - Parameter route: a path, or the part of a URL after the host. From its first `?` or `#` on it is ignored.
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
    guard let first = bytes.first, !first.isASCIIDigit else { return false }
    return bytes.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter || $0 == UInt8(ascii: "_") }
  }

  /// The percent-decoded bytes of a segment.
  ///
  /// `%2F` is a slash within the segment. A `%` without two hexadecimal digits after it stays as it is.
  private static func decoded(_ segment: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(segment)
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count, let high = bytes[place + 1].hexadecimalValue,
        let low = bytes[place + 2].hexadecimalValue
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
}
