package import TutorialLanguage
package import TutorialSyntax
package import TutorialTour

/// What came of one tutorial.
package struct CompiledTutorial: Sendable {
  /// The tutorial's file.
  package var path: String
  /// The tutorial's id, where it has one.
  package var id: String?
  /// Where the id is written.
  package var idSpan: SourceSpan?
  /// The tour, as far as it goes; to be written only where no finding is an error.
  package var tour: Tour?
  /// The id of each step of the tutorial, and where it is written.
  package var steps: [(id: String, span: SourceSpan)] = []
  /// The screens as the steps find them, by the places of variant and step in the tour; for emitters that draw them.
  package var visits: [ScreenVisit] = []
  /// What became of each step in each variant; nil where it did not come to that.
  package var coverage: TutorialCoverage?
  /// Its texts and their translations; nil where it did not come to that.
  package var texts: TutorialTexts?
  /// The findings, in no particular order. Those about a manifest appear with every tutorial that uses it.
  package var diagnostics: [Diagnostic] = []
  /// All files that were read or asked for, sorted, each once.
  package var inputs: [String] = []
  /// What was read and may hold `tutorialc: ignore` comments.
  package var sources: [SourceText] = []

  /// A result that holds nothing yet.
  package init(path: String) {
    self.path = path
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

/// What came of checking one manifest.
package struct CompiledLayout: Sendable {
  /// The manifest's file.
  package var path: String
  /// The findings.
  package var diagnostics: [Diagnostic] = []
  /// The manifest as read.
  package var sources: [SourceText] = []

  /// A result that holds nothing yet.
  package init(path: String) {
    self.path = path
  }
}
