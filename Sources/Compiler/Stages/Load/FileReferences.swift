import TutorialIR

/// Finds the files that a tutorial names: relative to it, with globs.
struct FileReferences {
  private let world: any World
  let source: SourceText
  /// What was found wrong.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, in world: any World) {
    self.source = source
    self.world = world
  }

  /// The paths that one entry names, sorted where it is a glob.
  mutating func paths(_ entry: Located<String>) -> [String] {
    let path = FilePath.join(FilePath.folder(of: source.path), entry.value)
    guard isGlob(entry.value) else { return [path] }
    let found = world.files(matching: path)
    if found.isEmpty { diagnostics.append(emptyGlob(entry)) }
    return found
  }

  /// The strings files with the locale that each is for. `{locale}` in the pattern stands for one path component or a
  /// part of one.
  mutating func translations(_ pattern: Located<String>) -> [(path: String, locale: String)] {
    let path = FilePath.join(FilePath.folder(of: source.path), pattern.value)
    guard let place = path.firstRange(of: "{locale}") else { return [] }
    let before = path[..<place.lowerBound]
    let after = path[place.upperBound...]
    let found = world.files(matching: before + "*" + after).compactMap { file -> (path: String, locale: String)? in
      guard file.hasPrefix(before), file.hasSuffix(after), file.utf8.count > before.utf8.count + after.utf8.count
      else { return nil }
      return (file, String(file.dropFirst(before.count).dropLast(after.count)))
    }
    if found.isEmpty { diagnostics.append(emptyGlob(pattern)) }
    return found
  }

  /// The file at a path, if it is there.
  func files(at path: String) -> [String] { world.files(matching: path) }

  private func isGlob(_ path: String) -> Bool {
    path.contains { "*?[".contains($0) }
  }

  private func emptyGlob(_ entry: Located<String>) -> Diagnostic {
    Diagnostic(.emptyGlob, "no file matches \"\(excerpt(entry.value))\"", at: SourceSpan(source, entry.range))
  }
}
