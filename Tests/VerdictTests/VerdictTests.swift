import Foundation
import Testing
import TutorialCompiler
import TutorialIR

/// Breaks apps in every way that a release does, one at a time, and looks at what is said.
@Suite("The verdict is true") struct VerdictTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  /// An example over its own app, with every screen captured.
  private static func example(_ folder: String, _ name: String) throws -> Verdict {
    let path = examples.appendingPathComponent("\(folder)/\(name)").path
    let result = Compiler(world: Disk()).compile("\(path).tutorial.yaml")
    var seen: Set<String> = []
    let screens = result.visits.map(\.snapshot).filter { seen.insert("\($0.screen)/\($0.variant)").inserted }
    let text = try String(contentsOfFile: "\(path).tutorial.yaml", encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("layout:") ? "layout: app.layout.json" : String(line)
    }
    return Verdict(name: name, tutorial: lines.joined(separator: "\n"), screens: screens.map(CapturedScreen.init))
  }

  private static func verdicts() throws -> [Verdict] {
    try [
      example("Spotlight", "spotlight"), example("MovingRing", "moving-ring"),
      example("HighlightElements", "highlight-elements"), example("MotionTabBar", "motion-tab-bar"),
      example("Timetable", "timetable"), example("Attention", "attention"),
    ] + Dumps.verdicts()
  }

  @Test("Nothing is said of an app that is not broken") func unbroken() throws {
    for verdict in try Self.verdicts() {
      let findings = verdict.compile(verdict.screens).diagnostics.filter { $0.severity != .note }
      // What an example shows on purpose it says with a comment, which is looked at later.
      #expect(
        findings.map(\.id).filter { $0 != .coveredTarget && $0 != .motionLeavesViewport } == [],
        "\(verdict.name): \(findings.map(\.message))")
    }
  }

  @Test("Every breakage is reported, in the step and the variant that it breaks") func broken() async throws {
    let verdicts = try Self.verdicts()
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for verdict in verdicts { group.addTask { try Self.breakages(of: verdict) } }
      return try await group.reduce(0, +)
    }
    #expect(count >= 500)
  }

  /// Breaks an app in every way; how many ways there are.
  private static func breakages(of verdict: Verdict) throws -> Int {
    var count = 0
    let whole = verdict.compile(verdict.screens)
    let known = Set(whole.diagnostics.map(Finding.init))
    for highlight in verdict.highlights(in: try #require(whole.tour)) {
      let place = try #require(
        verdict.screens.firstIndex { $0.screen == highlight.screen && $0.variant == highlight.variant })
      for breakage in Breakage.allCases {
        guard
          let screens = breakage.applied(
            to: verdict.screens, at: place, to: highlight.target, isCircle: highlight.isCircle)
        else { continue }
        let found = verdict.compile(screens).diagnostics.filter { !known.contains(Finding($0)) }
        #expect(
          found.contains { verdict.isReport($0, of: breakage, in: highlight) },
          "\(verdict.name), \(highlight) \(breakage): \(found.map(\.id.rawValue))")
        count += 1
      }
    }
    return count
  }

  /// What tells one finding from another.
  private struct Finding: Hashable {
    var id: DiagnosticID
    var start: UInt32?
    var variants: [String]

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      start = diagnostic.primary?.range.start
      variants = diagnostic.variants
    }
  }

  private struct Disk: World {
    func read(_ path: String) -> Result<[UInt8], WorldError> {
      FileManager.default.contents(atPath: path).map { .success(Array($0)) } ?? .failure(.notFound)
    }

    func files(matching glob: String) -> [String] { FileManager.default.fileExists(atPath: glob) ? [glob] : [] }
  }
}
