import Foundation
import Testing

@testable import tutorialc

@Suite("Permissions of emitters that are programs")
struct EmitterPermissionTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    let script = """
      #!/bin/sh
      if [ "$1" = --describe ]; then echo '\(EmitterScript.description())'; else printf '%s' '\(EmitterScript.good)'; fi

      """
    for (place, name) in [(home, "bin/tutorialc-emit-mine"), (folder, "bin/tutorialc-emit-mine"), (folder, "e.sh")] {
      try place.write(script, to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path(name))
    }
  }

  private func run(_ arguments: String..., bin: TemporaryFolder? = nil) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(
      arguments,
      environment: ["PATH": "\((bin ?? home).path)/bin:/usr/bin:/bin", "XDG_CONFIG_HOME": home.path("config")])
  }

  @Test("one in PATH runs where the command line says its name")
  func named() async throws {
    let outcome = try await run("build", "a.tutorial.yaml", "--emit", "mine", "--out", "out")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.read("out/a.txt") == "made\n")
  }

  @Test("one in PATH does not run on the word of a configuration alone, but with the user's permission")
  func configured() async throws {
    try folder.write("emitters: { mine: { command: tutorialc-emit-mine } }\n", to: "tutorialc.yaml")
    let refused = try await run("build", "--diagnostics", "short")
    #expect(refused.status == 1)
    #expect(
      refused.headlines.hasPrefix(
        "tutorialc.yaml:1:13: error: \"tutorialc-emit-mine\" may not run: nobody has allowed it here"))
    #expect(folder.read("build/tours/a.txt") == nil)
    #expect(try await run("build", "--emit", "mine").status == 0)
    #expect(try await run("allow", "--", "tutorialc-emit-mine").status == 0)
    #expect(try await run("build").status == 0)
  }

  @Test("one in PATH beneath the root does not run, whoever names it")
  func beneath() async throws {
    let outcome = try await run("build", "a.tutorial.yaml", "--emit", "mine", bin: folder)
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("[program-not-allowed]"))
  }

  @Test("one of the checkout runs once it is allowed, until it changes")
  func allowed() async throws {
    try folder.write("emitters: { mine: { command: ./e.sh } }\n", to: "tutorialc.yaml")
    for command in ["check", "build"] {
      let outcome = try await run(command)
      #expect(outcome.status == 1)
      #expect(outcome.error.contains("[program-not-allowed]"))
    }
    #expect(try await run("allow", "--", "./e.sh").status == 0)
    #expect(try await run("build").status == 0)
    #expect(folder.read("build/tours/a.txt") == "made\n")
    try folder.write((folder.read("e.sh") ?? "") + "# changed\n", to: "e.sh")
    let changed = try await run("build")
    #expect(changed.error.contains("has changed since it was allowed"))
    #expect(folder.read("build/tours/a.txt") == "made\n")
  }

  @Test("a name that no program has is a wrong command line", arguments: ["nope", "../mine", "Mine"])
  func unknown(name: String) async throws {
    let outcome = try await run("build", "a.tutorial.yaml", "--emit", name)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("tutorialc: error: there is no emitter \"\(name)\"\n"))
  }

  @Test("tutorialc emitters asks one by its name, and lists those of the configuration without starting them")
  func listed() async throws {
    try folder.write("emitters: { mine: { command: ./e.sh } }\n", to: "tutorialc.yaml")
    let list = try await run("emitters")
    #expect(list.status == 0)
    #expect(list.output.hasSuffix("\nmine\n  a program: ./e.sh\n"))
    #expect(try await run("emitters", "mine").error.contains("[program-not-allowed]"))
    let one = try await run("emitters", "mine", "--allow-plugins")
    #expect(
      one.output == """
        mine 1
          
          writes: NAME.txt
          cannot express: colours

        options of mine, with --set:
          none

        diagnostics of its own:
          mine/odd (warning)
              Nothing is odd.

        """)
  }
}
