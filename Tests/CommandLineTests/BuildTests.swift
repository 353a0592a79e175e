import Foundation
import Testing

@testable import tutorialc

@Suite("tutorialc build")
struct BuildTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  @Test("a tutorial becomes a tour, silently on standard output")
  func oneTutorial() async throws {
    let outcome = try await tutorialc("build", "a.tutorial.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.error == "1 tutorial: 1 written, 0 unchanged in build/tours\n")
    #expect(try #require(folder.read("build/tours/a.tour.json")).contains("\"tutorial\":\"a\""))
    #expect(
      try folder.files(below: "build") == [
        "tours/.tutorialc/cache", "tours/.tutorialc/lock", "tours/.tutorialc/outputs", "tours/a.tour.json",
      ])
  }

  @Test("--verbose prints a line for each tutorial")
  func verbose() async throws {
    let outcome = try await tutorialc("build", ".", "--verbose", "--out", "o")
    #expect(outcome.output == "a: 1 step in 1 variant -> o/a.tour.json\n")
  }

  @Test("--pretty indents what is written, and nothing else changes")
  func pretty() async throws {
    _ = try await tutorialc("build", ".", "--out", "compact")
    _ = try await tutorialc("build", ".", "--out", "pretty", "--pretty")
    let compact = try #require(folder.read("compact/a.tour.json"))
    let pretty = try #require(folder.read("pretty/a.tour.json"))
    #expect(pretty.split(separator: "\n").count > 20)
    #expect(compact.split(separator: "\n").count == 1)
    func tokens(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(tokens(compact) == tokens(pretty))
  }

  @Test("standard input is a tutorial, standard output an output")
  func streams() async throws {
    let outcome = try await tutorialc("build", "-", "--out", "-", input: Fixture.tutorial("s"))
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    _ = try await tutorialc("build", "-", "--out", "o", input: Fixture.tutorial("s"))
    #expect(outcome.output == folder.read("o/s.tour.json"))
    #expect(
      try folder.files() == ["a.tutorial.yaml", "app.layout.yaml", "o/.tutorialc/lock", "o/.tutorialc/outputs"]
        + ["o/s.tour.json"])
  }

  @Test("a defect in standard input is shown at its place")
  func inputDefect() async throws {
    let outcome = try await tutorialc(
      "build", "-", "--out", "-", "--diagnostics", "short", input: Fixture.tutorial("s", target: "snd"))
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("<stdin>:4:24: error: "))
    #expect(outcome.headlines.hasSuffix("[unknown-target]\n"))
  }

  @Test("standard output takes one file of one tutorial")
  func oneForOutput() async throws {
    try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
    let outcome = try await tutorialc("build", ".", "--out", "-")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("tutorialc: error: --out - writes one tutorial, and 2 are named\n"))
  }

  @Test("a tutorial with errors writes nothing, the others do, and its old output stays")
  func errorsApart() async throws {
    try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
    _ = try await tutorialc("build", ".", "--out", "o")
    let old = folder.read("o/b.tour.json")
    try folder.write(Fixture.tutorial("b", target: "snd"), to: "b.tutorial.yaml")
    try folder.write(Fixture.tutorial("c"), to: "c.tutorial.yaml")
    let outcome = try await tutorialc("build", ".", "--out", "o", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("b.tutorial.yaml:4:24: error: "))
    #expect(folder.read("o/b.tour.json") == old)
    #expect(folder.read("o/c.tour.json") != nil)
  }

  @Test("a file that covers all tutorials is not written if one of them has errors")
  func accessorsOfAll() async throws {
    for name in ["b", "c"] { try folder.write(Fixture.tutorial("same"), to: "\(name).tutorial.yaml") }
    let outcome = try await tutorialc("build", ".", "--emit", "swift", "--out", "o", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("[duplicate-tutorial]"))
    #expect(try folder.files(below: "o").filter { $0.hasSuffix(".swift") } == [])
  }

  @Test("emitters say nothing of a tutorial with errors")
  func noLossesOfErrors() async throws {
    let tutorial = Fixture.tutorial("b") + "defaults: { overlay: { blur: 4 } }\n"
    try folder.write(tutorial, to: "b.tutorial.yaml")
    let arguments = ["build", "b.tutorial.yaml", "--emit", "svg", "--out", "o", "--diagnostics", "short"]
    let lossy = try await tutorialc.run(arguments)
    #expect(lossy.error.contains("[emitter-loss]"))
    try folder.write(tutorial + "strange: 1\n", to: "b.tutorial.yaml")
    let wrong = try await tutorialc.run(arguments)
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("[unknown-key]"))
    #expect(!wrong.error.contains("[emitter-loss]"))
  }

  @Test("--tolerance says how closely springs are followed")
  func tolerance() async throws {
    let tutorial =
      Fixture.tutorial("b") + "defaults: { transition: { enter: { easing: bouncy }, move: { easing: bouncy } } }\n"
    try folder.write(tutorial, to: "b.tutorial.yaml")
    func keyframes(_ more: String...) async throws -> Int {
      let outcome = try await tutorialc.run(["build", "b.tutorial.yaml", "--out", "-"] + more)
      #expect(outcome.status == 0, "\(outcome.error)")
      return outcome.output.components(separatedBy: "\"progress\":").count
    }
    let usual = try await keyframes()
    #expect(try await keyframes("--tolerance", "0.001") == usual)
    #expect(try await keyframes("--tolerance", "0.05") < usual)
    #expect(try await keyframes("--tolerance", "0.00001") > usual)
  }

  @Test("an unchanged output is not written again")
  func unchanged() async throws {
    _ = try await tutorialc("build", ".", "--out", "o")
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for name in ["o/a.tour.json", "o/.tutorialc/outputs"] {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path(name))
    }
    let outcome = try await tutorialc("build", ".", "--out", "o")
    #expect(outcome.error == "1 tutorial: 0 written, 1 unchanged in o\n")
    #expect(try folder.changeDate("o/a.tour.json") == past)
    #expect(try folder.changeDate("o/.tutorialc/outputs") == past)
  }

  @Test("a replaced output keeps its permissions")
  func permissions() async throws {
    _ = try await tutorialc("build", ".", "--out", "o")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("o/a.tour.json"))
    _ = try await tutorialc("build", ".", "--out", "o", "--pretty")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("o/a.tour.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("the same bytes come of any number of threads, in any locale and time zone")
  func deterministic() async throws {
    for number in 0..<40 {
      let target = number % 7 == 0 ? "snd" : "send"
      try folder.write(Fixture.tutorial("t\(number)", target: target), to: "t\(number).tutorial.yaml")
    }
    let one = try await tutorialc("build", ".", "--out", "one", "--jobs", "1", "--diagnostics", "json")
    let many = try await tutorialc(
      "build", ".", "--out", "one2", "--jobs", "8", "--diagnostics", "json",
      environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(one.status == 1)
    #expect(one.error == many.error)
    #expect(try folder.files(below: "one") == folder.files(below: "one2"))
    // The cache holds file stamps, which differ between the folders.
    for name in try folder.files(below: "one") where name != ".tutorialc/cache" {
      #expect(folder.read("one/\(name)") == folder.read("one2/\(name)"))
    }
  }

  @Test("two tutorials of one id write nothing, and both places are shown")
  func duplicates() async throws {
    try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
    try folder.write(Fixture.tutorial("a"), to: "sub/c.tutorial.yaml")
    try folder.write(Fixture.layout, to: "sub/app.layout.yaml")
    let outcome = try await tutorialc("build", ".", "--out", "o")
    #expect(outcome.status == 1)
    #expect(
      outcome.error == """
        error: tutorial "a" has the id of another tutorial [duplicate-tutorial]
         ┌─ sub/c.tutorial.yaml:1:11
        1│ tutorial: a
         │           ^
         ┌─ a.tutorial.yaml:1:11
        1│ tutorial: a
         │           - first used here

        1 error
        3 tutorials: 1 written, 0 unchanged in o

        """)
    #expect(folder.read("o/a.tour.json") == nil)
    #expect(folder.read("o/b.tour.json") != nil)
  }

  @Test("one file under several names is compiled once")
  func oneFileTwice() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("z.tutorial.yaml"), withDestinationPath: "a.tutorial.yaml")
    let outcome = try await tutorialc("build", ".", "a.tutorial.yaml", "./a.tutorial.yaml", "--out", "o")
    #expect(outcome.error == "1 tutorial: 1 written, 0 unchanged in o\n")
  }

  @Test("folders are searched; hidden ones, outputs and what is no tutorial are left out")
  func search() async throws {
    try folder.write(Fixture.tutorial("hidden"), to: "sub/.hidden/h.tutorial.yaml")
    try folder.write(Fixture.tutorial("output"), to: "sub/old/o.tutorial.yaml")
    try folder.write("tutorialc.outputs/1\n", to: "sub/old/.tutorialc/outputs")
    try folder.write(Fixture.tutorial("deep"), to: "sub/deep/d.tutorial.yaml")
    try folder.write(Fixture.layout, to: "sub/deep/app.layout.yaml")
    try folder.write("# Read me\n", to: "README.md")
    try folder.write("body { }\n", to: "client/index.html")
    try FileManager.default.createSymbolicLink(atPath: folder.path("client/up"), withDestinationPath: "..")
    // The names that a shell expands `*` to.
    let names = ["README.md", "a.tutorial.yaml", "app.layout.yaml", "client", "sub"]
    let outcome = try await tutorialc.run(["build"] + names + ["--out", "o", "--verbose"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        a: 1 step in 1 variant -> o/a.tour.json
        deep: 1 step in 1 variant -> o/d.tour.json

        """)
  }

  @Test("a build that finds no tutorial says where it looked")
  func nothing() async throws {
    try folder.write("# Read me\n", to: "empty/README.md")
    let outcome = try await tutorialc("build", "empty", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.headlines == "tutorialc: error: no tutorial in \"empty\" [empty-glob]\n")
  }

  @Test("a pattern selects variants; one that matches none is reported, and leaves the outputs alone")
  func variants() async throws {
    _ = try await tutorialc("build", ".", "--out", "o")
    let old = folder.read("o/a.tour.json")
    let some = try await tutorialc("build", ".", "--out", "o", "--variant", "ph*")
    #expect(some.error == "1 tutorial: 0 written, 1 unchanged in o\n")
    let none = try await tutorialc("build", ".", "--out", "o", "--variant", "tablet", "--diagnostics", "short")
    #expect(
      none.error
        == "a.tutorial.yaml:1:11: warning: the layouts of \"a\" have no variant with the requested name [matches-nothing]\n"
    )
    #expect(folder.read("o/a.tour.json") == old)
  }
}

@Suite("Removal of old outputs")
struct RemovalTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "src/app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "src/a.tutorial.yaml")
    try folder.write(Fixture.tutorial("b"), to: "src/b.tutorial.yaml")
  }

  private func outputs() throws -> [String] {
    try folder.files(below: "o").filter { !$0.hasPrefix(".tutorialc/") }
  }

  @Test("an output is named after its tutorial's file, and removed when that is gone; nothing else ever is")
  func renamed() async throws {
    _ = try await tutorialc("build", "src", "--out", "o")
    try folder.write("mine", to: "o/mine.tour.json")
    try FileManager.default.removeItem(atPath: folder.path("src/a.tutorial.yaml"))
    try folder.write(Fixture.tutorial("a"), to: "src/c.tutorial.yaml")
    let outcome = try await tutorialc("build", "src", "--out", "o")
    #expect(outcome.error == "2 tutorials: 1 written, 1 unchanged, 1 removed in o\n")
    #expect(try outputs() == ["b.tour.json", "c.tour.json", "mine.tour.json"])
    try FileManager.default.removeItem(atPath: folder.path("src/c.tutorial.yaml"))
    _ = try await tutorialc("build", "src", "--out", "o")
    #expect(try outputs() == ["b.tour.json", "mine.tour.json"])
  }

  @Test("a build of some tutorials leaves the outputs of the others")
  func partial() async throws {
    _ = try await tutorialc("build", "src", "--out", "o")
    _ = try await tutorialc("build", "src/a.tutorial.yaml", "--out", "o")
    #expect(try outputs() == ["a.tour.json", "b.tour.json"])
  }

  @Test("a tree that moved with its outputs keeps them")
  func moved() async throws {
    try folder.write("", to: "tree/x")
    _ = try await tutorialc("build", "src", "--out", "src/out")
    try FileManager.default.moveItem(atPath: folder.path("src"), toPath: folder.path("tree/src"))
    _ = try await tutorialc("build", "tree/src/a.tutorial.yaml", "--out", "tree/src/out")
    #expect(folder.read("tree/src/out/b.tour.json") != nil)
  }

  @Test("a build of all that the configuration names removes what it does not make")
  func whole() async throws {
    try folder.write("sources: src\noutput: o\n", to: "tutorialc.yaml")
    _ = try await tutorialc("build")
    try folder.write("sources: src/a.tutorial.yaml\noutput: o\n", to: "tutorialc.yaml")
    _ = try await tutorialc("build")
    #expect(try outputs() == ["a.tour.json"])
    // An error in the configuration leaves the set of all tutorials unknown.
    try folder.write("sources: [src/b.tutorial.yaml, srcc]\noutput: o\n", to: "tutorialc.yaml")
    #expect(try await tutorialc("build").status == 1)
    #expect(try outputs() == ["a.tour.json"])
  }

  @Test("a damaged state removes nothing outside the folder")
  func damagedState() async throws {
    _ = try await tutorialc("build", "src", "--out", "o")
    try folder.write("keep", to: "keep.txt")
    let state =
      "tutorialc.outputs/1\n../keep.txt\tjson\tgone.yaml\t\n/etc/hostname\tjson\tgone.yaml\t\n.\tjson\tgone.yaml\t\nx\n"
    try folder.write(state, to: "o/.tutorialc/outputs")
    let outcome = try await tutorialc("build", "src", "--out", "o")
    #expect(outcome.error == "2 tutorials: 0 written, 2 unchanged in o\n")
    #expect(folder.read("keep.txt") == "keep")
  }

  @Test("a folder that took an output's place stays")
  func replaced() async throws {
    _ = try await tutorialc("build", "src", "--out", "o")
    try FileManager.default.removeItem(atPath: folder.path("o/a.tour.json"))
    try folder.write("x", to: "o/a.tour.json/x")
    try FileManager.default.removeItem(atPath: folder.path("src/a.tutorial.yaml"))
    _ = try await tutorialc("build", "src", "--out", "o")
    #expect(folder.read("o/a.tour.json/x") == "x")
  }
}
