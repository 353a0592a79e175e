package import TutorialLanguage
package import TutorialLayouts
package import TutorialSyntax
package import TutorialTour

/// Everything the compiler knows about one tutorial: the result of each stage, as far as compilation got.
///
/// It is a plain value. Editors, `explain` and builds read their answers from it, and none of them analyses anything
/// itself. ``place(at:)`` and ``selector(at:)`` describe a byte of the file.
package struct Analysis: Sendable {
  /// The tutorial's file.
  package var path: String
  /// The parsed document, or nil if the file can't be read or is of another kind.
  package var document: Document?
  /// The decoded tutorial, or nil if the document isn't a map or has no id.
  package var tutorial: Tutorial?
  /// The solved layouts, or nil if one of them is missing or broken.
  package var library: LayoutLibrary?
  /// The steps in each variant with every selector resolved, or nil if compilation stopped earlier.
  package var resolved: ResolvedTutorial?
  /// The meaning of the steps' selectors in each variant, or nil if compilation stopped earlier.
  package var judgement: TutorialJudgement?
  /// The plan, or nil if compilation stopped earlier.
  package var plan: TutorialPlan?
  /// The tutorial's texts and their translations, or nil if compilation stopped earlier.
  package var texts: TutorialTexts?
  /// The devices that the tutorial serves, or nil if compilation stopped earlier.
  var served: ServedTour?
  /// The parts of the tour, as far as they exist, or nil if there is nothing to play.
  package var draft: TourDraft?
  /// All diagnostics, in no particular order.
  ///
  /// A diagnostic about a manifest appears with every tutorial that uses the manifest.
  package var diagnostics: [Diagnostic] = []
  /// The questions that compilation asked the world.
  ///
  /// They include the layouts' contents, even though these are read once for a whole build.
  package var questions: [WorldQuestion] = []
  /// The selectors with a locked element that can't be found with certainty in the current layouts.
  package var unlocated: Set<SourceSpan> = []
  /// Optional files that were looked for and don't exist.
  package var missing: [String] = []
  /// The sources that were read and may hold `tutorialc: ignore` comments.
  package var sources: [SourceText] = []

  /// All files that were read or are required, sorted and without duplicates.
  package var inputs: [String] {
    let paths = questions.filter { $0.kind == .content && !missing.contains($0.text) }.map(\.text)
    return Set(paths + [path]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The tour, built anew on every access. Write it only if no diagnostic is an error.
  package var tour: Tour? { draft?.tour }

  /// The languages and text sizes of the devices, with the captures and layouts that cover each.
  ///
  /// Computed anew on every access.
  package var settings: [SettingCoverage] { served.map(SettingCoverage.all) ?? [] }

  /// The tutorial's id.
  package var id: String? { tutorial?.id.value }

  /// The location of the id.
  package var idSpan: SourceSpan? { tutorial.map { SourceSpan($0.source, $0.id.range) } }

  /// The id of each step, with the span of the id and the span of the whole step.
  package var steps: [(id: String, span: SourceSpan, whole: SourceSpan)] { tutorial?.stepPlaces ?? [] }

  /// The screen of every step in every variant, by index in the tour, for emitters that draw screens.
  package var visits: [ScreenVisit] {
    (resolved?.variants ?? []).enumerated().flatMap { place, variant in
      variant.steps.enumerated().map {
        ScreenVisit(variant: place, step: $0, snapshot: $1.snapshot, scrolling: $1.scrolling)
      }
    }
  }

  /// Returns the node at a byte of the tutorial's file and its entry in the language's description.
  ///
  /// - Parameter offset: the byte offset from the start of the file.
  /// - Returns: nil if nothing is written at that byte.
  package func place(at offset: Int) -> DescribedPlace? {
    document?.place(at: offset, describedBy: Tutorial.keys.outline)
  }

  /// Returns the selector at a byte of the tutorial's file and the elements that it matches in each variant.
  ///
  /// - Parameter offset: the byte offset from the start of the file.
  package func selector(at offset: Int) -> SelectorPlace? {
    resolved.flatMap { SelectorPlace.find(at: offset, of: $0) }
  }

  /// True if any diagnostic so far has error as its own severity.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds the diagnostics, sources and questions of a reading.
  mutating func add(_ files: TutorialFiles) {
    diagnostics += files.diagnostics
    sources += files.sources
    questions += files.questions
  }

  /// Returns the value of a stage and adds its diagnostics.
  mutating func unwrap<Value>(_ parsed: Parsed<Value>) -> Value {
    diagnostics += parsed.diagnostics
    return parsed.value
  }
}

/// A screen in the state in which a step of one variant finds it.
package struct ScreenVisit: Sendable {
  /// The variant's index in the tour.
  package var variant: Int
  /// The step's index in the variant.
  package var step: Int
  /// The screen.
  package var snapshot: Snapshot
  /// The scroll offset of each scroll container that has moved.
  package var scrolling: [ScrollMove]
}
