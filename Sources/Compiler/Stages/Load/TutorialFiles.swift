import TutorialLanguage
import TutorialSyntax
import TutorialYAML

/// Reads the files that a tutorial refers to.
struct TutorialFiles {
  /// The tutorial.
  let source: SourceText
  let world: any World
  let budget: Budget
  /// The access scope of the tutorial's file names.
  let scope: AccessScope
  /// The questions asked of the world.
  var questions: [WorldQuestion] = []
  /// The sources that were read and may hold `tutorialc: ignore` comments.
  var sources: [SourceText] = []
  var diagnostics: [Diagnostic] = []

  init(of source: SourceText, in world: any World, budget: Budget) {
    self.source = source
    self.world = world
    self.budget = budget
    scope = world.accessScope(of: source.path)
  }

  /// Returns the value of a parse and adds its diagnostics.
  mutating func unwrap<Value>(_ parsed: Parsed<Value>) -> Value {
    diagnostics += parsed.diagnostics
    return parsed.value
  }

  /// Reads and parses a file: as JSON if its name ends in `.json`, or else as YAML.
  ///
  /// Nil if it can't be read or is of another kind, which is reported.
  ///
  /// - Parameter span: the place that names the file.
  mutating func document(_ path: String, of kind: FileKind, at span: SourceSpan) -> Document? {
    let scope = world.accessScope(of: span.source.path)
    questions.append(WorldQuestion(.content, path, within: scope))
    switch world.read(path, within: scope) {
    case .failure(let error):
      diagnostics.append(unreadable(path, error, at: span))
      return nil
    case .success(let bytes):
      let parsed = DocumentReader.read(SourceText(path: path, bytes: bytes), budget: budget)
      if let unknown = kind.diagnostic(of: parsed) {
        diagnostics.append(unknown)
        return nil
      }
      sources.append(parsed.value.source)
      return unwrap(parsed)
    }
  }

  /// Returns the paths that one entry of the tutorial names, sorted if it is a glob.
  mutating func paths(_ entry: Located<String>) -> [String] {
    let path = FilePath.join(FilePath.folder(of: source.path), entry.value)
    guard entry.value.contains(where: { "*?[".contains($0) }) else { return [path] }
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
      let isKnown = diagnostics.contains { $0.id == refused.id && $0.primary == refused.primary }
      if !isKnown { diagnostics.append(refused) }
      return []
    }
  }

  func emptyGlob(_ entry: Located<String>) -> Diagnostic {
    Diagnostic(.emptyGlob, "no file matches \"\(excerpt(entry.value))\"", at: SourceSpan(source, entry.range))
  }
}
