import TutorialSyntax

/// The rules for the names of emitters' files.
enum OutputPath {
  /// The reason why a name is rejected, or nil for a valid one. A valid name is relative, stays below the output
  /// folder, and isn't in the builds' state folder.
  static func defect(of path: String) -> String? {
    if isPlainName(path) { return nil }
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty { return "it is empty" }
    if path.hasPrefix("/") { return "it is absolute" }
    if components.contains("..") { return "it leaves the output folder" }
    if components.contains("") || components.contains(".") { return "it has an empty component" }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0.value == 0x7F }) {
      return "it has a backslash or a control character"
    }
    if key(String(components[0])) == key(OutputFolder.stateName) { return "builds keep their state there" }
    return nil
  }

  /// Returns true if a quick scan of the bytes shows that a name is valid, as for nearly all names.
  private static func isPlainName(_ path: String) -> Bool {
    guard let first = path.utf8.first, first != UInt8(ascii: ".") else { return false }
    return path.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }
  }

  /// A key that is equal for names which a case-insensitive file system treats as the same.
  static func key(_ path: String) -> String {
    path.lowercased()
  }
}
