import TutorialLanguage
import TutorialLocks
import TutorialSyntax

/// Loads the lock beside a tutorial.
struct LockFiles {
  private let source: SourceText
  private let world: any World
  private let budget: Budget
  /// What was read, and what is wrong with it.
  private(set) var record = ReadingRecord()
  /// Where a lock was looked for in vain.
  private(set) var missing: String?

  /// The lock of the tutorial in `source`.
  init(of source: SourceText, in world: any World, budget: Budget) {
    self.source = source
    self.world = world
    self.budget = budget
  }

  /// The lock; nil where there is none, or none that can be compared with.
  mutating func lock() -> TutorialLock? {
    guard let path = TutorialLock.path(ofTutorial: source.path) else { return nil }
    let reach = world.reach(of: source.path)
    switch world.read(path, within: reach) {
    case .failure(.notFound), .failure(.undeclared):
      record.questions.append(WorldQuestion(.content, path, within: reach))
      missing = path
      return nil
    case .failure(let error):
      record.questions.append(WorldQuestion(.content, path, within: reach))
      record.diagnostics.append(unreadable(path, error, at: SourceSpan(source, ByteRange(0, 0))))
      return nil
    case .success(let bytes):
      record.questions.append(WorldQuestion(.content, path, within: reach))
      let source = SourceText(path: path, bytes: bytes)
      record.sources.append(source)
      let known = record.diagnostics.count
      let lock = record.take(decodeLock(source, budget: budget))
      return record.diagnostics[known...].contains { $0.severity == .error } ? nil : lock
    }
  }
}

/// `missing-lock`, for a tutorial whose lock is asked for.
func missingLock(_ path: String, of tutorial: Tutorial) -> Diagnostic {
  Diagnostic(
    .missingLock, "there is no \"\(excerpt(path))\"", at: SourceSpan(tutorial.source, tutorial.id.range),
    notes: [.init("`tutorialc lock` writes it; commit it with the tutorial")])
}

/// `missing-lock`, for a tutorial that can have none.
func placelessLock(of tutorial: Tutorial) -> Diagnostic {
  Diagnostic(
    .missingLock, "a tutorial of this name has no place for a lock",
    at: SourceSpan(tutorial.source, tutorial.id.range),
    notes: [.init("the lock of NAME.tutorial.yaml is NAME.lock.yaml")])
}
