import TutorialSyntax

/// The tutorials of a run, compiled and cross-checked.
struct TutorialBatch {
  let outcomes: [TutorialOutcome]
  /// The outcome of all tutorials together, which is also part of one of the outcomes; nil if there is none.
  let together: TutorialOutcome?
  /// True if there were reports besides the outcomes' diagnostics.
  let hasOtherReports: Bool

  /// Outcomes that are known without compiling.
  struct Known {
    /// The outcome of each tutorial, or nil if it isn't known.
    var each: [TutorialOutcome?] = []
    var together: TutorialOutcome?
    /// The current content of a file that one of them has read.
    let source: (String, TutorialOutcome) -> SourceText?
  }
}
