import TutorialCompiler
import TutorialDrawing
import TutorialGeometry
import TutorialIdentity
import TutorialLanguage
import TutorialLocks
import TutorialReporting
import TutorialSyntax

/// The effects of new layouts on tutorials, for people.
///
/// Each variant is a paragraph, and each step that changes a line in it.
package struct DriftReport {
  private let drifts: [TutorialDrift]
  private let breaksOnly: Bool

  /// Makes a report on some tutorials.
  ///
  /// - Parameter breaksOnly: true to report only breaks, as a quiet run reports only errors.
  package init(_ drifts: [TutorialDrift], breaksOnly: Bool = false) {
    (self.drifts, self.breaksOnly) = (drifts, breaksOnly)
  }

  /// The text, with a line end after each line.
  package var text: String {
    drifts.map { drift in
      if breaksOnly {
        return drift.variants.filter { !$0.steps(.breaks).isEmpty }.map { text($0, of: drift) }.joined()
      }
      let missing = drift.missing.map { "\($0.screen)/\($0.variant)" }
      let paragraphs = drift.variants.map { text($0, of: drift) }
      let rest =
        missing.isEmpty
        ? "" : "drift \(drift.tutorial): not among the new: \(missing.joined(separator: ", "))".printable + "\n"
      let nothing =
        drift.variants.isEmpty && missing.isEmpty ? "drift \(drift.tutorial): no step to judge\n".printable : ""
      return paragraphs.joined() + rest + nothing
    }.joined()
  }

  private func text(_ variant: VariantDrift, of drift: TutorialDrift) -> String {
    let lines = (screens(variant) + variant.steps.filter(isListed).flatMap(lines))
      .filter { !breaksOnly || $0.verdict == StepDrift.Verdict.breaks.rawValue }
    let width = lines.map { PrintableText($0.step.utf8).width }.max() ?? 0
    var text = "drift \(drift.tutorial): \(names(variant)), \(counts(variant))".printable + "\n"
    for line in lines {
      let step = PrintableText(line.step.utf8)
      let verdict = PrintableText(line.verdict.utf8)
      var whole = "  \(verdict.padded(to: 7))  \(step.padded(to: width))  \(line.words.printable)"
      if let id = line.id { whole += "   [\(id)]" }
      while whole.hasSuffix(" ") { whole.removeLast() }
      text += whole + "\n"
      if let fix = line.fix { text += "\(String(repeating: " ", count: 13 + width))fix: \(fix.printable)\n" }
    }
    return text
  }

  // MARK: Heading

  private func names(_ variant: VariantDrift) -> String {
    guard let pair = variant.screens.first?.pair else { return variant.variant }
    let (old, new) = (DriftPhrases.size(pair.old.display.size), DriftPhrases.size(pair.new.display.size))
    if variant.variant != pair.new.variant { return "\(variant.variant) (\(old)) → \(pair.new.variant) (\(new))" }
    return old == new ? "\(variant.variant) (\(old))" : "\(variant.variant) (\(old) → \(new))"
  }

  private func counts(_ variant: VariantDrift) -> String {
    let count = variant.steps.count
    let steps = count == 1 ? "1 step" : "\(count) steps"
    let holding = variant.steps(.holds).count
    if holding == count, count > 0 { return count == 1 ? "1 step holds" : "\(steps) hold" }
    let parts = StepDrift.Verdict.allCases.compactMap { verdict -> String? in
      let number = variant.steps(verdict).count
      return number == 0 ? nil : "\(number) \(Self.word(verdict, number))"
    }
    let rest = variant.unjudged == 0 ? "" : "; \(variant.unjudged) not compared"
    return "\(steps): \(parts.joined(separator: ", "))\(rest)"
  }

  private static func word(_ verdict: StepDrift.Verdict, _ number: Int) -> String {
    switch verdict {
    case .holds: number == 1 ? "holds" : "hold"
    case .moved: "moved"
    case .breaks: number == 1 ? "breaks" : "break"
    }
  }

  // MARK: Lines

  private struct Line {
    var verdict: String
    var step: String
    var words: String
    var id: String?
    var fix: String?
  }

  private func screens(_ variant: VariantDrift) -> [Line] {
    variant.screens.compactMap { screen in
      let (pair, change) = screen
      var parts: [String] = []
      if pair.old.screen != pair.new.screen { parts.append("now \"\(excerpt(pair.new.screen))\"") }
      if change.scale != 1 {
        let ratio = pair.new.display.size.width / max(1, pair.old.display.size.width)
        let isDensity = abs(ratio - change.scale) < 0.01 && change.shift == Point(0, 0)
        parts.append("all frames × \(change.scale.svg(decimals: 4))\(isDensity ? " (density only)" : "")")
      }
      if change.shift != Point(0, 0) {
        let words = "shifted by [\(DriftPhrases.number(change.shift.x)), \(DriftPhrases.number(change.shift.y))]"
        parts.append(change.scale == 1 ? "all frames \(words)" : words)
      }
      return parts.isEmpty ? nil : Line(verdict: "screen", step: pair.old.screen, words: parts.joined(separator: ", "))
    }
  }

  /// Returns true if a step has anything to report.
  private func isListed(_ step: StepDrift) -> Bool {
    step.verdict != .holds || !step.remarks.isEmpty || step.changes.contains { textChange($0) != nil }
  }

  private func lines(_ step: StepDrift) -> [Line] {
    var lines: [Line] = []
    var errors = step.errors
    for change in step.changes where change.verdict != .holds {
      // The first error at the selector gives the reason; others have lines of their own.
      let place = errors.firstIndex { $0.primary.map { Self.touches($0, change.selector) } ?? false }
      let error = change.verdict == .breaks || place != nil ? place.map { errors.remove(at: $0) } : nil
      lines.append(line(step, change, error))
    }
    for error in errors {
      let change = step.changes.first { change in error.primary.map { Self.touches($0, change.selector) } ?? false }
      lines.append(Line(verdict: "breaks", step: step.step, words: words(error, change), id: error.id.rawValue))
    }
    for change in step.changes where change.verdict == .holds {
      if let words = textChange(change), step.errors.isEmpty {
        lines.append(Line(verdict: "holds", step: step.step, words: words))
      }
    }
    for remark in step.remarks {
      let severity = remark.severity == .warning ? "warning" : "note"
      lines.append(Line(verdict: severity, step: step.step, words: remark.message, id: remark.id.rawValue))
    }
    return lines
  }

  private static func touches(_ span: SourceSpan, _ selector: Selector) -> Bool {
    span.range.range.overlaps(selector.range.range) || span.range == selector.range
  }

  private func textChange(_ change: StepDrift.Change) -> String? {
    guard change.verdict == .holds, let old = change.old, let new = change.new else { return nil }
    return DriftPhrases.textChange(old, new)
  }

  /// Describes an error about an element that hasn't moved, or of which nothing else is known.
  private func words(_ error: Diagnostic, _ change: StepDrift.Change?) -> String {
    guard let change, let old = change.old, let new = change.new else { return error.message }
    let changes = DriftPhrases.otherChanges(old, new)
    return changes.isEmpty ? error.message : "\(error.message); \(changes.joined(separator: ", "))"
  }

  private func line(_ step: StepDrift, _ change: StepDrift.Change, _ error: Diagnostic?) -> Line {
    guard let old = change.old else { return Line(verdict: change.verdict.rawValue, step: step.step, words: "") }
    if change.verdict == .moved, let new = change.new {
      guard let error else {
        return Line(verdict: "moved", step: step.step, words: DriftPhrases.move(old, new))
      }
      let words = "\(SelectorText.yaml(change.selector)) \(DriftPhrases.move(old, new)); \(error.message)"
      return Line(verdict: "breaks", step: step.step, words: words, id: error.id.rawValue)
    }
    var words = SelectorText.yaml(change.selector) + " → "
    if let new = change.new {
      words += "\(DriftPhrases.name(new)) (\(DriftPhrases.place(new))) instead of \(DriftPhrases.name(old))"
    } else {
      words += error?.id == .ambiguousTarget ? "several" : "nobody"
    }
    words += likely(change, old)
    return Line(
      verdict: "breaks", step: step.step, words: words,
      id: change.new == nil ? error?.id.rawValue : DiagnosticID.driftedTarget.rawValue, fix: change.fix?.text)
  }

  private func likely(_ change: StepDrift.Change, _ old: ElementOccurrence) -> String {
    guard let first = change.likely.first else { return "; nothing like it there" }
    let was = DriftPhrases.rank(old)
    if change.isSure {
      return "; likely \(DriftPhrases.name(first)) (\(DriftPhrases.place(first)), was \(was.number) of \(was.count))"
    }
    return "; perhaps "
      + change.likely.map { "\(DriftPhrases.name($0)) (\(DriftPhrases.place($0)))" }.joined(separator: " or ")
  }
}
