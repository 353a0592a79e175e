import TutorialCache
import TutorialCompiler
import TutorialPluginKit
import TutorialReporting
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
  var path: String
  /// The tutorial's id and where in the file it is written.
  var id: Located<String>?
  /// What was found.
  var diagnostics: [ReportedDiagnostic] = []
  /// What a build says of it, where the diagnostics themselves may be left out.
  var says = UnitRecord.Says.nothing
  /// The steps' ids, and where in the file they are written, whole; only kept where diagnostics are shown at steps.
  var steps: [(id: String, range: ByteRange)] = []
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
  /// What the world was asked; only kept for a cache.
  var questions: [WorldQuestion] = []
  /// The name under which its solved layouts are kept; only known for a cache.
  var layouts = ""
  /// What the comments of files that others use too have silenced: their paths, and for each comment in order whether
  /// it has silenced anything; only kept for a cache.
  var comments: [(path: String, used: [Bool])] = []
  /// Whether a check would find the same: it runs fewer emitters.
  var isSameForCheck = true
  /// The outcome as a later build may show it again; nil where it depends on more than what the world was asked.
  var result: ArraySlice<UInt8>?
  /// The steps of the tour's largest variant, and the number of variants, for people.
  var stepCount = 0
  var variantCount = 0

  /// Nothing known yet.
  init(path: String) {
    self.path = path
  }
}
