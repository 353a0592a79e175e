import Foundation
import Testing

@testable import tutorialc

@Suite("Programs beside the compiler")
struct ChildProcessTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    try folder.write("no font", to: "a.ttf")
  }

  private func check(_ script: String, _ arguments: String...) async throws -> Tutorialc.Outcome {
    try folder.write(MeasurerScript.configuration(script), to: "tutorialc.yaml")
    return try await tutorialc.run(["check", "--allow-plugins", "--diagnostics", "short"] + arguments)
  }

  /// Waits for a process to end; a script has written its number to a file.
  private func isGone(_ name: String) async throws -> Bool {
    let process = try await number(name)
    for _ in 0..<2000 {
      if kill(process, 0) != 0, errno == ESRCH { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    kill(process, SIGKILL)
    return false
  }

  private func number(_ name: String) async throws -> Int32 {
    for _ in 0..<4000 {
      if let text = folder.read(name), text.hasSuffix("\n"), let number = Int32(text.dropLast()) { return number }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Sends a signal as soon as a file exists.
  ///
  /// It uses a thread of its own, because the tests' threads may all be busy for longer than a measurer has to answer.
  private func send(_ signal: Int32, to process: Int32, onceThereIs name: String) {
    let folder = folder
    Thread.detachNewThread {
      for _ in 0..<5000 where folder.read(name)?.hasSuffix("\n") != true { usleep(5000) }
      kill(process, signal)
    }
  }

  private func crash(_ message: String) -> String { "tutorialc.yaml:1:1: error: \(message) [plugin-crashed]\n" }

  @Test("a measurer's end is seen though a child of its holds the pipes, and the child ends with it")
  func holdsPipe() async throws {
    let outcome = try await check("sleep 1000 & echo $! > child; exit 3")
    #expect(outcome.status == 3)
    #expect(outcome.error == crash("\"sh\" ended before it had answered"))
    #expect(try await isGone("child"))
  }

  @Test("a measurer's output before its end counts, though a child still holds the pipes")
  func lastWords() async throws {
    let outcome = try await check("read line; sleep 1000 & echo $! > child; echo words >&2; echo '{\"version\":9}'")
    #expect(
      outcome.error == crash("\"sh\" cannot be used as a measurer: it does not speak version 1 of the protocol"))
    #expect(try await isGone("child"))
  }

  @Test("a measurer that heeds no signal ends with the run, and its children with it")
  func heedless() async throws {
    let outcome = try await check(
      "trap '' TERM INT HUP PIPE; sleep 1000 & echo $! > child; echo $$ > self; \(MeasurerScript.answering); sleep 1000"
    )
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try await isGone("self"))
    #expect(try await isGone("child"))
  }

  @Test(
    "a child in a session of its own ends with the run",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
  func session() async throws {
    let outcome = try await check(
      "setsid sh -c 'echo $$ > child; exec sleep 1000' & while ! [ -s child ]; do :; done; \(MeasurerScript.answering)")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try await isGone("child"))
  }

  @Test("endless output on standard error doesn't hold back the answer")
  func flood() async throws {
    let outcome = try await check("yes junk >&2 & echo $! > child; \(MeasurerScript.answering)")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try await isGone("child"))
  }

  @Test(
    "a measurer that never answers, or never to the end of a line, is ended when the programs' time is over",
    arguments: [
      "read line; echo $$ > self; exec sleep 1000", "read line; echo $$ > self; printf '{\"vers'; exec sleep 1000",
      "echo $$ > self; exec sleep 1000", "\(MeasurerScript.greeting); echo $$ > self; read line; exec sleep 1000",
      "echo $$ > self; kill -STOP $$",
    ])
  func silent(script: String) async throws {
    let outcome = try await check(script, "--program-seconds", "1")
    #expect(outcome.status == 3)
    #expect(
      outcome.error == crash("\"sh\" cannot be used as a measurer: its answers took more than 1 s in all"))
    #expect(try await isGone("self"))
  }

  @Test("an answer without a line end isn't accepted")
  func halfLine() async throws {
    let outcome = try await check("read line; printf '{\"version\":1}'")
    #expect(outcome.error == crash("\"sh\" ended before it had answered"))
  }

  @Test("a program that the system cannot execute is an error")
  func noProgram() async throws {
    try folder.write("no program", to: "m")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("m"))
    try folder.write("fonts: { body: a.ttf, measurer: ./m }\n", to: "tutorialc.yaml")
    let outcome = try await tutorialc("check", "--allow-plugins", "--diagnostics", "short")
    #expect(
      outcome.headlines == """
        tutorialc.yaml:1:1: error: the fonts cannot be measured: cannot run "./m": it is not a program [unmeasurable-fonts]

        """)
  }

  @Test(
    "any end of the compiler ends its programs and their children", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func signals(signal: Int32) async throws {
    for command in [["check"], ["build", "--out", "o"]] {
      for name in ["self", "child"] { try? FileManager.default.removeItem(atPath: folder.path(name)) }
      try folder.write(
        MeasurerScript.configuration(
          "trap '' TERM INT HUP; sleep 1000 & echo $! > child; echo $$ > self; read line; while :; do sleep 1000; done"),
        to: "tutorialc.yaml")
      let scratch = try TemporaryFolder()
      let process = try tutorialc.prepare(command + ["--allow-plugins"], scratch: scratch)
      try process.run()
      send(signal, to: process.processIdentifier, onceThereIs: "self")
      try await process.ended()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
      #expect(try await isGone("self"))
      #expect(try await isGone("child"))
      if command[0] == "build", signal != SIGKILL { #expect(try folder.folders(below: "o/.tutorialc") == []) }
    }
  }

  @Test(
    "programs get four variables and three descriptors, and nothing of what the compiler was given",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/environ")))
  func inheritance() async throws {
    try folder.write(
      MeasurerScript.configuration(
        "(ls /proc/$$/fd) > descriptors; tr '\\0' '\\n' < /proc/$$/environ > variables; \(MeasurerScript.answering)"),
      to: "tutorialc.yaml")
    let scratch = try TemporaryFolder()
    let process = try tutorialc.prepare([], scratch: scratch)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec 3<a.ttf 4<a.ttf 7<a.ttf 9>leak; exec \"$0\" build --out o --allow-plugins --jobs 4",
      try Tutorialc.executable.path,
    ]
    process.environment?.merge(
      ["LANG": "C", "TMPDIR": "/tmp", "SECRET": "x", "LD_PRELOAD": ""]
    ) { $1 }
    try process.run()
    try await process.ended()
    #expect(process.terminationStatus == 0, "\(scratch.read("error") ?? "")")
    #expect(folder.read("descriptors") == "0\n1\n2\n")
    let variables = (folder.read("variables") ?? "").split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(Set(variables) == ["PATH", "HOME", "LANG", "TMPDIR"])
  }

  @Test("a program's time is a number of seconds", arguments: ["0", "-1", "x", "86401"])
  func seconds(text: String) async throws {
    let outcome = try await check("", "--program-seconds=\(text)")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix("tutorialc: error: --program-seconds is \"\(text)\", not a number from 1 to 86400\n"))
  }
}
