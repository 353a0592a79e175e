package import TutorialLanguage
package import TutorialLayouts
package import TutorialSyntax
package import TutorialTour

/// All that is known of one tutorial: what each stage made of it, as far as it came.
///
/// A value: what an editor, `explain` and builds ask, they ask of this, and none of them analyses anything by itself.
/// What stands at a byte of the file, ``place(at:)`` and ``selector(at:)`` say.
package struct Analysis: Sendable {
  /// The tutorial's file.
  package var path: String
  /// The file as a tree; nil where it cannot be read, or is of another kind.
  package var document: Document?
  /// The tutorial as it is written; nil where it is no map, or has no id.
  package var tutorial: Tutorial?
  /// The paths of its manifests, in order, each once; none where they are not known.
  package var manifests: [String] = []
  /// Its layouts, solved; nil where one of them is missing or broken.
  package var library: LayoutLibrary?
  /// Its steps in each variant, every selector resolved; nil where it did not come to that.
  package var resolved: ResolvedTutorial?
  /// What the selectors of its steps mean in each variant; nil where it did not come to that.
  package var judgement: TutorialJudgement?
  /// The plan; nil where it did not come to that.
  package var plan: TutorialPlan?
  /// Its texts and their translations; nil where it did not come to that.
  package var texts: TutorialTexts?
  /// Which devices it is for; nil where it did not come to that.
  var served: ServedTour?
  /// What its tour is made of, as far as it goes; nil where there is nothing to play.
  package var draft: TourDraft?
  /// What is wrong, in no particular order. What is about a manifest appears with every tutorial that uses it.
  package var diagnostics: [Diagnostic] = []
  /// What the world was asked; the layouts' contents among it, though they are read once for a whole build.
  package var questions: [WorldQuestion] = []
  /// The selectors of which something is locked that is not surely on the layouts as they are.
  package var lost: Set<SourceSpan> = []
  /// Files that were looked for and need not be there, and are not.
  package var missing: [String] = []
  /// What was read and may hold `tutorialc: ignore` comments.
  package var sources: [SourceText] = []

  /// An analysis that knows nothing yet.
  package init(path: String) {
    self.path = path
  }

  /// All files that were read or have to be there, sorted, each once.
  package var inputs: [String] {
    let paths = questions.filter { $0.kind == .content && !missing.contains($0.text) }.map(\.text)
    return Set(paths + [path]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The tour, made anew whenever it is asked for; to be written only where no diagnostic is an error.
  package var tour: Tour? { draft?.tour }

  /// The languages and text sizes that devices come with, and what was looked at for them; made anew whenever it is asked
  /// for.
  package var settings: [SettingCoverage] { served.map(SettingCoverage.all) ?? [] }

  /// The tutorial's id.
  package var id: String? { tutorial?.id.value }

  /// Where the id is written.
  package var idSpan: SourceSpan? { tutorial.map { SourceSpan($0.source, $0.id.range) } }

  /// The id of each step of the tutorial, where it is written, and the whole step.
  package var steps: [(id: String, span: SourceSpan, whole: SourceSpan)] {
    guard let tutorial else { return [] }
    return tutorial.steps.map {
      ($0.id.value, SourceSpan(tutorial.source, $0.id.range), SourceSpan(tutorial.source, $0.range))
    }
  }

  /// The screens as the steps find them, by the places of variant and step in the tour; for emitters that draw them.
  package var visits: [ScreenVisit] {
    (resolved?.variants ?? []).enumerated().flatMap { place, variant in
      variant.steps.enumerated().map {
        ScreenVisit(variant: place, step: $0, snapshot: $1.snapshot, scrolling: $1.scrolling)
      }
    }
  }

  /// What stands at a byte of the tutorial's file, and what is said of it: the node, the entry of the language's
  /// description. Nil outside of everything that is written.
  ///
  /// - Parameter offset: bytes from the start of the file.
  package func place(at offset: Int) -> DescribedPlace? {
    document?.place(at: offset, describedBy: Tutorial.keys.outline)
  }

  /// The selector at a byte of the tutorial's file, and the elements that it names in each variant.
  ///
  /// - Parameter offset: bytes from the start of the file.
  package func selector(at offset: Int) -> SelectorPlace? { resolved.flatMap { SelectorPlace(at: offset, of: $0) } }

  /// Whether anything is an error so far, by its own severity.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Keeps what was read.
  mutating func take(_ record: ReadingRecord) {
    diagnostics += record.diagnostics
    sources += record.sources
    questions += record.questions
  }

  /// The value of a stage; what it found wrong is kept.
  mutating func take<Value>(_ parsed: Parsed<Value>) -> Value {
    diagnostics += parsed.diagnostics
    return parsed.value
  }
}

/// A screen as a step of one variant finds it.
package struct ScreenVisit: Sendable {
  /// The variant's place in the tour.
  package var variant: Int
  /// The step's place in the variant.
  package var step: Int
  /// The screen.
  package var snapshot: Snapshot
  /// How far the content of its scroll containers has moved.
  package var scrolling: [ScrollMove]
}
