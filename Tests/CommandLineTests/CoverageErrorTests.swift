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

  @Test("coverage follows the severities: an error that is lowered to a warning doesn't count")
  func severities() async throws {
    let unknown = "  - { id: odd, target: send, callout: Hi., colour: red }"
    #expect(try await table(unknown).contains("odd failed: unknown-key (all variants)"))
    let lowered = try await table(unknown, "--warn", "unknown-key")
    #expect(lowered.contains("1 resolved, 0 fallback, 0 skipped, 0 failed"))
  }

  @Test("a silenced error doesn't count: the step's outcome is the one without it")
  func silenced() async throws {
    try folder.write(
      """
      snapshots:
        - screen: home
          variant: phone
          display: { size: [400, 800] }
          elements:
            - { id: under, frame: [10, 100, 60, 60] }
            - { id: gone, frame: [10, 300, 60, 60], visibility: gone }
          occluders: [{ id: card, frame: [0, 90, 400, 60], opaque: true }]

      """, to: "app.layout.yaml")
    func table(_ comment: String) async throws -> String {
      try await self.table(
        """
          # \(comment) covered-target
          - { id: under, target: under, callout: Hi. }
          # \(comment) unknown-target
          - { id: lost, target: nowhere, callout: Hi. }
          # \(comment) hidden-target
          - { id: gone, target: gone, onMissing: skip, callout: Hi. }
        """)
    }
    #expect(
      try await table("This has a") == """
        w: 3 steps in 1 variant
                 phone
          under  failed
          lost   failed
          gone   failed
          0 resolved, 0 fallback, 0 skipped, 3 failed
          under failed: covered-target (all variants)
          lost failed: unknown-target (all variants)
          gone failed: hidden-target (all variants)

        """)
    #expect(
      try await table("tutorialc: ignore") == """
        w: 3 steps in 1 variant
                 phone
          under  resolved
          lost   fallback
          gone   skipped
          1 resolved, 1 fallback, 1 skipped, 0 failed
          lost fallback: center (all variants)
          gone skipped: hidden-target (all variants)

        """)
  }
}
