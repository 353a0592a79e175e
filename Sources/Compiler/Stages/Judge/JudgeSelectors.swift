import TutorialLanguage
package import TutorialSyntax

/// Decides what the selectors' outcomes mean, given those of all variants, and reports it.
///
/// This is the only place that reports a target as absent, missing in some variants, ambiguous or hidden.
///
/// - Parameter resolved: the tutorial, which mustn't be cut short.
/// - Returns: the outcome of each step in each variant, and the diagnostics. The same defect in several variants is one
///   diagnostic.
package func judgeSelectors(
  _ resolved: ResolvedTutorial, budget: Budget = Budget()
) -> Parsed<TutorialJudgement> {
  let words = SelectorWording(source: resolved.tutorial.source)
  let presence = SelectorPresence(resolved.variants + resolved.others)
  let missing = MissingSteps(resolved, presence, words)
  var grouping = VariantGrouping()
  var judged: [(id: String, steps: [JudgedStep])] = []
  var reported: Set<ByteRange> = []
  for variant in resolved.variants {
    var judge = VariantJudge(variant: variant, resolved: resolved, presence: presence, words: words)
    judge.judgeSteps()
    grouping.add(judge.diagnostics, variant: variant.id)
    judged.append((variant.id, judge.steps))
    reported.formUnion(judge.reported)
  }
  if resolved.hasAllVariants {
    let absent = presence.absentSelectors.prefix(Diagnostic.maximumCount).filter {
      !reported.contains($0.first.selector.range)
    }
    grouping.add(missing.diagnostics + absent.compactMap { words.absentEverywhere($0) })
  }
  grouping.add(checkSelectorStyle(resolved) + checkMadeUpIDs(resolved, budget: budget) + checkCaptures(resolved))
  let judgement = TutorialJudgement(
    resolved.tutorial, judged, missingSteps: resolved.hasAllVariants ? missing.faults(words) : [:])
  return Parsed(judgement, diagnostics: withoutAliases(grouping.diagnostics, resolved.tutorial.source))
}

/// Returns the diagnostics without those at YAML aliases that repeat an earlier one.
///
/// They are one mistake with one place to fix.
private func withoutAliases(_ diagnostics: [Diagnostic], _ source: SourceText) -> [Diagnostic] {
  struct Report: Hashable {
    let id: DiagnosticID
    let message: String
    let variants: [String]
  }
  func isAlias(_ diagnostic: Diagnostic) -> Bool {
    guard let start = diagnostic.primary?.range.start, Int(start) < source.bytes.count else { return false }
    return source.bytes[Int(start)] == UInt8(ascii: "*")
  }
  guard diagnostics.contains(where: isAlias) else { return diagnostics }
  var places: [Report: Int] = [:]
  var result: [Diagnostic] = []
  for diagnostic in diagnostics {
    let report = Report(id: diagnostic.id, message: diagnostic.message, variants: diagnostic.variants)
    if isAlias(diagnostic), let place = places[report], let span = diagnostic.primary {
      if result[place].labels.count < 3 { result[place].labels.append(.init(span, "and here")) }
      continue
    }
    places[report] = places[report] ?? result.count
    result.append(diagnostic)
  }
  return result
}
