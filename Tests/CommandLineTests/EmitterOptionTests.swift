import Testing

@testable import tutorialc

@Suite("--set of emitters")
struct EmitterOptionTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  @Test("an option of the command line lies over that of the configuration, in this build and in the next")
  func over() async throws {
    try folder.write("emitters: { json: {}, swift: { access: package } }\n", to: "tutorialc.yaml")
    for (setting, access) in [("internal", ""), ("public", "public "), ("package", "package ")] {
      let outcome = try await tutorialc("build", "--set", "swift.access=\(setting)", "--set", "swift.load=true")
      #expect(outcome.status == 0, "\(outcome.error)")
      let text = try #require(folder.read("build/tours/Tours.swift"))
      #expect(text.contains("\n\(access)enum Tours {"))
      #expect(text.contains("func load()"))
    }
    #expect(try await tutorialc("build").status == 0)
    #expect(folder.read("build/tours/Tours.swift")?.contains("func load()") == false)
  }

  @Test(
    "a --set without an option of an emitter that runs is a usage error",
    arguments: [
      ("pretty=true", "--set is \"pretty=true\", not EMITTER.OPTION=VALUE"),
      ("json.pretty", "--set is \"json.pretty\", not EMITTER.OPTION=VALUE"),
      ("jsn.pretty=true", "there is no emitter \"jsn\""),
      ("json.prety=true", "the emitter \"json\" has no option \"prety\""),
      ("swift.load=true", "--set names the emitter \"swift\", which does not run"),
    ])
  func wrong(setting: String, message: String) async throws {
    let outcome = try await tutorialc("build", "a.tutorial.yaml", "--set", setting)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message))
  }

  @Test("a value that the option doesn't allow is an error of the build")
  func value() async throws {
    let outcome = try await tutorialc("build", "a.tutorial.yaml", "--set", "json.pretty=perhaps")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("pretty"))
  }
}
