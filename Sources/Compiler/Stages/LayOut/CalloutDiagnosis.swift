import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialText
import TutorialTour

/// Describes the problems of a step's callout, once for all languages.
struct CalloutDiagnosis {
  /// The callout as written.
  let partial: CalloutPartial
  let buttons: [ButtonPlan]
  /// The callout in the tour's form.
  let callout: TourCallout
  /// The number of the step's holes.
  let holeCount: Int
  let source: SourceText
  /// True if messages should name the language.
  let hasSeveralLocales: Bool
  /// The reason why scrolling the target makes no room, or nil if scrolling isn't involved.
  let scrolling: String?
  /// The diagnostics, with the languages in which their messages are the same.
  private(set) var found: [(diagnostic: Diagnostic, locales: [String])] = []

  /// The diagnostics, one for each id and place.
  var diagnostics: [Diagnostic] {
    found.map { entry in
      var result = entry.diagnostic
      if hasSeveralLocales { result.notes.append(.init("in \(entry.locales.joined(separator: ", "))")) }
      return result
    }
  }

  /// Adds a problem with the callout's position in a language.
  mutating func add(
    _ problem: CalloutMisfit, _ result: CalloutResult, _ obstacles: CalloutObstacles, _ remedies: [CalloutRemedy],
    locale: String
  ) {
    switch problem {
    case .doesNotFit(let lacks): add(scrolled(doesNotFit(lacks, result, obstacles, remedies)), locale)
    case .tooLarge(let points): add(tooLarge(points, result), locale)
    case .covers(let place): add(scrolled(covers(obstacles.all[place], result)), locale)
    }
  }

  /// Adds a text overflow in a language.
  mutating func add(_ overflow: CalloutOverflow, locale: String) { add(textOverflow(overflow), locale) }

  /// Adds a text's characters that no font has, in a language.
  mutating func add(_ missing: MissingGlyphs, locale: String) { add(missingGlyphs(missing), locale) }

  private mutating func add(_ diagnostic: Diagnostic, _ locale: String) {
    let known = found.firstIndex { $0.diagnostic.id == diagnostic.id && $0.diagnostic.primary == diagnostic.primary }
    guard let known else {
      found.append((diagnostic, [locale]))
      return
    }
    if diagnostic.message == found[known].diagnostic.message {
      found[known].locales.append(locale)
    } else {
      found[known].diagnostic.notes.append(.init("in \(locale): \(diagnostic.message)"))
    }
  }

  /// Adds the reason why the target can't be scrolled to a place with room.
  private func scrolled(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let scrolling else { return diagnostic }
    var result = diagnostic
    result.notes.append(.init(scrolling))
    return result
  }

  private func span(_ range: ByteRange?) -> SourceSpan { SourceSpan(source, range ?? partial.range) }

  /// Returns a diagnostic at a key of the step's callout.
  ///
  /// For an inherited key it is at the callout, with a note about the key.
  private func diagnostic(_ id: DiagnosticID, _ message: String, at range: ByteRange?) -> Diagnostic {
    guard let range, !isOwn(range) else { return Diagnostic(id, message, at: span(range)) }
    return Diagnostic(
      id, message, at: span(nil),
      notes: [.init("it inherits the value that is written here", at: SourceSpan(source, range))])
  }

  /// Returns true if a range lies in the step's own callout.
  private func isOwn(_ range: ByteRange) -> Bool {
    partial.range.start <= range.start && range.end <= partial.range.end
  }

  private var kind: String { callout.kind.rawValue }

  // MARK: Callouts that don't fit

  private func doesNotFit(
    _ lacks: [CalloutLack], _ result: CalloutResult, _ obstacles: CalloutObstacles, _ remedies: [CalloutRemedy]
  ) -> Diagnostic {
    let parts = lacks.filter { $0.cause != .none }.map { "\($0.name) lacks \(describe($0.points))" }
    var diagnostic = diagnostic(
      .calloutDoesNotFit,
      "the callout of \(describe(result.frame.size)) does not fit: \(parts.joined(separator: ", "))",
      at: partial.placement?.range ?? partial.size?.range)
    for lack in lacks {
      guard case .obstacle(let place) = lack.cause else { continue }
      diagnostic.notes.append(.init("at \(lack.name), \(words(obstacles.all[place], isClause: true)) is in the way"))
    }
    let others = lacks.filter { $0.cause == .none }.map(\.name)
    if !others.isEmpty {
      diagnostic.notes.append(
        .init("it would fit at \(others.joined(separator: ", ")), which `placement` does not allow"))
    } else if callout.anchor == nil, holeCount > 1 {
      diagnostic.notes.append(
        .init("it is placed beside all holes together; `anchor` places it beside one thing instead"))
    }
    if others.isEmpty, !remedies.isEmpty {
      diagnostic.notes.append(.init(remedies.map(\.words).joined(separator: ", ")))
      if remedies.contains(.middle), let written = partial.placement?.range, isOwn(written) {
        diagnostic.fixits = [FixIt("put it over the target", .maybe, [.init(span(written), "center")])]
      }
    }
    return diagnostic
  }

  private func tooLarge(_ points: Double, _ result: CalloutResult) -> Diagnostic {
    diagnostic(
      .calloutDoesNotFit,
      "the \(kind) of \(describe(result.frame.size)) is \(describe(points)) too large for the display",
      at: partial.size?.range ?? partial.sheetHeight?.range)
  }

  // MARK: Callouts that cover something

  private func covers(_ obstacle: CalloutObstacles.Obstacle, _ result: CalloutResult) -> Diagnostic {
    let common = obstacle.box.intersection(result.frame)?.size ?? Size(0, 0)
    let message = "the \(kind) lies over \(words(obstacle)), by \(describe(common))"
    switch callout.kind {
    case .sheet:
      return diagnostic(
        .sheetCoversTarget, message, at: partial.sheetHeight?.range ?? partial.size?.range ?? partial.kind?.range)
    case .banner:
      return diagnostic(.calloutCoversTarget, message, at: partial.kind?.range)
    case .bubble:
      let gap = (partial.gap?.value ?? 0) < 0 ? partial.gap?.range : nil
      return diagnostic(.calloutCoversTarget, message, at: gap ?? partial.placement?.range)
    }
  }

  // MARK: Text

  private func textOverflow(_ overflow: CalloutOverflow) -> Diagnostic {
    switch overflow {
    case .word(let word, let excess):
      // An excess below a tenth mustn't be shown as 0.
      let points = max(excess, 0.1)
      return diagnostic(
        .textOverflow, "the word \"\(excerpt(word))\" is \(describe(points)) too wide for the \(kind)",
        at: partial.size?.range ?? partial.width?.range)
    case .height(let needed, let room, let isExact):
      let about = isExact ? "" : "about "
      return diagnostic(
        .textOverflow,
        "the \(kind) is \(describe(room)) high, and needs \(about)\(describe(needed.rounded(.up))) for its text",
        at: partial.maxHeight?.range ?? partial.size?.range ?? partial.sheetHeight?.range)
    }
  }

  private func missingGlyphs(_ missing: MissingGlyphs) -> Diagnostic {
    let (part, range): (String, ByteRange?) =
      switch missing.role {
      case .title: ("title", partial.title?.range)
      case .body: ("body", partial.body?.range)
      case .progress: ("progress", partial.progress?.range)
      case .button: ("button", buttons.indices.contains(missing.index) ? range(of: buttons[missing.index]) : nil)
      }
    let named = missing.scalars.prefix(5).map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      // A combining mark by itself would join the quotation mark.
      return scalar.properties.isGraphemeBase ? "\"\(excerpt(String(Character(scalar))))\" (\(name))" : name
    }
    let others = missing.scalars.count - named.count
    let more = others == 0 ? "" : others == 1 ? " and 1 other" : " and \(others) others"
    return Diagnostic(
      .missingGlyph, "no font of the \(part) has \(named.joined(separator: ", "))\(more)", at: span(range),
      notes: [.init("its width is a bound; `fonts` of tutorialc.yaml lists the fonts that are tried in turn")])
  }

  /// Returns the location of a button's title, or nil for a standard one.
  private func range(of button: ButtonPlan) -> ByteRange? {
    guard case .written(let title, _) = button.title else { return nil }
    return title.range
  }

  /// - Parameter isClause: true if the sentence continues without a comma of its own.
  private func words(_ obstacle: CalloutObstacles.Obstacle, isClause: Bool = false) -> String {
    let name = "\"\(excerpt(obstacle.id))\""
    return obstacle.isAvoided ? "\(name), which it has to avoid\(isClause ? "," : "")" : name
  }
}

extension CalloutLack {
  /// The side's name in a sentence.
  fileprivate var name: String { side?.rawValue ?? "center" }
}

/// A change that an author can make if a callout fits on no side.
enum CalloutRemedy: Sendable {
  /// Place it over the target.
  case middle
  /// Make it a sheet along the lower edge.
  case sheet

  /// Returns the remedies that solve the problem.
  static func all(
    _ problem: CalloutMisfit, _ callout: TourCallout, _ solver: CalloutSolver, _ surroundings: CalloutSurroundings,
    _ size: (Double) -> Size
  ) -> [CalloutRemedy] {
    guard case .doesNotFit = problem else { return [] }
    var sheet = callout
    sheet.kind = .sheet
    let along = CalloutSolver(sheet, among: solver.obstacles, in: surroundings)
    let isFreeInTheMiddle = solver.solve(placements: [TourPlacement(.center)], size).problem == nil
    return (isFreeInTheMiddle ? [.middle] : []) + (along.solve(size).problem == nil ? [.sheet] : [])
  }

  /// The key to write and its effect.
  fileprivate var words: String {
    switch self {
    case .middle: "`placement: center` puts it into the middle of the visible area"
    case .sheet: "`kind: sheet` puts it along the lower edge"
    }
  }
}

/// Formats a size for a message: `320 × 84`.
private func describe(_ size: Size) -> String { "\(describe(size.width)) × \(describe(size.height))" }
