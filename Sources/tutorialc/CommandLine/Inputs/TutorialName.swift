import TutorialCompiler

/// The name that a tutorial's outputs are called after.
enum TutorialName {
  private static let suffixes = [".tutorial.yaml", ".tutorial.yml", ".tutorial.json"]

  /// The file's name without the suffix: `first-mail` for `mails/first-mail.tutorial.yaml`.
  ///
  /// For other suffixes, the name up to its last dot; nil for standard input.
  static func name(ofFile path: String) -> String? {
    guard !path.hasPrefix("<") else { return nil }
    let name = FilePath.name(of: path)
    for suffix in suffixes where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
      return String(name.dropLast(suffix.count))
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
