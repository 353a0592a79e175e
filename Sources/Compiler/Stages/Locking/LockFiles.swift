import TutorialLanguage
import TutorialLocks
import TutorialSyntax

extension TutorialFiles {
  /// Returns the lock beside the tutorial, or nil if there is none or it has errors.
  ///
  /// If there is none, also returns its path.
  mutating func lock() -> (lock: TutorialLock?, missing: String?) {
    guard let path = TutorialLock.path(ofTutorial: source.path) else { return (nil, nil) }
    questions.append(WorldQuestion(.content, path, within: scope))
    switch world.read(path, within: scope) {
    case .failure(.notFound), .failure(.undeclared): return (nil, path)
    case .failure(let error):
      diagnostics.append(unreadable(path, error, at: SourceSpan(source, ByteRange(0, 0))))
      return (nil, nil)
    case .success(let bytes):
      let source = SourceText(path: path, bytes: bytes)
      sources.append(source)
      let known = diagnostics.count
      let lock = unwrap(decodeLock(source, budget: budget))
      return (diagnostics[known...].contains { $0.severity == .error } ? nil : lock, nil)
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
