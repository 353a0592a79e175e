import Testing
import TutorialDriving

@testable import tutorialc

@Suite("Plans for ninja, and the actions of them")
struct PlanTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "my a.tutorial.yaml")
  }

  @Test("a plan has an action for each tutorial, one for all, and what they read")
  func plan() async throws {
    let outcome = try await tutorialc("plan", "--ninja", "my a.tutorial.yaml", "--out", "o", "--strict")
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(
      folder.read("o/build.ninja") == """
        # Written by tutorialc plan --ninja, which writes it anew when it has to.
        ninja_required_version = 1.10
        builddir = o/.tutorialc/plan

        rule plan
          command = tutorialc plan --out o --strict --ninja --tool tutorialc -- 'my a.tutorial.yaml'
          description = plan
          generator = 1

        rule tutorial
          command = tutorialc build --out o --strict --jobs 1 $leaving $solved -- $in
          restat = 1
          description = $in

        rule found-tutorial
          command = tutorialc build --out o --strict --jobs 1 $leaving $solved $searches -- $in
          rspfile = $summary.found
          rspfile_content = $found
          restat = 1
          description = $in

        rule layouts
          command = tutorialc solve --out $out -- $in
          restat = 1
          description = $in

        rule join
          command = tutorialc join --out o --strict --stamp o/.tutorialc/plan/joined o/.tutorialc/plan/joined.list
          restat = 1
          rspfile = o/.tutorialc/plan/joined.list
          rspfile_content = $summaries
          description = all tutorials together

        build o/build.ninja: plan | . my$ a.tutorial.yaml

        build o/.tutorialc/plan/layouts/43d8c2e76da36c58a5bc4cfceee31c633edc42d04f834c1d7eaf471e9e50db8c.solved: layouts app.layout.yaml

        build o/.tutorialc/plan/my$ a.tutorial.yaml.summary o/my$ a.tour.json: tutorial my$ a.tutorial.yaml | app.layout.yaml o/.tutorialc/plan/layouts/43d8c2e76da36c58a5bc4cfceee31c633edc42d04f834c1d7eaf471e9e50db8c.solved
          summary = o/.tutorialc/plan/my a.tutorial.yaml.summary
          leaving = --summary 'o/.tutorialc/plan/my a.tutorial.yaml.summary'
          solved = --solved o/.tutorialc/plan/layouts/43d8c2e76da36c58a5bc4cfceee31c633edc42d04f834c1d7eaf471e9e50db8c.solved

        build o/.tutorialc/plan/joined: join o/.tutorialc/plan/my$ a.tutorial.yaml.summary
          summaries = ["o/.tutorialc/plan/my a.tutorial.yaml.summary"]

        build .: phony
        build app.layout.yaml: phony
        build my$ a.tutorial.yaml: phony

        """)
  }

  @Test("two outputs of one name make no plan")
  func collision() async throws {
    try folder.write(Fixture.tutorial("b"), to: "other/my A.tutorial.yaml")
    let outcome = try await tutorialc("plan", "--ninja", ".", "--out", "o", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.headlines == "tutorialc: error: \"my A.tour.json\" is written twice [output-collision]\n")
    #expect(folder.read("o/build.ninja") == nil)
  }

  @Test("names that ninja doesn't allow, and empty plans, are refused")
  func refusals() async throws {
    try folder.write(Fixture.tutorial("b"), to: "b|c.tutorial.yaml")
    let named = try await tutorialc("plan", "--ninja", "b|c.tutorial.yaml", "--out", "o")
    #expect(named.status == 2)
    #expect(named.error.hasPrefix("tutorialc: error: ninja does not allow a file called \"b|c.tutorial.yaml\"\n"))
    let kind = try await tutorialc("plan", "my a.tutorial.yaml")
    #expect(kind.error.hasPrefix("tutorialc: error: plan needs --ninja\n"))
    let piped = try await tutorialc("plan", "--ninja", "-", input: "")
    #expect(piped.error.hasPrefix("tutorialc: error: a plan needs tutorials that are files\n"))
  }

  @Test("an action leaves a summary, and no state; what it found when it was planned holds")
  func action() async throws {
    try folder.write(
      Fixture.tutorial("g").replacing("app.layout.yaml", with: "\"*.layout.yaml\""), to: "g.tutorial.yaml")
    try folder.write("snapshots: 1\n", to: "wrong.layout.yaml")
    var found = FoundFiles()
    found.add(["app.layout.yaml"])
    try folder.write(found.json, to: "g.found")
    let outcome = try await tutorialc(
      "build", "g.tutorial.yaml", "--out", "o", "--summary", "s/g.summary", "--found", "g.found")
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(try folder.files(below: "o") == ["g.tour.json"])
    #expect(
      folder.read("s/g.summary")
        == #"{"schema":"tutorialc.summary/1","path":"g.tutorial.yaml","id":"g","start":10,"end":11,"#
        + #""outputs":[{"emitter":"json","path":"g.tour.json"}]}"# + "\n\n")
  }

  @Test("joining makes the files that speak of all, as a build of all does")
  func join() async throws {
    try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
    for name in ["my a", "b"] {
      let one = try await tutorialc(
        "build", "\(name).tutorial.yaml", "--out", "o", "--emit", "json,swift", "--summary", "\(name).summary")
      #expect(one.status == 0)
    }
    try folder.write(#"["my a.summary","b.summary"]"#, to: "list")
    let joined = try await tutorialc("join", "list", "--out", "o", "--emit", "json,swift", "--stamp", "done")
    #expect(joined.status == 0)
    #expect(folder.read("done") == "")
    let whole = try await tutorialc("build", ".", "--out", "whole", "--emit", "json,swift", "--quiet")
    #expect(whole.status == 0)
    for name in ["Tours.swift", "my a.tour.json", "b.tour.json"] {
      #expect(folder.read("o/\(name)") == folder.read("whole/\(name)"))
    }
  }

  @Test("joining finds tutorials of one id")
  func duplicates() async throws {
    try folder.write(Fixture.tutorial("a"), to: "b.tutorial.yaml")
    for name in ["my a", "b"] {
      _ = try await tutorialc("build", "\(name).tutorial.yaml", "--out", "o", "--summary", "\(name).summary")
    }
    try folder.write(#"["my a.summary","b.summary"]"#, to: "list")
    let joined = try await tutorialc(
      "join", "list", "--out", "o", "--stamp", "done", "--diagnostics", "short")
    #expect(joined.status == 1)
    #expect(
      joined.headlines
        == "my a.tutorial.yaml:1:11: error: tutorial \"a\" has the id of another tutorial [duplicate-tutorial]\n")
    #expect(folder.read("done") == nil)
    try folder.write("{}\n", to: "b.summary")
    let broken = try await tutorialc("join", "list", "--out", "o")
    #expect(broken.status == 2)
    #expect(broken.error.hasPrefix("tutorialc: error: \"b.summary\" was not written by build --summary\n"))
  }

  @Test(
    "names are escaped as ninja reads them",
    arguments: [("a b", "a$ b"), ("a$b", "a$$b"), ("a:b", "a$:b"), ("a'b", "a'b"), ("plain/ü", "plain/ü")])
  func escapes(name: String, escaped: String) {
    #expect(NinjaFile.escaped(path: name) == escaped)
  }

  @Test("words are quoted for any shell")
  func quotes() {
    #expect(NinjaFile.shell(["a", "a b", "it's", "", "$x"]) == "a 'a b' 'it'\\''s' '' '$x'")
    #expect(NinjaFile.escaped(value: " $x") == "$ $$x")
    #expect(!NinjaFile.canName("a|b"))
    #expect(!NinjaFile.canName("a\nb"))
  }

  @Test("the recorded matches of globs are read back as they were written, and nothing else is read")
  func found() {
    var found = FoundFiles()
    found.manifests = ["a \"b\".layout.yaml"]
    found.add(["s/de.yaml", "s/日本.yaml"])
    found.add(["s/de.yaml"])
    #expect(found.json == #"[["a \"b\".layout.yaml"],["s/de.yaml","s/日本.yaml"]]"#)
    #expect(FoundFiles(parsing: Array(found.json.utf8)) == found)
    #expect(FoundFiles(parsing: Array(found.json.dropLast().utf8)) == nil)
    for text in ["[[]]", "[[],[],[]]", "[[1],[]]", "{}"] { #expect(FoundFiles(parsing: Array(text.utf8)) == nil) }
  }
}
