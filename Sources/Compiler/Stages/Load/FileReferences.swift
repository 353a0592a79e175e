import TutorialIR

/// Finds the files that a tutorial names: relative to it, with globs.
struct FileReferences {
  let world: any World
  let source: SourceText
  /// What was found wrong.
  var diagnostics: [Diagnostic] = []

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

  private func isGlob(_ path: String) -> Bool {
    path.contains { "*?[".contains($0) }
  }

  func emptyGlob(_ entry: Located<String>) -> Diagnostic {
    Diagnostic(.emptyGlob, "no file matches \"\(excerpt(entry.value))\"", at: SourceSpan(source, entry.range))
  }
}
