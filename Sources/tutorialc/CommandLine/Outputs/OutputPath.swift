import TutorialSyntax

/// The rules for the names that emitters give to their files.
enum OutputPath {
  /// Why a name is refused; nil for a good one. A good one is relative, stays below the output folder, and is not in the
  /// folder where builds keep their state.
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

  /// Whether a look at each byte shows that nothing is wrong: nearly every name.
  private static func isPlainName(_ path: String) -> Bool {
    guard let first = path.utf8.first, first != UInt8(ascii: ".") else { return false }
    return path.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }
  }

  /// The same for names that a file system which folds case takes for one.
  static func key(_ path: String) -> String {
    path.lowercased()
  }
}
