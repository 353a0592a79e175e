import Foundation
import Testing

@testable import TutorialReporting
@testable import tutorialc

// Only debug builds can be told to crash.
#if DEBUG
  @Suite("A crash of the compiler")
  struct CrashTests {
    private let folder: TemporaryFolder
    private let tutorialc: Tutorialc

    init() throws {
      folder = try TemporaryFolder()
      tutorialc = Tutorialc(folder: folder)
      try folder.write(Fixture.layout, to: "app.layout.yaml")
      for name in ["a", "b", "c", "d", "e"] { try folder.write(Fixture.tutorial(name), to: "\(name).tutorial.yaml") }
    }

    private func run(
      _ arguments: [String], crash: String, together: Int = 1, input: String? = nil
    ) async throws -> Tutorialc.Outcome {
      try await tutorialc.run(
        arguments + ["--diagnostics", "short"], input: input,
        environment: ["TUTORIALC_CRASH_AT": crash, "TUTORIALC_CRASH_TOGETHER": String(together)])
    }

    /// The compiler's own lines, without those of Swift's runtime.
    private func said(_ outcome: Tutorialc.Outcome) -> [String] {
      outcome.error.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") && !$0.contains("Fatal") }
    }

    private func crash(_ path: String? = nil) -> String {
      let place = path.map { " on \($0)" } ?? ""
      return "tutorialc: error: the compiler crashed\(place); this is a bug in tutorialc, please report it"
    }

    @Test(
      "it names the file at work, and replaces nothing",
      arguments: ["trap", "overflow", "abort", "segv"], ["1", "4"])
    func named(kind: String, jobs: String) async throws {
      #expect(try await tutorialc("build", ".", "--out", "o").status == 0)
      let files = try folder.files(below: "o")
      let old = folder.read("o/a.tour.json")
      for name in ["a", "b", "c", "d", "e"] {
        try folder.write(Fixture.tutorial(name).replacing("Tap it.", with: "New."), to: "\(name).tutorial.yaml")
      }
      let outcome = try await run(["build", ".", "--out", "o", "--jobs", jobs], crash: "\(kind):b.tutorial.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("b.tutorial.yaml")])
      #expect(folder.read("o/a.tour.json") == old)
      #expect(try await tutorialc("build", ".", "--out", "o").status == 0)
      #expect(try folder.files(below: "o") == files)
      #expect(try folder.folders(below: "o/.tutorialc") == [])
      #expect(folder.read("o/b.tour.json")?.contains("New.") == true)
    }

    @Test(
      "of several threads that crash at the same time, one names its file, in one whole line",
      arguments: [["trap", "trap", "trap", "trap"], ["segv", "trap", "abort", "overflow"], ["segv", "segv"]])
    func several(kinds: [String]) async throws {
      let names = ["a", "b", "c", "d"].map { "\($0).tutorial.yaml" }
      let outcome = try await run(
        ["check", ".", "--jobs", "4"], crash: zip(kinds, names).map { "\($0):\($1)" }.joined(separator: ","),
        together: kinds.count)
      #expect(outcome.status == 3)
      let said = said(outcome)
      #expect(said.count == 1 && names.prefix(kinds.count).map { crash($0) }.contains(said.first ?? ""))
    }

    @Test("a name that would break the line, or that a terminal obeys, is escaped")
    func strangeName() async throws {
      try folder.write(Fixture.tutorial("x"), to: "x\n\u{1b}[2J.yaml")
      let outcome = try await run(["check", "x\n\u{1b}[2J.yaml"], crash: "trap:x\n\u{1b}[2J.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("x\n\u{1b}[2J.yaml".printable)])
    }

    @Test("a crash on standard input leaves standard output empty")
    func standardOutput() async throws {
      let outcome = try await run(
        ["build", "-", "--out", "-"], crash: "overflow:<stdin>", input: Fixture.tutorial("x"))
      #expect(outcome.status == 3)
      #expect(outcome.output == "")
      #expect(said(outcome) == [crash("<stdin>")])
    }

    @Test("a manifest that is checked by itself is named too")
    func manifest() async throws {
      let outcome = try await run(["check", "app.layout.yaml", "a.tutorial.yaml"], crash: "abort:app.layout.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("app.layout.yaml")])
    }

    @Test("no depfile is written, and no output")
    func depfile() async throws {
      let outcome = try await run(
        ["build", "a.tutorial.yaml", "b.tutorial.yaml", "--out", "o", "--depfile", "d", "--jobs", "1"],
        crash: "trap:b.tutorial.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("b.tutorial.yaml")])
      #expect(folder.read("d") == nil)
      #expect(folder.read("o/a.tour.json") == nil)
    }

    @Test("programs that it started end with it")
    func programs() async throws {
      try folder.write("no font", to: "a.ttf")
      try folder.write(
        MeasurerScript.configuration("echo $$ >> numbers; \(MeasurerScript.answering); sleep 1000"),
        to: "tutorialc.yaml")
      let outcome = try await run(
        ["check", "--allow-plugins", "--jobs", "1"], crash: "trap:b.tutorial.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("b.tutorial.yaml")])
      let numbers = (folder.read("numbers") ?? "").split(separator: "\n").compactMap { Int32($0) }
      #expect(numbers.count == 1)
      for number in numbers {
        for _ in 0..<2000 where kill(number, 0) == 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(kill(number, 0) != 0)
      }
    }

    @Test("a crash without a file at work names none", arguments: ["trap", "overflow", "abort", "segv"])
    func nameless(kind: String) async throws {
      let outcome = try await run(["check", "."], crash: "\(kind):<start>")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash()])
    }

    @Test("somebody's signal is no crash", arguments: [SIGILL, SIGSEGV])
    func sent(signal: Int32) async throws {
      let scratch = try TemporaryFolder()
      let process = try tutorialc.prepare(["build", "-", "--out", "o"], scratch: scratch)
      let pipe = Pipe()
      process.standardInput = pipe
      try process.run()
      for _ in 0..<2000 where !FileManager.default.fileExists(atPath: folder.path("o/.tutorialc/lock")) {
        try await Task.sleep(for: .milliseconds(5))
      }
      kill(process.processIdentifier, signal)
      try await process.ended()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    }
  }
#endif
