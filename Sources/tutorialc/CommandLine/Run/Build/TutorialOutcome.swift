import TutorialCache
import TutorialCompiler
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax

/// The result of compiling a tutorial, whose source and tour are freed.
struct TutorialOutcome: Sendable {
  /// The parts that are only kept if requested.
  struct Parts: OptionSet, Sendable {
    let rawValue: UInt8
    /// The files that were read or looked for.
    static let inputs = Parts(rawValue: 1)
    /// The result for each step in each variant.
    static let coverage = Parts(rawValue: 2)
    /// A form that a later build can repeat.
    static let results = Parts(rawValue: 4)
    /// The steps' places, to show diagnostics at steps, with their source lines.
    static let steps = Parts(rawValue: 8)
  }

  struct Output: Sendable {
    let emitter: String
    /// Its path, relative to the output folder.
    let path: String
    /// The location of its content; nil if nothing is to be written.
    let staged: StagedFile?
    /// Its content, if it goes to standard output.
    let bytes: [UInt8]?
  }

  var path: String
  /// The tutorial's id, and the id's place in the file.
  var id: Located<String>?
  var diagnostics: [ReportedDiagnostic] = []
  /// The kind of its diagnostics, which is known even if the diagnostics themselves are left out.
  var diagnosticLevel = UnitRecord.DiagnosticLevel.nothing
  /// The steps' ids, and their whole ranges in the file; only kept if diagnostics are shown at steps.
  var steps: [(id: String, range: ByteRange)] = []
  /// True if the diagnostics include an error; then nothing is written.
  var hasErrors = false
  var outputs: [Output] = []
  /// The tour; only kept if an emitter reads all tutorials together.
  var tour: LocatedTour?
  /// The files that were read or looked for; only kept for a depfile.
  var inputs: [String] = []
  /// The result for each step in each variant; only kept if requested.
  var coverage: Coverage?
  /// The questions to the world; only kept for a cache.
  var questions: [WorldQuestion] = []
  /// The effects of comments in shared files: their paths, and for each comment in order, true if it has silenced
  /// anything; only kept for a cache.
  var comments: [(path: String, used: [Bool])] = []
  /// True if a check would have the same diagnostics, although it runs fewer emitters.
  var isSameForCheck = true
  /// The serialised outcome, which a later build may repeat; nil if it depends on more than the questions to the world.
  var result: ArraySlice<UInt8>?
  /// The steps of the tour's largest variant, and the number of variants, for people.
  var stepCount = 0
  var variantCount = 0
}
