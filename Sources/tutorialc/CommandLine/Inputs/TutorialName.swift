import TutorialCompiler

/// What the outputs of a tutorial are named after.
enum TutorialName {
  /// How the files of tutorials end.
  private static let suffixes = [".tutorial.yaml", ".tutorial.yml", ".tutorial.json"]

  /// `first-mail` of `mails/first-mail.tutorial.yaml`; the file's name without what follows its last dot where it does
  /// not end so; nil for standard input, which has no name.
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
