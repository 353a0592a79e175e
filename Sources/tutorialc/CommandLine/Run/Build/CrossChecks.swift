import TutorialSyntax
import TutorialSystem

/// Checks across all tutorials of a run. Tutorials with errors write nothing.
enum CrossChecks {
  /// `duplicate-tutorial`: two tutorials have the same id.
  ///
  /// The tutorials' sources were freed; those concerned are read again, to show both places.
  static func findDuplicates(
    _ outcomes: inout [TutorialOutcome], read: (String) -> SourceText
  ) -> [Diagnostic] {
    let order = outcomes.indices.sorted { outcomes[$0].path.precedesInBytes(outcomes[$1].path) }
    var firsts: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for index in order {
      guard let id = outcomes[index].id else { continue }
      guard let first = firsts[id.value], let firstID = outcomes[first].id else {
        firsts[id.value] = index
        continue
      }
      let source = read(outcomes[index].path)
      let other = SourceSpan(read(outcomes[first].path), firstID.range)
      diagnostics.append(duplicate(id, source, other))
      outcomes[index].hasErrors = true
      outcomes[first].hasErrors = true
    }
    return diagnostics
  }

  /// `output-collision`: two outputs have the same name, or names that a case-insensitive file system treats as the
  /// same.
  static func findCollisions(_ outcomes: inout [TutorialOutcome]) -> [Diagnostic] {
    var firsts: [String: (outcome: Int, output: Int)] = [:]
    var diagnostics: [Diagnostic] = []
    for index in outcomes.indices.sorted(by: { outcomes[$0].path.precedesInBytes(outcomes[$1].path) })
    where !outcomes[index].hasErrors {
      for (number, output) in outcomes[index].outputs.enumerated() {
        let key = OutputPath.key(output.path)
        guard let first = firsts[key] else {
          firsts[key] = (index, number)
          continue
        }
        diagnostics.append(collision(outcomes[first.outcome], first.output, outcomes[index], output))
        outcomes[index].hasErrors = true
        outcomes[first.outcome].hasErrors = true
      }
    }
    return diagnostics
  }
}

private func duplicate(_ id: Located<String>, _ source: SourceText, _ first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .duplicateTutorial, "tutorial \"\(excerpt(id.value))\" has the id of another tutorial",
    at: SourceSpan(source, id.range), labels: [.init(first, "first used here")])
}

private func collision(
  _ first: TutorialOutcome, _ firstOutput: Int, _ second: TutorialOutcome, _ output: TutorialOutcome.Output
) -> Diagnostic {
  let other = first.outputs[firstOutput]
  let names = other.path == output.path ? "" : "; they differ in case only, which many file systems fold"
  return Diagnostic(
    .outputCollision, "\"\(output.path)\" is written twice", at: nil,
    notes: [
      .init("by emitter \(other.emitter) from \(first.path), as \"\(other.path)\""),
      .init("by emitter \(output.emitter) from \(second.path)\(names)"),
    ])
}
