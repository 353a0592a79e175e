import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// Moves a build's staged files to their places, and removes stale outputs of earlier builds.
///
/// An output of an earlier build is stale if
/// - its tutorial was built now, without errors, and its emitter did not make it again, or
/// - its tutorial's file is gone, or
/// - the build was one of everything that the configuration names, and did not make it.
///
/// With `--emit`, only outputs of the given emitters are considered; with `--variant`, only those of deleted tutorials.
/// Outputs of tutorials with errors stay.
struct Commitment {
  /// The number of outputs that were written, unchanged or removed.
  private(set) var written = 0
  private(set) var unchanged = 0
  private(set) var removed = 0
  /// The stamps of the outputs in their places, by path.
  private(set) var stamps: [String: FileStamp] = [:]
  /// True if the list consists of the outputs of the built tutorials and of earlier outputs of tutorials that have
  /// errors now.
  private(set) var isComplete = false
  /// Diagnostics about outputs that weren't written or removed.
  private(set) var diagnostics: [Diagnostic] = []

  static func commit(
    _ outcomes: [TutorialOutcome], _ plan: RunPlan, into folder: OutputFolder, _ session: Session
  ) -> Commitment {
    var commitment = Commitment(unchanged: 0)
    let origins = TutorialOrigins(output: folder.path, session)
    var outputs = outcomes.filter { !$0.hasErrors }.flatMap { outcome in
      outcome.outputs.compactMap { Pending($0, tutorial: origins.name(of: outcome.path)) }
    }
    let earlier = folder.memory?.readOutputs() ?? BuildState([])
    let old = earlier.entries
    let new = outputs.map(\.entry)
    let stale = stale(old, new, outcomes, plan, origins)
    // The outputs are recorded before they are written: if the build is killed in between, a later one still recognises
    // them. An output that cannot be recorded isn't written, because it would never be removed.
    guard commitment.remember(BuildState(earlier, becoming: new).bytes, in: folder, making: &outputs) else {
      return commitment
    }
    let missing = commitment.move(outputs, folder)
    var kept = old.filter { !stale.contains($0) }
    for entry in stale.sorted(by: { $0.path.precedesInBytes($1.path) }) where !commitment.remove(entry, folder) {
      kept.append(entry)
    }
    // A file that could not be written still has its old content.
    let replaced = Set(new.map(\.path)).subtracting(missing)
    let state = kept.filter { !replaced.contains($0.path) } + new.filter { !missing.contains($0.path) }
    let written = BuildState(state)
    do {
      try folder.memory?.writeOutputs(written)
      let failed = Set(outcomes.filter(\.hasErrors).map { origins.name(of: $0.path) })
      commitment.isComplete = written == BuildState(kept.filter { failed.contains($0.tutorial) } + new)
    } catch {
      commitment.report(unwritten: .system(error), folder)
    }
    return commitment
  }

  /// Commits the outcomes of tutorials that were recompiled alone. Nil, with nothing written, if the list of outputs
  /// doesn't have their outputs.
  ///
  /// - Parameter count: the total number of outputs; those of other tutorials are in place.
  static func update(
    _ outcomes: [TutorialOutcome], of count: Int, into folder: OutputFolder, _ session: Session
  ) -> Commitment? {
    let origins = TutorialOrigins(output: folder.path, session)
    var outputs = outcomes.flatMap { outcome in
      outcome.outputs.compactMap { Pending($0, tutorial: origins.name(of: outcome.path)) }
    }
    var commitment = Commitment(unchanged: count - outputs.count)
    let new = outputs.map(\.entry)
    guard let memory = folder.memory, let list = memory.outputsList, let revision = OutputsRevision(list, new) else {
      return nil
    }
    guard commitment.remember(revision.meanwhile, in: folder, making: &outputs) else { return commitment }
    let missing = commitment.move(outputs, folder)
    // A file that could not be written still has its old content.
    let done = missing.isEmpty ? revision : OutputsRevision(list, new.filter { !missing.contains($0.path) })
    do {
      try memory.writeOutputs(done?.done ?? list)
      commitment.isComplete = missing.isEmpty
    } catch {
      commitment.report(unwritten: .system(error), folder)
    }
    return commitment
  }

  /// An output that isn't in its place yet.
  private struct Pending {
    let entry: BuildState.Entry
    var file: StagedFile

    init?(_ output: TutorialOutcome.Output, tutorial: String) {
      guard let file = output.staged else { return nil }
      entry = BuildState.Entry(
        path: output.path, emitter: output.emitter, tutorial: tutorial, digests: [file.digest.hex])
      self.file = file
    }

    var isOnDisk: Bool { if case .memory = file.content { false } else { true } }
  }

  /// Writes the list of outputs. If the disk is full, staged files are moved to memory, one by one.
  ///
  /// - Returns: true if it was written.
  private mutating func remember(
    _ list: [UInt8], in folder: OutputFolder, making outputs: inout [Pending]
  ) -> Bool {
    var next = outputs.startIndex
    while true {
      do {
        try folder.memory?.writeOutputs(list)
        return true
      } catch {
        guard error.isNoSpace else {
          report(unwritten: .system(error), folder)
          return false
        }
        var hasMadeRoom = false
        while !hasMadeRoom, next < outputs.endIndex {
          hasMadeRoom = folder.takeBack(&outputs[next].file)
          next += 1
        }
        guard hasMadeRoom else {
          report(unwritten: .system(error), folder)
          return false
        }
      }
    }
  }

  private mutating func report(unwritten error: AccessError, _ folder: OutputFolder) {
    diagnostics.append(FileDiagnostics.unwritable(FilePath.join(folder.path, OutputFolder.stateName), error))
  }

  /// Moves outputs to their places.
  ///
  /// - Returns: the paths of those that failed.
  private mutating func move(_ outputs: [Pending], _ folder: OutputFolder) -> Set<String> {
    // Committing files that are staged on disk frees the room that the rest needs.
    let waiting = outputs.filter(\.isOnDisk) + outputs.filter { !$0.isOnDisk }
    return Set(waiting.filter { !move($0, folder) }.map(\.entry.path))
  }

  private mutating func move(_ output: Pending, _ folder: OutputFolder) -> Bool {
    do {
      stamps[output.entry.path] = try folder.commit(output.file)
      if case .inPlace = output.file.content { unchanged += 1 } else { written += 1 }
      return true
    } catch {
      diagnostics.append(FileDiagnostics.unwritable(FilePath.join(folder.path, output.entry.path), error))
      return false
    }
  }

  /// - Returns: true if nothing is left to remove.
  private mutating func remove(_ entry: BuildState.Entry, _ folder: OutputFolder) -> Bool {
    let path = FilePath.join(folder.path, entry.path)
    do {
      switch try folder.removeOutput(entry) {
      case .removed: removed += 1
      case .gone: break
      case .kept:
        diagnostics.append(staleOutput(path))
        return false
      }
      return true
    } catch {
      diagnostics.append(Diagnostic(.unwritableOutput, "cannot remove \"\(path)\": \(error.words)", at: nil))
      return false
    }
  }

  private static func stale(
    _ old: [BuildState.Entry], _ new: [BuildState.Entry], _ outcomes: [TutorialOutcome], _ plan: RunPlan,
    _ origins: TutorialOrigins
  ) -> Set<BuildState.Entry> {
    if old.elementsEqual(new, by: { $0.path == $1.path }) { return [] }
    let produced = Set(new.map { OutputPath.key($0.path) })
    let built = Set(outcomes.filter { !$0.hasErrors }.map { origins.name(of: $0.path) })
    let failed = Set(outcomes.filter(\.hasErrors).map { origins.name(of: $0.path) })
    let emitters = Set(plan.settings.emitters.map(\.name))
    return Set(
      old.filter { entry in
        guard !produced.contains(OutputPath.key(entry.path)), !failed.contains(entry.tutorial) else { return false }
        guard plan.hasAllEmitters || emitters.contains(entry.emitter) else { return false }
        let isDropped = plan.hasAllVariants && (plan.hasAllTutorials || built.contains(entry.tutorial))
        return isDropped || origins.isGone(entry.tutorial)
      })
  }
}

private func staleOutput(_ path: String) -> Diagnostic {
  Diagnostic(
    .staleOutput, "\"\(path)\" is no longer made, but somebody has changed it: it stays", at: nil,
    notes: [.init("remove it by hand, or move it out of the output folder")])
}
