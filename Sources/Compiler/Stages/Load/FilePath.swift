/// Paths as text, with `/` between components; nothing here looks at the disk.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// `path` as seen from the folder `folder`: joined and normalised, or `path` itself where it is absolute.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == slash || folder.isEmpty || folder == "." { return normalize(path) }
    return normalize(folder + "/" + path)
  }

  /// What the paths of all names in a folder begin with, as `join` makes them, where the folder's path is normal.
  package static func start(ofPathsIn folder: String) -> String {
    if folder.isEmpty || folder == "." { return "" }
    return folder == "/" ? folder : folder + "/"
  }

  /// Whether a path is nothing but a name behind what it begins with, byte for byte.
  package static func isName(_ path: String, behind start: String) -> Bool {
    withBytes(of: path) { path in
      withBytes(of: start) { start in
        guard path.count > start.count else { return false }
        // Without a way out of the loops they go many bytes at a time.
        var (difference, hasSlash) = (UInt8(0), false)
        for place in 0..<start.count { difference |= path[place] ^ start[place] }
        for place in start.count..<path.count { hasSlash = hasSlash || path[place] == slash }
        return difference == 0 && !hasSlash
      }
    }
  }

  /// The folder part of a path, `.` where there is none.
  package static func folder(of path: String) -> String {
    withBytes(of: path) { bytes in
      guard let end = bytes.lastIndex(of: slash) else { return "." }
      return end == 0 ? "/" : String(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
    }
  }

  /// The last component.
  package static func name(of path: String) -> String {
    withBytes(of: path) { bytes in
      guard let end = bytes.lastIndex(of: slash) else { return path }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[(end + 1)...]), as: UTF8.self)
    }
  }

  /// A look at the bytes of a text where they are, which costs a tenth of one through its view.
  private static func withBytes<Result>(of text: String, _ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8(look)
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
    let joined = parts.map { String($0) }.joined(separator: "/")
    if absolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// `path` as seen from a folder, where one of them lies in the other; else `path` itself. Both are absolute and
  /// without links.
  package static func path(to path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    guard common == min(target.count, base.count) else { return path }
    let parts = Array(repeating: "..", count: base.count - common) + target[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether nothing would change, as far as one look at each byte shows: nearly every path.
  private static func isNormal(_ path: String) -> Bool {
    withBytes(of: path) { bytes in
      var (length, dots, isFirst) = (0, 0, true)
      for byte in bytes {
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
}
