import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// `check --fix` and `check --diff`: makes the edits that are certainly right, or shows them.
///
/// An edit may uncover an error that another edit fixes. So the check is repeated, with the edits made in memory, until
/// there are no more. Only files that it has read are changed, through the links by which they were named, and only if
/// they are unchanged since.
struct Mending {
  let plan: RunPlan
  let session: Session

  private static let rounds = 10

  /// Makes the edits in memory.
  ///
  /// - Parameter writes: true to write the files then; false to print the changes.
  func mend(writes: Bool) -> ExitCode {
    let witnesses = WitnessingWorld(DiskWorld(boundary: plan.boundary), isKept: true)
    var world = EditedWorld(world: witnesses)
    var originals: [String: [UInt8]] = [:]
    var places = 0
    var report = CheckRun.check(plan, session, world: world).report
    for _ in 0..<Self.rounds {
      let edits = CertainEdits(report.all).files.filter { original(of: $0.path, witnesses, &originals) != nil }
      let known = places
      for file in edits {
        guard let bytes = world.contents[file.path] ?? originals[file.path], let new = file.applied(to: bytes),
          new != bytes
        else { continue }
        world.contents[file.path] = new
        places += file.edits.count
      }
      if places == known { break }
      report = CheckRun.check(plan, session, world: world).report
    }
    let changes = world.contents.keys.sorted { $0.precedesInBytes($1) }.map { path in
      Change(path: path, old: originals[path] ?? [], new: world.contents[path] ?? [])
    }
    return writes ? write(changes, places, &report) : show(changes, report)
  }

  private struct Change {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
  }

  /// A file's content, if the check has read it and it is unchanged since.
  private func original(
    of path: String, _ world: WitnessingWorld, _ originals: inout [String: [UInt8]]
  ) -> [UInt8]? {
    if let known = originals[path] { return known }
    let now = DiskWorld.read(path)
    guard case .success(let bytes) = now, world.digest(ofFileAt: path) == AnswerDigest.digest(of: now) else {
      return nil
    }
    originals[path] = bytes
    return bytes
  }

  private func show(_ changes: [Change], _ report: Report) -> ExitCode {
    let printed = session.printResult(changes.flatMap { UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).bytes })
    return report.write(session, machineStream: session.output).worse(printed)
  }

  private func write(_ changes: [Change], _ places: Int, _ report: inout Report) -> ExitCode {
    var written: [String] = []
    for change in changes {
      guard DiskWorld.read(change.path) == .success(change.old) else {
        report.add([changed(change.path)])
        continue
      }
      do {
        try AtomicFile.write(change.new, to: change.path)
        written.append(change.path)
      } catch {
        report.add([FileDiagnostics.unwritable(change.path, error)])
      }
    }
    let code = report.write(session, machineStream: session.output)
    if !written.isEmpty, report.options.isForPeople {
      // The number of places in the files that could not be written isn't counted separately.
      let what = written.count < changes.count ? "" : places == 1 ? "1 place in " : "\(places) places in "
      session.say("mended \(what)\(Self.list(written))")
    }
    return code
  }

  /// The names of files; only the first ten of many.
  private static func list(_ paths: [String]) -> String {
    let names = paths.prefix(10).map(\.printable).joined(separator: ", ")
    return paths.count > 10 ? "\(names) and \(paths.count - 10) more" : names
  }
}

private func changed(_ path: String) -> Diagnostic {
  Diagnostic(.unwritableOutput, "\"\(path)\" has changed since it was read: it stays as it is", at: nil)
}
