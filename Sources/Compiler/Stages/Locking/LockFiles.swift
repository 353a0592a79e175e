import TutorialLanguage
import TutorialLocks
import TutorialSyntax

/// Loads the lock file beside a tutorial.
struct LockFiles {
  private let source: SourceText
  private let world: any World
  private let budget: Budget
  /// The files that were read, and their diagnostics.
  private(set) var record = ReadingRecord()
  /// The path at which no lock file exists.
  private(set) var missing: String?

  /// Creates a loader for the lock of the tutorial in `source`.
  init(of source: SourceText, in world: any World, budget: Budget) {
    self.source = source
    self.world = world
    self.budget = budget
  }

  /// Returns the lock, or nil if there is none or it has errors.
  mutating func lock() -> TutorialLock? {
    guard let path = TutorialLock.path(ofTutorial: source.path) else { return nil }
    let scope = world.accessScope(of: source.path)
    switch world.read(path, within: scope) {
    case .failure(.notFound), .failure(.undeclared):
      record.questions.append(WorldQuestion(.content, path, within: scope))
      missing = path
      return nil
    case .failure(let error):
      record.questions.append(WorldQuestion(.content, path, within: scope))
      record.diagnostics.append(unreadable(path, error, at: SourceSpan(source, ByteRange(0, 0))))
      return nil
    case .success(let bytes):
      record.questions.append(WorldQuestion(.content, path, within: scope))
      let source = SourceText(path: path, bytes: bytes)
      record.sources.append(source)
      let known = record.diagnostics.count
      let lock = record.unwrap(decodeLock(source, budget: budget))
      return record.diagnostics[known...].contains { $0.severity == .error } ? nil : lock
    }
  }
}

/// Returns `missing-lock` for a tutorial that must have a lock.
func missingLock(_ path: String, of tutorial: Tutorial) -> Diagnostic {
  Diagnostic(
    .missingLock, "there is no \"\(excerpt(path))\"", at: SourceSpan(tutorial.source, tutorial.id.range),
    notes: [.init("`tutorialc lock` writes it; commit it with the tutorial")])
}

/// Returns `missing-lock` for a tutorial whose file name allows no lock.
func placelessLock(of tutorial: Tutorial) -> Diagnostic {
  Diagnostic(
    .missingLock, "a tutorial with this name cannot have a lock",
    at: SourceSpan(tutorial.source, tutorial.id.range),
    notes: [.init("the lock of NAME.tutorial.yaml is NAME.lock.yaml")])
}
