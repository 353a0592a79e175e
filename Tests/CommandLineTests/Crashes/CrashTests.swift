import Foundation
import Testing
import TutorialSyntax

@testable import tutorialc

@Suite("The journal of crashes")
struct CrashJournalTests {
  private func journal(_ text: String) -> CrashJournal? { CrashJournal(parsing: Array(text.utf8)) }

  @Test("each record names a file and the signal")
  func records() throws {
    let crashes = try #require(journal("11:a:b.yaml\u{0}6:dir/ä\nc.yaml\u{0}"))
    #expect(crashes.signals == ["a:b.yaml": 11, "dir/ä\nc.yaml": 6])
    #expect(
      crashes.diagnostic(for: "a:b.yaml")?.message == "the compiler crashed at work on this file (SIGSEGV)")
    #expect(crashes.diagnostic(for: "b.yaml") == nil)
    #expect(journal("") == CrashJournal())
  }

  @Test("one file twice, or anything else, is no journal", arguments: ["11:a\u{0}4:a\u{0}", "a", "x:a\u{0}"])
  func broken(text: String) {
    #expect(journal(text) == nil)
  }
}

// Only debug builds contain the code that crashes on purpose.
#if DEBUG
  @Suite("A crash in one tutorial")
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
      _ arguments: [String], crash: String, input: String? = nil
    ) async throws -> Tutorialc.Outcome {
      try await tutorialc.run(
        arguments + ["--diagnostics", "short"], input: input, environment: ["TUTORIALC_CRASH_AT": crash])
    }

    /// The compiler's own error lines, without those of Swift's runtime.
    private func said(_ outcome: Tutorialc.Outcome) -> [String] {
      outcome.error.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") && !$0.contains("Fatal") }
    }

    private func crash(_ path: String, _ signal: String) -> String {
      "\(path):1:1: error: the compiler crashed at work on this file (\(signal)) [compiler-crashed]"
    }

    @Test(
      "it is named, and the others are written",
      arguments: ["trap", "overflow", "abort", "segv"], ["1", "4"])
    func named(kind: String, jobs: String) async throws {
      #expect(try await tutorialc("build", ".", "--out", "o").status == 0)
      let old = folder.read("o/b.tour.json")
      for name in ["a", "b", "c", "d", "e"] {
        try folder.write(Fixture.tutorial(name).replacing("Tap it.", with: "New."), to: "\(name).tutorial.yaml")
      }
      let outcome = try await run(
        ["build", ".", "--out", "o", "--jobs", jobs], crash: "\(kind):b.tutorial.yaml,\(kind):d.tutorial.yaml")
      #expect(outcome.status == 3)
      let signals = ["trap": trapSignal, "abort": "SIGABRT"]
      let signal = signals[kind] ?? "SIGSEGV"
      #expect(said(outcome) == [crash("b.tutorial.yaml", signal), crash("d.tutorial.yaml", signal)])
      #expect(folder.read("o/b.tour.json") == old)
      for name in ["a", "c", "e"] { #expect(folder.read("o/\(name).tour.json")?.contains("New.") == true) }
      #expect(
        try folder.files(below: "o")
          == [".tutorialc/cache", ".tutorialc/lock", ".tutorialc/outputs"]
          + ["a", "b", "c", "d", "e"].map { "\($0).tour.json" })
      #expect(try folder.folders(below: "o/.tutorialc") == [])
    }

    private var trapSignal: String {
      #if arch(x86_64)
        "SIGILL"
      #else
        "SIGTRAP"
      #endif
    }

    @Test("all of them may crash, each once", arguments: ["1", "4"])
    func all(jobs: String) async throws {
      let names = ["a", "b", "c", "d", "e"].map { "\($0).tutorial.yaml" }
      let outcome = try await run(
        ["check", ".", "--jobs", jobs], crash: names.map { "trap:\($0)" }.joined(separator: ","))
      #expect(outcome.status == 3)
      #expect(said(outcome) == names.map { crash($0, trapSignal) })
    }

    @Test("check goes on with the others, and with what came on standard input")
    func check() async throws {
      let broken = Fixture.tutorial("x", target: "sent")
      let outcome = try await run(["check", "a.tutorial.yaml", "-"], crash: "trap:a.tutorial.yaml", input: broken)
      #expect(outcome.status == 3)
      #expect(
        said(outcome) == [
          "<stdin>:4:24: error: no element with id \"sent\" on screen \"home\" [unknown-target]",
          crash("a.tutorial.yaml", trapSignal),
        ])
    }

    @Test("standard input that is a pipe is read but once")
    func pipe() async throws {
      let scratch = try TemporaryFolder()
      let process = try tutorialc.prepare(
        ["check", "a.tutorial.yaml", "-", "--coverage", "--quiet"], scratch: scratch)
      process.environment?["TUTORIALC_CRASH_AT"] = "overflow:a.tutorial.yaml"
      let pipe = Pipe()
      process.standardInput = pipe
      try process.run()
      try pipe.fileHandleForWriting.write(contentsOf: Data(Fixture.tutorial("x").utf8))
      try pipe.fileHandleForWriting.close()
      try await process.ended()
      #expect(process.terminationStatus == 3)
      #expect(scratch.read("output")?.hasPrefix("x: 1 step in 1 variant\n") == true)
    }

    @Test("a crash on standard input leaves standard output empty")
    func standardOutput() async throws {
      let outcome = try await run(
        ["build", "-", "--out", "-"], crash: "overflow:<stdin>", input: Fixture.tutorial("x"))
      #expect(outcome.status == 3)
      #expect(outcome.output == "")
      #expect(said(outcome) == [crash("<stdin>", "SIGSEGV")])
    }

    @Test("a manifest that is checked by itself is named too")
    func manifest() async throws {
      let outcome = try await run(["check", "app.layout.yaml", "a.tutorial.yaml"], crash: "abort:app.layout.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("app.layout.yaml", "SIGABRT")])
    }

    @Test("no depfile is written, and nothing staged stays")
    func depfile() async throws {
      let outcome = try await run(
        ["build", "a.tutorial.yaml", "b.tutorial.yaml", "--out", "o", "--depfile", "d", "--jobs", "1"],
        crash: "trap:b.tutorial.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("b.tutorial.yaml", trapSignal)])
      #expect(folder.read("d") == nil)
      #expect(try folder.files(below: "o") == ["a.tour.json"])
      #expect(!FileManager.default.fileExists(atPath: folder.path("o/.tutorialc")))
    }

    @Test("programs of the life that ended end with it")
    func programs() async throws {
      try folder.write("no font", to: "a.ttf")
      try folder.write(
        MeasurerScript.configuration("echo $$ >> numbers; \(MeasurerScript.answering); sleep 1000"),
        to: "tutorialc.yaml")
      let outcome = try await run(["check", "--allow-plugins"], crash: "trap:a.tutorial.yaml")
      #expect(outcome.status == 3)
      #expect(said(outcome) == [crash("a.tutorial.yaml", trapSignal)])
      let numbers = (folder.read("numbers") ?? "").split(separator: "\n").compactMap { Int32($0) }
      #expect(numbers.count == 2)
      for number in numbers {
        for _ in 0..<2000 where kill(number, 0) == 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(kill(number, 0) != 0)
      }
    }

    @Test("a preview goes on at the same address, which is said once")
    func preview() async throws {
      try FileManager.default.removeItem(atPath: folder.path("b.tutorial.yaml"))
      let scratch = try TemporaryFolder()
      let process = try tutorialc.prepare(["preview", "."], scratch: scratch)
      process.environment?["TUTORIALC_CRASH_AT"] = "trap:b.tutorial.yaml"
      try process.run()
      defer { process.terminate() }
      func waits(_ count: Int) -> Bool {
        (scratch.read("error") ?? "").ranges(of: "tutorialc: waiting for changes\n").count >= count
      }
      for _ in 0..<4000 where !waits(1) { try await Task.sleep(for: .milliseconds(5)) }
      let address = try #require(scratch.read("output").flatMap { URL(string: $0.trimmingCharacters(in: .newlines)) })
      try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
      for _ in 0..<4000 where !waits(2) { try await Task.sleep(for: .milliseconds(5)) }
      #expect(scratch.read("output") == "\(address)\n")
      let list = try await answer(at: address)
      #expect(list.hasPrefix("HTTP/1.1 200 OK\r\n"))
      for (file, kind, words) in [("b", "error", "1 error"), ("e", "good", "nothing wrong")] {
        let line = "<span class=\"path\">\(file).tutorial.yaml</span> <span class=\"count \(kind)\">\(words)</span>"
        #expect(list.contains(line))
      }
    }

    /// The response to a request to an address of this machine.
    private func answer(at address: URL) async throws -> String {
      let port = try #require(address.port)
      let script = """
        exec 3<>/dev/tcp/127.0.0.1/\(port)
        printf 'GET %s HTTP/1.1\\r\\nHost: 127.0.0.1:\(port)\\r\\n\\r\\n' '\(address.path)/' >&3
        cat <&3
        """
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", script]
      process.standardOutput = pipe
      try process.run()
      let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
      try await process.ended()
      return String(decoding: bytes, as: UTF8.self)
    }

    @Test("a crash at nothing that has a name is a plain message", arguments: ["trap", "overflow", "abort", "segv"])
    func nameless(kind: String) async throws {
      let outcome = try await run(["check", "."], crash: "\(kind):<start>")
      #expect(outcome.status == 3)
      #expect(
        said(outcome) == [
          "tutorialc: error: the compiler crashed; that is a defect of tutorialc: please report it, with what it was to do"
        ])
    }

    @Test("a journal that no life has left is none", arguments: ["0,1", "98,99", "x", "3", "-1,-1", ""])
    func strangeJournal(text: String) async throws {
      let outcome = try await tutorialc("check", ".", environment: ["TUTORIALC_CRASH_JOURNAL": text])
      #expect(outcome.status == 0)
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
