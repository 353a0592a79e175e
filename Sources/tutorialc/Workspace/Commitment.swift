import TutorialCompiler
import TutorialIR

/// Moves what a build has staged into its places, and removes what earlier builds wrote and nothing produces any more.
///
/// An output that an earlier build wrote is no longer produced when
/// - its tutorial was built now, without errors, and its emitter did not make it again, or
/// - its tutorial's file is gone, or
/// - the build was one of everything that the configuration names, and did not make it.
///
/// With `--emit`, only the outputs of the emitters named are considered; with `--variant`, only those of tutorials that
/// are gone. Outputs of tutorials with errors stay.
struct Commitment {
  /// How many outputs were written, found unchanged, removed.
  private(set) var written = 0
  private(set) var unchanged = 0
  private(set) var removed = 0
  /// What could not be written or removed.
  private(set) var diagnostics: [Diagnostic] = []

  /// Commits the outcomes of a run.
  init(_ outcomes: [TutorialOutcome], _ plan: RunPlan, into folder: OutputFolder, _ session: Session) {
    let origins = TutorialOrigins(output: folder.path, session)
    let made = outcomes.filter { !$0.hasErrors }
    let new = made.flatMap { outcome in
      outcome.outputs.map { output in
        BuildState.Entry(
          path: output.path, emitter: output.emitter, tutorial: origins.name(of: outcome.path))
      }
    }
    let old = folder.readState().entries
    // What is about to be written is remembered before it is: if the build is killed in between, a later one still
    // knows these files for its own.
    remember(BuildState(old + new), folder)
    var missing: Set<String> = []
    for output in made.flatMap(\.outputs) where !commit(output, folder) { missing.insert(output.path) }
    let stale = Self.stale(old, new, outcomes, plan, origins)
    for entry in stale { remove(entry, folder) }
    remember(BuildState(old.filter { !stale.contains($0) } + new.filter { !missing.contains($0.path) }), folder)
  }

  private mutating func remember(_ state: BuildState, _ folder: OutputFolder) {
    do {
      try folder.writeState(state)
    } catch {
      diagnostics.append(FileProblem.unwritable(FilePath.join(folder.path, OutputFolder.stateName), error))
    }
  }

  private mutating func commit(_ output: TutorialOutcome.Output, _ folder: OutputFolder) -> Bool {
    guard let staged = output.staged else { return true }
    do {
      try folder.commit(staged)
      if staged.stagedAt == nil { unchanged += 1 } else { written += 1 }
      return true
    } catch {
      diagnostics.append(FileProblem.unwritable(FilePath.join(folder.path, output.path), error))
      return false
    }
  }

  private mutating func remove(_ entry: BuildState.Entry, _ folder: OutputFolder) {
    do {
      if try folder.removeOutput(entry.path) { removed += 1 }
    } catch {
      diagnostics.append(
        Diagnostic(
          .unwritableOutput,
          "cannot remove \"\(FilePath.join(folder.path, entry.path))\": \(error.words)", at: nil))
    }
  }

  private static func stale(
    _ old: [BuildState.Entry], _ new: [BuildState.Entry], _ outcomes: [TutorialOutcome], _ plan: RunPlan,
    _ origins: TutorialOrigins
  ) -> Set<BuildState.Entry> {
    let produced = Set(new.map { OutputPath.key($0.path) })
    let built = Set(outcomes.filter { !$0.hasErrors }.map { origins.name(of: $0.path) })
    let failed = Set(outcomes.filter(\.hasErrors).map { origins.name(of: $0.path) })
    let emitters = Set(plan.emitters.map(\.name))
    return Set(
      old.filter { entry in
        guard !produced.contains(OutputPath.key(entry.path)), !failed.contains(entry.tutorial) else { return false }
        guard plan.hasAllEmitters || emitters.contains(entry.emitter) else { return false }
        let isDropped = plan.variant == nil && (plan.hasAllTutorials || built.contains(entry.tutorial))
        return isDropped || origins.isGone(entry.tutorial)
      })
  }
}
