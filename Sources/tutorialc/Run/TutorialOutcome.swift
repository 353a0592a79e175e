import TutorialPluginKit
import TutorialSyntax

/// What is left of a tutorial when it has been compiled: its source and its tour are freed.
struct TutorialOutcome: Sendable {
  /// A file that an emitter made.
  struct Output: Sendable {
    /// Who made it.
    let emitter: String
    /// Where it is to be, relative to the output folder.
    let path: String
    /// Where its content is; nil where nothing is to be written.
    let staged: StagedFile?
    /// Its content, where it goes to standard output.
    let bytes: [UInt8]?
  }

  /// The tutorial's file.
  let path: String
  /// The tutorial's id and where in the file it is written.
  var id: Located<String>?
  /// What was found.
  var diagnostics: [ReportedDiagnostic] = []
  /// Whether an error is among them: then nothing is written.
  var hasErrors = false
  /// What the emitters made.
  var outputs: [Output] = []
  /// The tour; only kept where an emitter speaks of all tutorials together.
  var tour: LocatedTour?
  /// The files that were read or asked for; only kept for a depfile.
  var inputs: [String] = []
  /// What became of each step in each variant; only kept where somebody asks for it.
  var coverage: Coverage?
  /// The steps of the tour's largest variant, and the number of variants, for people.
  var stepCount = 0
  var variantCount = 0

  /// Nothing known yet.
  init(path: String) {
    self.path = path
  }
}
