import Testing
import TutorialCompiler
import TutorialDrift
import TutorialHosting
import TutorialLocks
import TutorialScreens
import TutorialSyntax

@testable import tutorialc

/// The examples of the catalogue: each wrong one raises its diagnostic, and each right one doesn't.
@Suite("The examples of explain")
struct ExampleTests {
  /// Diagnostics that compiling one tutorial cannot raise, and the tests that cover them.
  private static let elsewhere: [DiagnosticID: String] = [
    .xmlSyntax: "XMLSyntaxTests", .importFailed: "AndroidViewTests, CommandTests", .duplicateTutorial: "BuildTests",
    .unusableScreenshot: "ScreenshotTests", .emitterLoss: "SVGEmitterTests, DrawingTests", .pluginCrashed: "FontTests",
    .outputCollision: "WritingTests",
    .unwritableOutput: "WritingTests", .missingGlyph: "FontTests",
    .outsideRoot: "BoundaryTests", .staleOutput: "StaleOutputTests", .unmeasurableFonts: "FontTests",
    .internalError: "none: there is no way known",
    .unsearchedFolder: "OutputFolderTests", .danglingLink: "BoundaryTests",
    .driftedTarget: "LockTests", .driftedCover: "LockedCoverTests", .weakLock: "LockTests", .changedTarget: "LockTests",
    .staleLock: "LockTests",
    .movedTarget: "DriftCommandTests", .missingLock: "LockTests", .conflictingLock: "LockFileTests",
    .programNotAllowed: "ProgramPermissionTests",
  ]

  @Test(
    "the wrong example raises what it explains, the right one does not",
    arguments: builtInDiagnostics.filter { elsewhere[$0] == nil })
  func examples(id: DiagnosticID) {
    let scaffold = ExampleScaffold.of(id)
    let wrong = scaffold.diagnostics(id.wrong)
    let right = scaffold.diagnostics(id.right)
    #expect(wrong.map(\.id).contains(id), "\(id.rawValue), wrong: \(described(wrong))")
    #expect(!right.map(\.id).contains(id), "\(id.rawValue), right: \(described(right))")
    // The right example has no other error either.
    #expect(described(right.filter { $0.severity == .error }) == [], "\(id.rawValue), right")
  }

  private func described(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.id.rawValue): \($0.message)" }
  }
}
