/// Operations on paths as text, with `/` between components. None of them accesses the disk.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Returns `path` resolved against the folder `folder` and normalised. An absolute path is only normalised.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == slash || folder.isEmpty || folder == "." { return normalize(path) }
    return normalize(folder + "/" + path)
  }

  /// Returns the common prefix of the paths that `join` makes of names in a folder.
  ///
  /// The folder's path must be normalised.
  package static func start(ofPathsIn folder: String) -> String {
    if folder.isEmpty || folder == "." { return "" }
    return folder == "/" ? folder : folder + "/"
  }

  /// Returns true if `path` is `start` followed by a single component, compared by bytes.
  package static func isName(_ path: String, behind start: String) -> Bool {
    withBytes(of: path) { path in
      withBytes(of: start) { start in
        guard path.count > start.count else { return false }
        // Loops without an early exit are vectorised.
        var (difference, hasSlash) = (UInt8(0), false)
        for place in 0..<start.count { difference |= path[place] ^ start[place] }
        for place in start.count..<path.count { hasSlash = hasSlash || path[place] == slash }
        return difference == 0 && !hasSlash
      }
    }
  }

  /// Returns the folder part of a path, or `.` if it has none.
  package static func folder(of path: String) -> String {
    withBytes(of: path) { bytes in
      guard let end = bytes.lastIndex(of: slash) else { return "." }
      return end == 0 ? "/" : String(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
    }
  }

  /// Returns the last component.
  package static func name(of path: String) -> String {
    withBytes(of: path) { bytes in
      guard let end = bytes.lastIndex(of: slash) else { return path }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[(end + 1)...]), as: UTF8.self)
    }
  }

  /// Calls `look` with the bytes of a text in place, which takes a tenth of the time of its UTF-8 view.
  private static func withBytes<Result>(of text: String, _ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8(look)
  }

  /// Removes `.`, empty components, and `x/..`. The empty path becomes `.`.
  package static func normalize(_ path: String) -> String {
    if isNormal(path) { return path }
    let absolute = path.utf8.first == slash
    var parts: [Substring] = []
    // Splits bytes, not characters: the system takes a slash with a combining accent after it for a slash.
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

  /// Returns `path` relative to a folder if one of them lies in the other, or else `path` itself.
  ///
  /// Both must be absolute and without symbolic links.
  package static func path(to path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    guard common == min(target.count, base.count) else { return path }
    let parts = Array(repeating: "..", count: base.count - common) + target[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns true if a single pass finds that the path is normalised, as nearly all are.
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
