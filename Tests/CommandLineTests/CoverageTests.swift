import Foundation
import Testing

@testable import tutorialc

@Suite("tutorialc check --coverage")
struct CoverageTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    func snapshot(_ variant: String, _ elements: String) -> String {
      "  - { screen: home, variant: \(variant), display: { size: [400, 800] }, elements: [\(elements)] }\n"
    }
    let menu = "{ id: menu, frame: [10, 100, 60, 60] }"
    try folder.write(
      "snapshots:\n" + snapshot("phone", "{ id: send, frame: [100, 100, 60, 60] }, \(menu)")
        + snapshot("tablet", menu) + snapshot("watch", "{ id: pen, frame: [10, 300, 60, 60] }"),
      to: "app.layout.yaml")
    try folder.write(
      """
      tutorial: mail
      layout: app.layout.yaml
      steps:
        - { id: welcome, callout: Hello. }
        - { id: send, target: send, fallback: menu, onMissing: center, callout: Tap. }
        - { id: pen, target: pen, onMissing: skip, callout: Draw. }
        - { id: menu, target: menu, callout: More. }

      """, to: "mail.tutorial.yaml")
  }

  private let reasons = """
      send fallback: menu (tablet)
      send fallback: center (watch)
      pen skipped: unknown-target (phone, tablet)
      menu failed: missing-in-variant (watch)

    """

  @Test("each step in each variant, and why it is not as it is written")
  func table() async throws {
    let outcome = try await tutorialc("check", "mail.tutorial.yaml", "--coverage", "--quiet")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        mail: 4 steps in 3 variants
                   phone     tablet    watch
          welcome  resolved  resolved  resolved
          send     resolved  fallback  fallback
          pen      skipped   skipped   resolved
          menu     resolved  resolved  failed
          7 resolved, 2 fallback, 2 skipped, 1 failed

        """ + reasons)
    let exact = try await tutorialc.run(
      ["check", "mail.tutorial.yaml", "--coverage", "--quiet"], environment: ["COLUMNS": "39"])
    #expect(exact.output == outcome.output)
  }

  @Test("a table that is too wide for the terminal is abbreviated")
  func narrow() async throws {
    let outcome = try await tutorialc.run(
      ["check", "mail.tutorial.yaml", "--coverage", "--quiet"], environment: ["COLUMNS": "38"])
    #expect(
      outcome.output == """
        mail: 4 steps in 3 variants
          1 phone
          2 tablet
          3 watch
                   1  2  3
          welcome  .  .  .
          send     .  f  f
          pen      s  s  .
          menu     .  .  X
          . resolved, f fallback, s skipped, X failed
          7 resolved, 2 fallback, 2 skipped, 1 failed

        """ + reasons)
  }

  @Test("and split into several if even that is too wide")
  func broken() async throws {
    let outcome = try await tutorialc.run(
      ["check", "mail.tutorial.yaml", "--coverage", "--quiet"], environment: ["COLUMNS": "15"])
    #expect(
      outcome.output.contains(
        """
                   1  2
          welcome  .  .
          send     .  f
          pen      s  s
          menu     .  .
                   3
          welcome  .
          send     f
          pen      .
          menu     X

        """))
  }

  @Test("in json it is part of the object")
  func json() async throws {
    let outcome = try await tutorialc("check", "mail.tutorial.yaml", "--coverage", "--diagnostics", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let coverage = try #require((object["coverage"] as? [[String: Any]])?.first)
    #expect(coverage["tutorial"] as? String == "mail")
    #expect(coverage["variants"] as? [String] == ["phone", "tablet", "watch"])
    #expect(coverage["totals"] as? [String: Int] == ["resolved": 7, "fallback": 2, "skipped": 2, "failed": 1])
    let steps = try #require(coverage["steps"] as? [[String: Any]])
    #expect(steps.map { $0["line"] as? Int } == [4, 5, 6, 7])
    let outcomes = try #require(steps[1]["outcomes"] as? [[String: Any]])
    #expect(outcomes.map { $0["status"] as? String } == ["resolved", "fallback", "fallback"])
    #expect(outcomes.map { $0["reason"] as? String } == [nil, "menu", "center"])
    #expect(try await !tutorialc("check", ".", "--diagnostics", "json").output.contains("coverage"))
  }

  @Test("a tutorial that could not be read has no table")
  func unread() async throws {
    try folder.write(
      "tutorial: mail\nlayout: nowhere.layout.yaml\nsteps: [{ callout: Hi }]\n", to: "mail.tutorial.yaml")
    let outcome = try await tutorialc("check", "mail.tutorial.yaml", "--coverage", "--quiet")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
  }
}
