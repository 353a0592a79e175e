import Foundation
import Testing

@testable import tutorialc

@Suite("tutorialc check --coverage, where a step is wrong")
struct CoverageErrorTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
  }

  private func table(_ steps: String, _ options: String...) async throws -> String {
    try folder.write("tutorial: w\nlayout: app.layout.yaml\nsteps:\n\(steps)\n", to: "w.tutorial.yaml")
    return try await tutorialc.run(["check", "w.tutorial.yaml", "--coverage", "--quiet"] + options).output
  }

  @Test("an error in any of its own keys is one of the step, whatever it is about")
  func ownKeys() async throws {
    let table = try await table(
      """
        - { id: fine, target: send, callout: Hi. }
        - { id: late, target: send, callout: Hi., delay: [soon] }
        - { id: lost, callout: Hi., advance: { event: go, to: nowhere } }
        - { id: kept, only: { idiom: tablet }, callout: Hi., delay: [soon] }
        - { id: fine, callout: Hi. }
      """)
    #expect(
      table == """
        w: 5 steps in 1 variant
                phone
          fine  resolved
          late  failed
          lost  failed
          kept  skipped
          fine  failed
          1 resolved, 0 fallback, 1 skipped, 3 failed
          late failed: wrong-type (all variants)
          lost failed: unknown-step (all variants)
          kept skipped: only (all variants)
          fine failed: duplicate-step (all variants)

        """)
  }

  @Test("what is only a warning here is none, and what is an error here is one")
  func severities() async throws {
    let unknown = "  - { id: odd, target: send, callout: Hi., colour: red }"
    #expect(try await table(unknown).contains("odd failed: unknown-key (all variants)"))
    let lowered = try await table(unknown, "--warn", "unknown-key")
    #expect(lowered.contains("1 resolved, 0 fallback, 0 skipped, 0 failed"))
  }
}
