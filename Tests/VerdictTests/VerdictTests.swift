import Foundation
import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Breaks apps in every way that a release may, one at a time, and checks the diagnostics.
@Suite("The verdict is true") struct VerdictTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  /// Returns an example over its own app, with every screen captured.
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

  private static func exampleVerdicts() throws -> [Verdict] {
    try [
      example("Spotlight", "spotlight"), example("MovingRing", "moving-ring"),
      example("HighlightElements", "highlight-elements"), example("MotionTabBar", "motion-tab-bar"),
      example("Timetable", "timetable"), example("Attention", "attention"),
    ]
  }

  private static func verdicts() throws -> [Verdict] { try exampleVerdicts() + Dumps.verdicts() }

  @Test("Each screen of the examples has 15 to 30 elements, which overlap only if that is intended")
  func fullScreens() throws {
    for verdict in try Self.exampleVerdicts() {
      for screen in verdict.screens {
        #expect((15...30).contains(screen.views.count), "\(verdict.name), \(screen.screen) in \(screen.variant)")
        #expect(
          screen.overlaps == screen.overlaps.filter { $0 == "card, budget" }, "\(screen.screen) in \(screen.variant)")
      }
    }
  }

  @Test("Nothing is said of an app that is not broken") func unbroken() throws {
    for verdict in try Self.verdicts() {
      let findings = verdict.findings(verdict.screens)
      #expect(findings.map(\.message) == [], "\(verdict.name)")
    }
  }

  @Test("Nothing is said of a change that breaks nothing") func harmless() async throws {
    let counts = try await Self.counts { verdict, highlight, place, variants in
      var count: [HarmlessChange: Int] = [:]
      for change in HarmlessChange.allCases {
        guard
          let screens = change.applied(
            to: verdict.screens, at: place, to: highlight, isMentioned: { verdict.mentions($0) })
        else { continue }
        let found = verdict.findings(screens, in: variants)
        #expect(
          found.map(\.message) == [],
          "\(verdict.name), \(highlight.step) \(highlight.target) in \(highlight.variant), \(change)")
        count[change, default: 0] += 1
      }
      return count
    }
    for change in HarmlessChange.allCases { #expect(counts[change, default: 0] > 0, "\(change)") }
  }

  @Test("Every breakage is reported, in the step and the variant that it breaks, and in no other step")
  func broken() async throws {
    let counts = try await Self.counts { verdict, highlight, place, variants in
      var count: [Breakage: Int] = [:]
      for breakage in Breakage.allCases {
        guard !verdict.silences(breakage.expected, in: highlight.step),
          let screens = breakage.applied(to: verdict.screens, at: place, to: highlight)
        else { continue }
        let found = verdict.findings(screens, in: variants)
        #expect(
          found.contains { verdict.isReport($0, of: breakage, in: highlight) },
          "\(verdict.name), \(highlight.step) \(highlight.target) in \(highlight.variant), \(breakage): \(found.map(\.id.rawValue))"
        )
        if breakage.isConfined {
          let others = found.filter { !Self.isAbout($0, highlight, verdict, verdict.screens[place]) }
          #expect(
            others.map(\.message) == [],
            "\(verdict.name), \(highlight.step) \(highlight.target) in \(highlight.variant), \(breakage)")
        }
        count[breakage, default: 0] += 1
      }
      return count
    }
    for breakage in Breakage.allCases { #expect(counts[breakage, default: 0] > 0, "\(breakage)") }
    #expect(counts.values.reduce(0, +) >= 500)
  }

  /// Changes the screen of every highlight of every app and counts the changes.
  ///
  /// - Parameter changes: makes all changes to the screen at an index. The compiler sees the highlight's variant and
  ///   one other.
  private static func counts<Change: Hashable & Sendable>(
    _ changes: @escaping @Sendable (Verdict, Verdict.Highlight, Int, Set<String>) throws -> [Change: Int]
  ) async throws -> [Change: Int] {
    try await withThrowingTaskGroup(of: [Change: Int].self) { group in
      for verdict in try verdicts() {
        group.addTask {
          let tour = try #require(verdict.tour)
          return try verdict.highlights(in: tour).reduce(into: [:]) { counts, highlight in
            let place = try #require(
              verdict.screens.firstIndex { $0.screen == highlight.screen && $0.variant == highlight.variant })
            let other = tour.variants.map(\.id).first { $0 != highlight.variant }
            let changed = try changes(verdict, highlight, place, Set([highlight.variant] + [other].compactMap(\.self)))
            counts.merge(changed, uniquingKeysWith: +)
          }
        }
      }
      return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
  }

  /// Returns true if a finding is about a step that highlights or mentions the view or its contents.
  private static func isAbout(
    _ finding: Diagnostic, _ highlight: Verdict.Highlight, _ verdict: Verdict, _ screen: CapturedScreen
  ) -> Bool {
    guard let step = verdict.step(of: finding) else {
      // The finding is at keys that several steps inherit.
      return finding.primary?.source.path == verdict.tutorial.path
        && finding.message.contains("\"\(highlight.target)\"")
    }
    let inside = screen.subtree(of: highlight.target)
    return step == highlight.step || inside.contains { verdict.mentions($0, in: step) }
  }

  private struct Disk: UnboundedWorld {
    func read(_ path: String) -> Result<[UInt8], WorldError> {
      FileManager.default.contents(atPath: path).map { .success(Array($0)) } ?? .failure(.notFound)
    }

    func files(matching glob: String) -> [String] { FileManager.default.fileExists(atPath: glob) ? [glob] : [] }
  }
}
