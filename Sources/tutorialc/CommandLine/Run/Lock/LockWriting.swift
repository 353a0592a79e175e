import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The new lock of one tutorial, compared with the existing one.
struct LockWriting {
  /// The diagnostics about the tutorial or its lock, with decided severities: errors that prevent writing, and
  /// weaknesses of the lock.
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  /// The new content of the file; nil if it stays the same.
  private var bytes: [UInt8]?
  private let tutorial: String
  /// The old content of the file; nil if there was none.
  private let original: [UInt8]?
  private var changes: (added: Int, changed: Int, removed: Int, all: Int)?

  /// Locks the elements that a tutorial's selectors resolve to.
  ///
  /// - Parameters:
  ///   - compiled: the tutorial, compiled without a lock.
  ///   - refused: the diagnostics that prevent locking it.
  static func lock(
    _ compiled: Analysis, in world: any World, _ settings: Settings, refusing refused: [Diagnostic] = []
  ) -> LockWriting {
    let path = TutorialLock.path(ofTutorial: compiled.path) ?? ""
    var comments = IgnoreComments(in: compiled.sources)
    let errors = decideSeverities(
      refused + compiled.diagnostics.filter { $0.severity == .error }, settings.policy, &comments,
      tourMissing: compiled.draft == nil
    ).filter { $0.severity == .error }
    let isRefused = !refused.isEmpty || !errors.isEmpty
    let reading = path.isEmpty ? .failure(.notFound) : world.read(path, within: world.accessScope(of: compiled.path))
    var writing = LockWriting(path: path, tutorial: compiled.path, original: try? reading.get())
    var problem: Diagnostic?
    switch reading {
    case .success(let bytes):
      if !LockFile.isLock(bytes) { problem = notALock(path) }
    case .failure(.notFound), .failure(.undeclared): problem = path.isEmpty ? unnamed(compiled) : nil
    case .failure(let error): problem = unreadable(path, error, at: nil)
    }
    let namesake = TutorialLock.namesakes(ofTutorial: compiled.path).first { other in
      if case .success = world.read(other, within: world.accessScope(of: compiled.path)) { true } else { false }
    }
    if problem == nil, let namesake { problem = shared(path, with: namesake, by: compiled) }
    guard !isRefused, problem == nil, let resolved = compiled.resolved else {
      writing.diagnostics = errors + [problem].compactMap(\.self)
      return writing
    }
    let budget = settings.compile.budget
    guard let lock = lockTutorial(resolved, budget: budget) else {
      writing.diagnostics = [Budget.Resource.searches.exceeded(budget[.searches], at: compiled.idSpan)]
      return writing
    }
    let name = String(compiled.path.split(separator: "/").last ?? "")
    let written = LockWriter.write(lock.value.entries, ofTutorial: name)
    writing.bytes = written == writing.original ? nil : written
    writing.changes = LockFile.changes(from: writing.original, to: lock.value)
    writing.diagnostics = decideSeverities(lock.diagnostics, settings.policy, &comments).filter { $0.severity != .note }
    return writing
  }

  /// Writes the lock beneath the tutorial's root.
  ///
  /// - Returns: a diagnostic on failure.
  func write(_ boundary: Boundary) -> Diagnostic? {
    guard let bytes else { return nil }
    return boundary.replaceFile(at: path, of: tutorial, with: bytes)
  }

  var diff: [UInt8] { bytes.map { UnifiedDiff(path: path, old: original ?? [], new: $0).bytes } ?? [] }

  /// A line for people; nil if nothing could be locked.
  var summary: String? {
    guard let changes else { return nil }
    let references = changes.all.counting("reference")
    guard bytes != nil else { return "\(path.printable): \(references), nothing has changed" }
    guard original != nil else { return "\(path.printable): \(references)" }
    let parts = [(changes.added, "added"), (changes.changed, "changed"), (changes.removed, "removed")]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(path.printable): \(references)"
      + (words.isEmpty ? ", written anew" : ": \(words.joined(separator: ", "))")
  }
}

private func notALock(_ path: String) -> Diagnostic {
  Diagnostic(
    .unwritableOutput, "\"\(excerpt(path))\" is not a lock, so it is not replaced", at: nil,
    notes: [.init("a lock has the schema tutorialc.lock/1 in one of its first lines")])
}

private func shared(_ path: String, with other: String, by compiled: Analysis) -> Diagnostic {
  Diagnostic(
    .unwritableOutput, "\"\(excerpt(path))\" would be the lock of \"\(excerpt(other))\" too", at: compiled.idSpan,
    notes: [.init("rename one of the two tutorials, and run `tutorialc lock` again")])
}

private func unnamed(_ compiled: Analysis) -> Diagnostic {
  Diagnostic(
    .unwritableOutput, "\"\(excerpt(compiled.path))\" has a name that its lock cannot be named after",
    at: compiled.idSpan, notes: [.init("the lock of NAME.tutorial.yaml is NAME.lock.yaml")])
}
