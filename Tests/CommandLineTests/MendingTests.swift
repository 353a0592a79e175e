import Foundation
import Testing

@testable import tutorialc

/// `check --fix` and `check --diff`.
@Suite("Mending")
struct MendingTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(wrong, to: "a.tutorial.yaml")
  }

  /// Of two unquoted colours, the first hides the second, because its map is never closed.
  private let wrong = """
    tutorial: a
    layout: app.layout.yaml
    steps:
      - target: send
        overlay: { color: #000000 }
        callout: One
        # 1
        # 2
        # 3
        # 4
        # 5
      - target: send
        ring: { width: 2, color: #ff0000 }
        callout: Two

    """

  private var right: String {
    wrong.replacing("#000000", with: "\"#000000\"").replacing("#ff0000", with: "\"#ff0000\"")
  }

  private func check(_ arguments: String...) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(["check"] + arguments)
  }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

  @Test("certain edits are made, and so are those that become possible by them")
  func fix() async throws {
    let outcome = try await check("a.tutorial.yaml", "--fix")
    #expect((outcome.status, outcome.output, outcome.error) == (0, "", "mended 2 places in a.tutorial.yaml\n"))
    #expect(try text("a.tutorial.yaml") == right)
    let again = try await check("a.tutorial.yaml", "--fix")
    #expect((again.status, again.output, again.error) == (0, "", ""))
  }

  @Test("--diff shows the result, and changes nothing")
  func diff() async throws {
    let outcome = try await check("a.tutorial.yaml", "--diff")
    #expect(
      outcome.output == """
        --- a.tutorial.yaml
        +++ a.tutorial.yaml
        @@ -2,7 +2,7 @@
         layout: app.layout.yaml
         steps:
           - target: send
        -    overlay: { color: #000000 }
        +    overlay: { color: "#000000" }
             callout: One
             # 1
             # 2
        @@ -10,5 +10,5 @@
             # 4
             # 5
           - target: send
        -    ring: { width: 2, color: #ff0000 }
        +    ring: { width: 2, color: "#ff0000" }
             callout: Two

        """)
    #expect((outcome.status, outcome.error) == (0, ""))
    #expect(try text("a.tutorial.yaml") == wrong)
  }

  @Test("guesses are left, and reported")
  func guesses() async throws {
    let guess = wrong.replacing("- target: send\n    overlay", with: "- target: sent\n    overlay")
    try folder.write(guess, to: "a.tutorial.yaml")
    let outcome = try await check("a.tutorial.yaml", "--fix", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.error == """
        a.tutorial.yaml:4:13: error: no element with id "sent" on screen "home" [unknown-target]
        a.tutorial.yaml:4:13: note: did you mean "send"?
        app.layout.yaml:7:15: note: "send" is declared here
        a.tutorial.yaml:4:13: note: variants: phone

        """)
    #expect(try text("a.tutorial.yaml").contains("\"#ff0000\""))
  }

  @Test("a silenced diagnostic is not fixed")
  func silenced() async throws {
    let duration = right.replacing(
      "callout: Two", with: "transition: { move: { kind: morph, duration: 300 } }\n    callout: Two")
    try folder.write(duration, to: "a.tutorial.yaml")
    _ = try await check("a.tutorial.yaml", "--fix", "--ignore", "suspicious-duration")
    #expect(try text("a.tutorial.yaml") == duration)
    _ = try await check("a.tutorial.yaml", "--fix")
    #expect(try text("a.tutorial.yaml") == duration.replacing("duration: 300", with: "duration: 300ms"))
  }

  @Test("a link stays one, and the file that it leads to keeps its permissions")
  func links() async throws {
    try folder.write(wrong, to: "real/a.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("real/a.yaml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("l.tutorial.yaml"), withDestinationPath: "real/a.yaml")
    #expect(try await check("l.tutorial.yaml", "--fix").status == 0)
    #expect(try text("real/a.yaml") == right)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("l.tutorial.yaml")) == "real/a.yaml")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("real/a.yaml"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test(
    "options that would say two things are refused",
    arguments: [
      (["--fix", "--diff", "."], "--fix does not go with --diff: one changes files, the other doesn't"),
      (["--fix", "--coverage", "."], "--coverage does not go with --fix"),
      (["--diff", "-"], "standard input cannot be changed: name a file"),
      (["--diff", ".", "--diagnostics", "json"], "--diff and --diagnostics json would both go to standard output"),
    ])
  func refused(_ arguments: [String], _ words: String) async throws {
    let outcome = try await tutorialc.run(["check"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("tutorialc: error: \(words)\n"))
  }
}
