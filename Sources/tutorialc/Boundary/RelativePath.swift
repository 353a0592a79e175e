/// Absolute paths as people see them.
enum RelativePath {
  /// `path` as seen from a folder, where one of them lies in the other; else `path` itself. Both are absolute and
  /// without links.
  static func path(to path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    guard common == min(target.count, base.count) else { return path }
    let parts = Array(repeating: "..", count: base.count - common) + target[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
