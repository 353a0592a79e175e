import Foundation
import Testing

@testable import tutorialc

@Suite("Allowing programs")
struct AllowCommandTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    try folder.write("no font", to: "a.ttf")
    try writeMeasurer()
    try folder.write("fonts: { body: a.ttf, measurer: [tools/m.sh, it's] }\n", to: "tutorialc.yaml")
  }

  private func writeMeasurer(more: String = "") throws {
    try folder.write("#!/bin/sh\n: > witness\n\(MeasurerScript.answering)\n\(more)", to: "tools/m.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("tools/m.sh"))
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(
      arguments, input: Fixture.tutorial("b"), environment: ["HOME": home.path].merging(environment) { $1 })
  }

  private var line: String { "tutorialc allow --root \(folder.path) -- \(folder.path("tools/m.sh")) 'it'\\''s'" }

  private func refusal(_ reason: String) -> String {
    """
    tutorialc.yaml:1:1: error: "./tools/m.sh" may not run: \(reason); look at it, then run: \(line) [program-not-allowed]

    """.replacing("\"./tools", with: "\"tools")
  }

  @Test(
    "looking at a checkout runs none of its programs",
    arguments: [["check", "."], ["check", "a.tutorial.yaml"], ["check", "-"], ["check"], ["build", "--out", "o"]])
  func looking(arguments: [String]) async throws {
    let outcome = try await tutorialc.run(
      arguments + ["--diagnostics", "short"], input: Fixture.tutorial("b"), environment: ["HOME": home.path])
    #expect(outcome.status == 1)
    #expect(outcome.headlines == refusal("nobody has allowed it here"))
    #expect(folder.read("witness") == nil && folder.read("o/a.tour.json") == nil)
  }

  @Test("neither a comment nor the configuration makes it less than an error")
  func alwaysAnError() async throws {
    try folder.write(
      "# tutorialc: ignore program-not-allowed x\nfonts: { body: a.ttf, measurer: tools/m.sh }\n",
      to: "tutorialc.yaml")
    #expect(try await run("check", "--ignore", "program-not-allowed").status == 2)
    #expect(try await run("check").status == 1)
    #expect(folder.read("witness") == nil)
  }

  @Test("the line that the diagnostic ends with allows it, until the program changes")
  func allowing() async throws {
    let words = [folder.path("tools/m.sh"), "it's"]
    let allowed = try await run("allow", "--root", folder.path, "--", words[0], words[1])
    #expect(allowed.status == 0, "\(allowed.error)")
    #expect(allowed.output.hasPrefix("\(folder.path): \(words[0]) 'it'\\''s'\n  "))
    #expect(allowed.output.hasSuffix(" \(words[0])\n"))
    #expect(try await run("check").status == 0)
    #expect(folder.read("witness") != nil)
    #expect(try await run("allow", "--list").output == allowed.output)

    try FileManager.default.removeItem(atPath: folder.path("witness"))
    try writeMeasurer(more: "# changed")
    let outcome = try await run("check", "--diagnostics", "short")
    #expect(outcome.headlines == refusal("\"\(words[0])\" has changed since it was allowed"))
    #expect(folder.read("witness") == nil)
  }

  @Test("a program as seen from the folder, for the checkout that holds it; and taken back")
  func relative() async throws {
    #expect(try await run("allow", "tools/m.sh", "it's").status == 0)
    #expect(try await run("check").status == 0)
    let other = try await run("allow", "--revoke", "tools/m.sh")
    #expect(other.status == 3)
    #expect(other.error == "tutorialc: error: no such command is allowed in \(folder.path)\n")
    #expect(try await run("allow", "--revoke").output == "1 command revoked\n")
    #expect(try await run("check").status == 1)
    #expect(try await run("allow", "--list").output == "")
  }

  @Test("an option or a variable allows all, this once")
  func all() async throws {
    #expect(try await run("check", "--allow-plugins").status == 0)
    #expect(try await run("check", environment: ["TUTORIALC_ALLOW_PLUGINS": "1"]).status == 0)
    #expect(try await run("check", environment: ["TUTORIALC_ALLOW_PLUGINS": "0"]).status == 1)
    #expect(try await run("check").status == 1)
  }

  @Test("a list that cannot be used allows nothing, and says why")
  func brokenList() async throws {
    try home.write("{}", to: ".config/tutorialc/allowed.json")
    let path = home.path(".config/tutorialc/allowed.json")
    let outcome = try await run("check", "--diagnostics", "short")
    #expect(
      outcome.headlines == """
        tutorialc.yaml:1:1: error: "tools/m.sh" may not run: the list of what is allowed, \(path), is not used: it is not \
        in the form that tutorialc writes; remove it, and allow the programs again [program-not-allowed]

        """)
    let allowing = try await run("allow", "tools/m.sh")
    #expect(allowing.status == 3)
    #expect(
      allowing.error
        == "tutorialc: error: \(path) cannot be used: it is not in the form that tutorialc writes; "
        + "remove it, and allow the programs again\n")
  }

  @Test("a list that lies in the checkout allows nothing")
  func listInCheckout() async throws {
    let environment = ["XDG_CONFIG_HOME": folder.path("c")]
    let allowing = try await run("allow", "tools/m.sh", environment: environment)
    #expect(allowing.status == 3)
    #expect(
      allowing.error
        == "tutorialc: error: \(folder.path("c/tutorialc/allowed.json")) cannot be used: "
        + "it lies beneath the files that are compiled\n")
    #expect(folder.read("c/tutorialc") == nil && !FileManager.default.fileExists(atPath: folder.path("c")))
  }

  @Test("in the home folder itself, the list lies beneath no root")
  func homeFolder() async throws {
    let environment = ["HOME": folder.path]
    #expect(try await run("allow", "tools/m.sh", "it's", environment: environment).status == 0)
    #expect(try await run("check", environment: environment).status == 0)
  }

  @Test("a command line that makes no sense is a usage error")
  func usage() async throws {
    #expect(try await run("allow").status == 2)
    #expect(try await run("allow", "--root", "none", "m").status == 2)
    let missing = try await run("allow", "./none")
    #expect(missing.status == 3)
    #expect(missing.error == "tutorialc: error: there is no program \"\(folder.path("none"))\"\n")
  }
}
