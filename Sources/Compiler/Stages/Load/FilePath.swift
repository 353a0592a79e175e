/// Paths as text, with `/` between components; nothing here looks at the disk.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// `path` as seen from the folder `folder`: joined and normalised, or `path` itself where it is absolute.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == slash || folder.isEmpty || folder == "." { return normalize(path) }
    return normalize(folder + "/" + path)
  }

  /// The folder part of a path, `.` where there is none.
  package static func folder(of path: String) -> String {
    guard let end = lastSlash(in: path) else { return "." }
    return end == 0 ? "/" : String(decoding: path.utf8.prefix(end), as: UTF8.self)
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let end = lastSlash(in: path) else { return path }
    return String(decoding: path.utf8.dropFirst(end + 1), as: UTF8.self)
  }

  /// How many bytes are before the last slash.
  private static func lastSlash(in path: String) -> Int? {
    var (last, place): (Int?, Int) = (nil, 0)
    for byte in path.utf8 {
      if byte == slash { last = place }
      place += 1
    }
    return last
  }

  /// Without `.`, without empty components, and with `x/..` taken out; `.` for the empty path.
  package static func normalize(_ path: String) -> String {
    if isNormal(path) { return path }
    let absolute = path.utf8.first == slash
    var parts: [Substring] = []
    // Bytes, and not characters: a slash with an accent behind it is a slash to the system.
    for part in path.utf8.split(separator: slash).map({ Substring($0) }) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", absolute {
        continue
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if absolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether nothing would change, as far as one look at each byte shows: nearly every path.
  private static func isNormal(_ path: String) -> Bool {
    var (length, dots, isFirst) = (0, 0, true)
    for byte in path.utf8 {
      if byte == slash {
        if length == 0 ? !isFirst : length == dots && dots <= 2 { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == dot { dots += 1 }
      }
      isFirst = false
    }
    return length > 0 && !(length == dots && dots <= 2)
  }
}
