import TutorialSyntax

/// Resolves the file names and globs in a tutorial, relative to it.
struct FileReferences {
  let world: any World
  let source: SourceText
  /// The access scope of the tutorial's file names.
  let scope: AccessScope
  /// The diagnostics so far.
  var diagnostics: [Diagnostic] = []
  /// The questions asked of the world.
  private(set) var questions: [WorldQuestion] = []

  init(_ source: SourceText, in world: any World) {
    self.source = source
    self.world = world
    scope = world.accessScope(of: source.path)
  }

  /// Returns the paths that one entry names, sorted if it is a glob.
  mutating func paths(_ entry: Located<String>) -> [String] {
    let path = FilePath.join(FilePath.folder(of: source.path), entry.value)
    guard isGlob(entry.value) else { return [path] }
    questions.append(WorldQuestion(.files, path, within: scope))
    switch world.files(matching: path, within: scope) {
    case .success(let found):
      if found.isEmpty { diagnostics.append(emptyGlob(entry)) }
      return found
    case .failure(let error):
      diagnostics.append(unreadable(path, error, at: SourceSpan(source, entry.range)))
      return []
    }
  }

  /// Returns everything that matches a glob. A failed search is reported once, at the entry.
  mutating func entries(matching glob: String, at entry: Located<String>) -> [String] {
    questions.append(WorldQuestion(.entries, glob, within: scope))
    switch world.entries(matching: glob, within: scope) {
    case .success(let found): return found
    case .failure(let error):
      let refused = unreadable(glob, error, at: SourceSpan(source, entry.range))
      if !diagnostics.contains(where: { $0.id == refused.id }) { diagnostics.append(refused) }
      return []
    }
  }

  private func isGlob(_ path: String) -> Bool {
    path.contains { "*?[".contains($0) }
  }

  func emptyGlob(_ entry: Located<String>) -> Diagnostic {
    Diagnostic(.emptyGlob, "no file matches \"\(excerpt(entry.value))\"", at: SourceSpan(source, entry.range))
  }
}
