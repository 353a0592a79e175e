import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// `lock --accept`: takes new layouts over. Selectors that name another element than the one that is locked, or none, are
/// replaced by those that name it now, where that is sure; then the lock is written anew.
///
/// A proposal that the lock has nothing to do with ("did you mean") is not made: what is proposed without a lock is none of it.
struct LockAcceptance {
  private let plan: RunPlan
  private let options: CompileOptions
  private var world: EditedWorld

  /// For what a plan names; nothing is changed yet.
  init(_ plan: RunPlan, _ options: CompileOptions) {
    self.plan = plan
    self.options = options
    world = EditedWorld(world: WitnessingWorld(DiskWorld(boundary: plan.boundary), isKept: true))
  }

  /// What is to become of a tutorial and of its lock.
  struct Change {
    /// The tutorial's file, as it was and as it is to be; nil where it stays.
    let tutorial: (path: String, old: [UInt8], new: [UInt8])?
    /// The lock of the tutorial as it is to be.
    let lock: LockWriting

    /// Both as a unified diff.
    var diff: [UInt8] {
      (tutorial.map { UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).bytes } ?? []) + lock.diff
    }
  }

  /// Looks at a tutorial.
  mutating func change(_ tutorial: InputSearch.Tutorial) -> Change {
    // What drifted and has no proposal is not surely on the new layouts: to lock what stands there now would be to accept
    // the very thing that the lock is there to refuse.
    let compared = compile(tutorial, .compared)
    let unsure = compared.diagnostics.filter { diagnostic in
      diagnostic.id == .driftedTarget && diagnostic.primary.map(compared.lost.contains) ?? false
    }
    guard unsure.isEmpty else {
      let compiled = compile(tutorial, .ignored)
      return Change(
        tutorial: nil, lock: LockWriting(compiled, in: world, plan.policy, plan.budget, refusing: unsure))
    }
    let bytes = try? world.read(tutorial.path, within: tutorial.reach).get()
    let new = bytes.flatMap { edited($0, tutorial) }
    if let new { world.contents[tutorial.path] = new }
    let compiled = compile(tutorial, .ignored)
    let lock = LockWriting(compiled, in: world, plan.policy, plan.budget)
    // Where nothing can be locked, nothing is changed.
    guard let bytes, let new, lock.summary != nil else { return Change(tutorial: nil, lock: lock) }
    return Change(tutorial: (tutorial.path, bytes, new), lock: lock)
  }

  /// Puts a tutorial as it is to be into its place.
  ///
  /// - Returns: why that cannot be, if so.
  func write(_ change: Change) -> Diagnostic? {
    guard let (path, old, new) = change.tutorial else { return nil }
    // Somebody may have saved it meanwhile.
    guard case .success(old) = DiskWorld.read(path) else {
      return Diagnostic(.unwritableOutput, "\"\(path)\" has changed meanwhile, and is left as it is", at: nil)
    }
    do { try AtomicFile.write(new, to: path) } catch { return FileDiagnostics.unwritable(path, error) }
    return nil
  }

  private func compile(_ tutorial: InputSearch.Tutorial, _ lock: LockUse) -> Analysis {
    var options = options
    options.lock = lock
    return Compiler(world: world, options: options).compile(tutorial.path, within: tutorial.reach)
  }

  /// The tutorial's bytes with what its lock proposes; nil where that is nothing.
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
    let edits = SureEdits(accepting: own)
    guard let file = edits.files.first, let new = file.applied(to: bytes), new != bytes else { return nil }
    return new
  }
}
