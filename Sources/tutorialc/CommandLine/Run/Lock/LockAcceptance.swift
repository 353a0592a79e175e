import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// `lock --accept`: accepts new layouts.
///
/// If a selector matches another element than the locked one, or none, it is replaced by the selector that matches it
/// now, if that is certain; then the lock is rewritten. Proposals without a lock ("did you mean") aren't applied.
struct LockAcceptance {
  private let plan: RunPlan
  private let options: CompileOptions
  private var world: EditedWorld

  /// An acceptance for a plan's tutorials; nothing is changed yet.
  init(_ plan: RunPlan, _ options: CompileOptions) {
    self.plan = plan
    self.options = options
    world = EditedWorld(world: DiskWorld(boundary: plan.boundary))
  }

  struct Change {
    /// The tutorial's file with its old and new content; nil if it stays the same.
    let tutorial: (path: String, old: [UInt8], new: [UInt8])?
    let lock: LockWriting

    var diff: [UInt8] {
      (tutorial.map { UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).bytes } ?? []) + lock.diff
    }
  }

  mutating func change(_ tutorial: InputSearch.Tutorial) -> Change {
    // A drifted target without a proposal isn't certain on the new layouts. Locking its current match would accept
    // exactly the change that the lock is there to reject.
    let compared = compile(tutorial, .compared)
    let unsure = compared.diagnostics.filter { diagnostic in
      diagnostic.id == .driftedTarget && diagnostic.primary.map(compared.unlocated.contains) ?? false
    }
    guard unsure.isEmpty else {
      let compiled = compile(tutorial, .ignored)
      return Change(
        tutorial: nil,
        lock: LockWriting.lock(compiled, in: world, plan.settings, refusing: unsure))
    }
    let bytes = try? world.read(tutorial.path, within: tutorial.scope).get()
    let new = bytes.flatMap { edited($0, tutorial) }
    if let new { world.contents[tutorial.path] = new }
    let compiled = compile(tutorial, .ignored)
    let lock = LockWriting.lock(compiled, in: world, plan.settings)
    // If nothing can be locked, nothing is changed.
    guard let bytes, let new, lock.summary != nil else { return Change(tutorial: nil, lock: lock) }
    return Change(tutorial: (tutorial.path, bytes, new), lock: lock)
  }

  /// Writes the new content of a tutorial.
  ///
  /// - Returns: a diagnostic on failure.
  func write(_ change: Change) -> Diagnostic? {
    guard let (path, old, new) = change.tutorial else { return nil }
    // The file may have been saved meanwhile.
    guard case .success(old) = DiskWorld.read(path) else {
      return Diagnostic(.unwritableOutput, "\"\(path)\" has changed meanwhile, and is left as it is", at: nil)
    }
    do { try AtomicFile.write(new, to: path) } catch { return FileDiagnostics.unwritable(path, error) }
    return nil
  }

  private func compile(_ tutorial: InputSearch.Tutorial, _ lock: LockUse) -> Analysis {
    var options = options
    options.lock = lock
    return Compiler(world: world, options: options).compile(tutorial.path, within: tutorial.scope)
  }

  /// The tutorial's content with the lock's proposals applied; nil if there are none.
  private func edited(_ bytes: [UInt8], _ tutorial: InputSearch.Tutorial) -> [UInt8]? {
    let ids: [DiagnosticID] = [.driftedTarget, .unknownTarget, .missingInVariant, .ambiguousTarget]
    func proposals(_ lock: LockUse) -> [ReportedDiagnostic] {
      var positions = PositionTable()
      return compile(tutorial, lock).diagnostics.filter { ids.contains($0.id) }
        .map { ReportedDiagnostic($0, &positions, withSnippet: false) }
    }
    let others = Set(proposals(.ignored).flatMap(\.fixes).flatMap(\.edits))
    let own = proposals(.compared).flatMap(\.fixes).filter { fix in
      fix.edits.allSatisfy { $0.path == tutorial.path && !others.contains($0) }
    }
    let edits = CertainEdits(accepting: own)
    guard let file = edits.files.first, let new = file.applied(to: bytes), new != bytes else { return nil }
    return new
  }
}
