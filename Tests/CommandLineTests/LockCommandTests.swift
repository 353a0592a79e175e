import Testing

@testable import tutorialc

@Suite("tutorialc lock")
struct LockCommandTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc
  private let file = """
    # What the selectors of a.tutorial.yaml resolve to. Written by `tutorialc lock`; commit it.
    schema: tutorialc.lock/1
    references:
    - { step: one, part: target, screen: home, variant: phone, selector: send, by: name, id: send }

    """

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  @Test("a lock is written beside the tutorial, and one that is right is not touched")
  func write() async throws {
    let first = try await tutorialc("lock", "a.tutorial.yaml")
    #expect(first.status == 0 && first.output == "")
    #expect(first.error == "a.lock.yaml: 1 reference\n")
    #expect(folder.read("a.lock.yaml") == file)
    let date = try folder.changeDate("a.lock.yaml")
    #expect(try await tutorialc("lock", ".").error == "a.lock.yaml: 1 reference, nothing has changed\n")
    #expect(try folder.changeDate("a.lock.yaml") == date)
    #expect(try await tutorialc("check", ".", "--locked").status == 0)
  }

  @Test("--diff shows the changes, and changes nothing")
  func show() async throws {
    let shown = try await tutorialc("lock", ".", "--diff")
    #expect(shown.status == 0 && shown.output.contains("+- { step: one, part: target,"))
    #expect(try folder.files() == ["a.tutorial.yaml", "app.layout.yaml"])
    try folder.write(file.replacing("id: send", with: "id: sent"), to: "a.lock.yaml")
    #expect(try await tutorialc("lock", ".").error == "a.lock.yaml: 1 reference: 1 changed\n")
    #expect(folder.read("a.lock.yaml") == file)
  }

  @Test("a tutorial with errors gets no lock, and the others do")
  func errors() async throws {
    try folder.write(Fixture.tutorial("b", target: "nobody"), to: "b.tutorial.yaml")
    let outcome = try await tutorialc("lock", ".")
    #expect(outcome.status == 1)
    #expect((outcome.error + outcome.output).contains("[unknown-target]"))
    #expect(try folder.files() == ["a.lock.yaml", "a.tutorial.yaml", "app.layout.yaml", "b.tutorial.yaml"])
  }

  @Test("a file of that name that is no lock is not replaced, and nothing of it is shown")
  func foreign() async throws {
    try folder.write("password: secret\n", to: "a.lock.yaml")
    let outcome = try await tutorialc("lock", ".")
    #expect(outcome.status == 3 || outcome.status == 1)
    #expect((outcome.error + outcome.output).contains("\"a.lock.yaml\" is not a lock, so it is not replaced"))
    #expect(folder.read("a.lock.yaml") == "password: secret\n")
    let checked = try await tutorialc("check", ".")
    #expect(checked.status == 1 && !checked.error.contains("secret"))
  }

  @Test("without a lock --locked is an error, and a build writes nothing then")
  func required() async throws {
    let outcome = try await tutorialc("build", ".", "--locked", "--out", "o")
    #expect(outcome.status == 1 && outcome.error.contains("[missing-lock]"))
    #expect(folder.read("o/a.tour.json") == nil)
    _ = try await tutorialc("lock", ".")
    #expect(try await tutorialc("build", ".", "--locked", "--out", "o").status == 0)
  }

  @Test("a build that reuses results notices a change of the lock")
  func cached() async throws {
    #expect(try await tutorialc("build", ".", "--out", "o").status == 0)
    try folder.write(file.replacing("id: send", with: "id: sent"), to: "a.lock.yaml")
    let drifted = try await tutorialc("build", ".", "--out", "o")
    #expect(drifted.status == 1 && drifted.error.contains("[drifted-target]"))
    try folder.write(file, to: "a.lock.yaml")
    #expect(try await tutorialc("build", ".", "--out", "o").status == 0)
    #expect(try await tutorialc("build", ".", "--out", "o", "--depfile", "d").status == 2)
    #expect(try await tutorialc("build", "a.tutorial.yaml", "--out", "p", "--depfile", "d").status == 0)
    #expect(folder.read("d")?.contains("a.lock.yaml") == true)
  }

  @Test("a lock is read only where it is declared")
  func declared() async throws {
    try folder.write(file.replacing("id: send", with: "id: sent"), to: "a.lock.yaml")
    try folder.write("a.tutorial.yaml\napp.layout.yaml\n", to: "list")
    #expect(try await tutorialc("check", "a.tutorial.yaml", "--declared", "list").status == 0)
    try folder.write("a.tutorial.yaml\napp.layout.yaml\na.lock.yaml\n", to: "list")
    #expect(try await tutorialc("check", "a.tutorial.yaml", "--declared", "list").error.contains("[drifted-target]"))
  }

  @Test("standard input has no lock")
  func standardInput() async throws {
    #expect(try await tutorialc("lock", "-").status == 2)
  }

  @Test("a tutorial with another suffix can't have a lock")
  func unnamed() async throws {
    try folder.write(Fixture.tutorial("c"), to: "c.yaml")
    let outcome = try await tutorialc("lock", "c.yaml")
    #expect(outcome.status != 0 && (outcome.error + outcome.output).contains("NAME.tutorial.yaml"))
  }

  @Test("two tutorials that would share a lock are refused, and the lock that is there stays")
  func shared() async throws {
    let folder = try TemporaryFolder()
    let tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    #expect(try await tutorialc("lock", "a.tutorial.yaml").status == 0)
    let lock = folder.read("a.lock.yaml")
    try folder.write(
      #"{"tutorial": "b", "layout": "app.layout.yaml", "steps": [{"callout": "Hi."}]}"#, to: "a.tutorial.json")
    for name in ["a.tutorial.json", "a.tutorial.yaml"] {
      let refused = try await tutorialc("lock", name)
      #expect(refused.status == 3)
      #expect(refused.error.contains("\"a.lock.yaml\" would be the lock of \"a.tutorial."))
      #expect(folder.read("a.lock.yaml") == lock)
    }
  }
}
