import Foundation
import Testing

@testable import tutorialc

/// Two steps that share an id: a rule that names it is ambiguous, and the compiler must not crash over it.
@Suite("Ambiguous steps")
struct AmbiguousStepTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc
  private static let duplicate = "c.tutorial.yaml:6:11: error: step id \"one\" is used twice [duplicate-step]\n"

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(
      """
      snapshots:
        - screen: home
          variant: phone
          display: { size: [393, 852] }
          elements:
            - { id: a, frame: [20, 100, 120, 40] }
            - { id: b, frame: [200, 400, 120, 40] }

      """, to: "a.layout.yaml")
    try write()
  }

  private func write(comment: String = "") throws {
    try folder.write(
      """
      tutorial: c
      layout: a.layout.yaml      # elements a and b
      defaults: { transition: { move: { easing: linear } } }
      steps:
        - { id: one, callout: Hi. }
      \(comment)  - { id: one, target: a, callout: Hi. }
        - { target: b, callout: Hi. }

      """, to: "c.tutorial.yaml")
  }

  @Test("with a written easing of the move they are an error in every command, for all emitters")
  func plainMistake() async throws {
    let checked = try await tutorialc("check", "c.tutorial.yaml", "--diagnostics", "short")
    #expect(checked.status == 1)
    #expect(checked.headlines == Self.duplicate)
    let built = try await tutorialc(
      "build", "c.tutorial.yaml", "--emit", "json,svg,swift", "--out", "o", "--diagnostics", "short")
    #expect(built.status == 1)
    #expect(built.error.hasPrefix(Self.duplicate))
    #expect(try folder.files(below: "o").allSatisfy { $0.hasPrefix(".tutorialc/") })
  }

  @Test("a comment does not silence them")
  func comment() async throws {
    try write(comment: "  # tutorialc: ignore duplicate-step\n")
    let outcome = try await tutorialc(
      "build", "c.tutorial.yaml", "--emit", "json,svg,swift", "--out", "o", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.headlines.hasPrefix(
        """
        c.tutorial.yaml:6:23: warning: duplicate-step cannot be ignored [unused-ignore]
        c.tutorial.yaml:7:11: error: step id "one" is used twice [duplicate-step]

        """))
    #expect(try folder.files(below: "o").allSatisfy { $0.hasPrefix(".tutorialc/") })
  }

  @Test(
    "neither the command line nor the configuration lowers them", arguments: ["duplicate-step", "duplicate-snapshot"])
  func lowered(id: String) async throws {
    let asked = try await tutorialc("check", "c.tutorial.yaml", "--ignore", id)
    #expect(asked.status == 2)
    #expect(asked.error.hasPrefix("tutorialc: error: --ignore \(id): this one is always an error\n"))
    try folder.write("diagnostics: { \(id): warning }\n", to: "tutorialc.yaml")
    let configured = try await tutorialc("check", "c.tutorial.yaml", "--diagnostics", "short")
    #expect(configured.status == 1)
    #expect(configured.error.hasPrefix("tutorialc.yaml:1:16: error: unknown key \"\(id)\" in the diagnostics"))
  }
}
