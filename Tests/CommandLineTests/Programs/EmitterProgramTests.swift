import Foundation
import Testing

@testable import tutorialc

@Suite("Emitters out of process")
struct EmitterProgramTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    try folder.write(EmitterScript.description(), to: "description")
    try folder.write(EmitterScript.good, to: "good")
  }

  private func run(_ script: String, options: String = "", _ arguments: String...) async throws -> Tutorialc.Outcome {
    try folder.write(EmitterScript.configuration(script, options: options), to: "tutorialc.yaml")
    return try await tutorialc.run(
      (arguments.first == "check" ? [] : ["build", "--out", "out"]) + arguments
        + ["--allow-plugins", "--diagnostics", "short"], environment: ["HOME": home.path])
  }

  private func build() async throws -> Tutorialc.Outcome {
    try await tutorialc("build", "--out", "out", "--allow-plugins", environment: ["HOME": home.path])
  }

  private func failure(_ reason: String) -> String {
    "tutorialc.yaml:1:13: error: the emitter \"mine\" failed: \(reason) [plugin-crashed]"
  }

  /// Waits for a process to end; a script has written its number to a file.
  private func isGone(_ name: String) async throws -> Bool {
    let text = try #require(folder.read(name))
    let process = try #require(Int32(text.dropLast()))
    for _ in 0..<2000 {
      if kill(process, 0) != 0, errno == ESRCH { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    kill(process, SIGKILL)
    return false
  }

  // MARK: Success

  @Test("its files are written, and it is started no more where nothing has changed")
  func written() async throws {
    let first = try await run("cat good")
    #expect(first.status == 0, "\(first.error)")
    #expect(folder.read("out/a.txt") == "made\n")
    #expect(folder.read("runs") == "--describe\nsh\n")
    #expect(try await run("cat good").status == 0)
    #expect(folder.read("runs") == "--describe\nsh\n--describe\n")
  }

  @Test("an emitter's diagnostics are repeated by the next build, and silenced by a comment")
  func found() async throws {
    try folder.write(
      EmitterScript.response(
        diagnostics: #"{ "id": "mine/odd", "message": "this is odd", "step": "one", "notes": ["look"] }"#), to: "good")
    let words = """
      a.tutorial.yaml:4:11: warning: this is odd [mine/odd]
      a.tutorial.yaml:4:11: note: look

      """
    #expect(try await run("cat good").error == words)
    #expect(try await run("cat good").error == words)
    #expect(folder.read("runs") == "--describe\nsh\n--describe\n")
    #expect(try await run("cat good", "--error", "mine/odd").status == 1)
    try folder.write(
      Fixture.tutorial("a").replacing("  - {", with: "  # tutorialc: ignore mine/odd we know\n  - {"),
      to: "a.tutorial.yaml")
    #expect(try await run("cat good").error == "")
  }

  @Test("another program, or another description, is another build")
  func changed() async throws {
    try folder.write("#!/bin/sh\nif [ \"$1\" = --describe ]; then cat description; else cat good; fi\n", to: "e.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("e.sh"))
    try folder.write("emitters: { mine: { command: ./e.sh } }\n", to: "tutorialc.yaml")
    #expect(try await build().status == 0)
    #expect(folder.read("out/a.txt") == "made\n")
    try folder.write(
      "#!/bin/sh\nif [ \"$1\" = --describe ]; then cat description; else sed s/made/anew/ good; fi\n", to: "e.sh")
    #expect(try await build().status == 0)
    #expect(folder.read("out/a.txt") == "anew\n")
  }

  @Test("check starts those that may report something, and describes the others")
  func check() async throws {
    #expect(try await run("cat good", "check", "--no-cache").status == 0)
    #expect(folder.read("runs") == "--describe\nsh\n")
    try folder.write(EmitterScript.description(["cannotExpress": "[]", "diagnostics": "[]"]), to: "description")
    #expect(try await run("cat good", "check", "--no-cache").status == 0)
    #expect(folder.read("runs") == "--describe\nsh\n--describe\n")
  }

  @Test("its options are those of its schema, and what holds without them is filled in")
  func options() async throws {
    let schema = """
      { "type": "object", "required": ["title"], "properties": { "size": { "type": "number", "minimum": 1, "default": 4 },
      "title": { "type": "string" }, "kind": { "enum": ["odd", "even"], "default": "odd" } } }
      """.replacing("\n", with: " ")
    try folder.write(EmitterScript.description(["options": schema]), to: "description")
    let outcome = try await run("cat > request; cat good", options: ", title: Hello")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.read("request")?.contains(#""options":{"size":4,"title":"Hello","kind":"odd"}"#) == true)
    let wrong = try await run("cat good", options: ", size: 0, kind: evn")
    #expect(
      wrong.headlines == """
        tutorialc: error: the emitter "mine" needs the option "title", a text [missing-key]
        tutorialc.yaml:1:135: error: option "size" of the emitter "mine" is not a number from 1 on [wrong-type]
        tutorialc.yaml:1:144: error: option "kind" of the emitter "mine" is not one of odd, even [wrong-type]

        """)
    #expect(wrong.error.contains("did you mean \"even\"?"))
  }

  @Test("--record-plugin writes what is said, which can be sent again")
  func recorded() async throws {
    #expect(try await run("cat good; echo careful >&2", "--record-plugin", "said").status == 0)
    #expect(
      try folder.files(below: "said") == [
        "mine.a.request.json", "mine.a.response.json", "mine.a.stderr.txt", "mine.describe.request.json",
        "mine.describe.response.json",
      ])
    #expect(folder.read("said/mine.a.response.json") == EmitterScript.good)
    #expect(folder.read("said/mine.a.request.json")?.hasPrefix(#"{"schema":"tutorialc.emit-request/1","#) == true)
  }

  // MARK: Failure

  @Test(
    "a program that fails writes nothing, and says why in words that a terminal does not obey",
    arguments: [
      ("echo one >&2; printf 'two\\033[31m\\n' >&2; exit 3", "it ended with exit code 3"),
      ("kill -KILL $$", "it was ended by signal 9"),
      ("exec >&-; sleep 1000", "its answers took more than 1 s in all"),
      ("exec sleep 1000", "its answers took more than 1 s in all"),
      ("cat > /dev/null; exec sleep 1000", "its answers took more than 1 s in all"),
      (":", "its response cannot be used: it is not valid JSON: the file holds no JSON value, in line 1"),
      ("echo garbage", "its response cannot be used: it is not valid JSON: "),
      ("printf '{\"schema\": \"\\377\"}'", "its response cannot be used: it is not valid JSON: byte 0xFF"),
      (
        "i=0; while [ $i -lt 200 ]; do printf '['; i=$((i+1)); done",
        "its response cannot be used: it is not valid JSON"
      ),
      (
        "echo '{\"schema\": \"tutorialc.tour/1\"}'",
        "its response cannot be used: schema: \"tutorialc.emit-response/1\""
      ),
    ])
  func fails(script: String, reason: String) async throws {
    let outcome = try await run(script, "--program-seconds", script.contains("sleep") ? "1" : "300")
    #expect(outcome.status == 3)
    #expect(
      outcome.error.hasPrefix("tutorialc.yaml:1:13: error: the emitter \"mine\" failed: \(reason)"), "\(outcome.error)")
    #expect(!outcome.error.utf8.contains(0x1B))
    if script.hasPrefix("echo one") { #expect(outcome.error.contains("note: it said: one\n")) }
    #expect(folder.read("out/a.txt") == nil)
  }

  @Test("a flood ends at the limit, and one on standard error keeps nothing back")
  func floods() async throws {
    #expect(try await run("yes").headlines == failure("its answer is longer than 268435456 bytes") + "\n")
    let outcome = try await run("yes junk >&2 & echo $! > child; cat good")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try await isGone("child"))
  }

  @Test("an emitter that never reads its input still succeeds, however long the input is")
  func closedInput() async throws {
    let steps = (0..<2000).map { "  - { id: s\($0), target: send, callout: Tap it., advance: { tap: anywhere } }\n" }
    try folder.write("tutorial: a\nlayout: app.layout.yaml\nsteps:\n" + steps.joined(), to: "a.tutorial.yaml")
    let outcome = try await run("exec <&-; cat good")
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test("its children end with it")
  func children() async throws {
    #expect(try await run("sleep 1000 & echo $! > child; cat good").status == 0)
    #expect(try await isGone("child"))
  }

  @Test(
    "a file that it may not write is refused",
    arguments: [
      ("../x", "it leaves the output folder"), ("/tmp/x", "it is absolute"), ("b.txt", "it was not announced"),
      (".tutorialc/outputs", "builds keep their state there"), ("a\\u0000.txt", "it has a backslash"),
    ])
  func badNames(path: String, reason: String) async throws {
    try folder.write(EmitterScript.response(files: "{ \"path\": \"\(path)\", \"text\": \"x\" }"), to: "good")
    let outcome = try await run("cat good")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("is not a valid name for a file of emitter mine: \(reason)"), "\(outcome.error)")
    #expect(try folder.files(below: "out").filter { !$0.hasPrefix(".tutorialc/") } == [])
    #expect(folder.read("out/.tutorialc/outputs") != "x")
  }

  @Test("two emitters may not write one name, not even by case")
  func collision() async throws {
    try folder.write(EmitterScript.description(["files": #"["{name}.TOUR.json"]"#]), to: "description")
    try folder.write(EmitterScript.response(files: #"{ "path": "a.TOUR.json", "text": "x" }"#), to: "good")
    let outcome = try await run("cat good", "--emit", "mine,json")
    #expect(outcome.error.contains("[output-collision]"))
    #expect(folder.read("out/a.tour.json") == nil)
  }

  @Test(
    "a mistake in a response is reported with its place in the response",
    arguments: [
      (#"{ "path": "a.txt", "txt": "x" }"#, "", #"files[0]: there is no key "txt", did you mean "text"?"#),
      (#"{ "path": "a.txt" }"#, "", #"files[0]: a file has either "text" or "base64""#),
      (#"{ "path": "a.txt", "base64": "a" }"#, "", "files[0].base64: it is not base64 as in RFC 4648"),
      ("", #"{ "id": "mine/even", "message": "x" }"#, #"diagnostics[0].id: "mine/even" is neither an id of its"#),
      ("", #"{ "id": "unknown-target", "message": "x" }"#, #"diagnostics[0].id: "unknown-target" is neither an id"#),
      ("", #"{ "id": "mine/odd" }"#, #"diagnostics[0]: the key "message" is missing"#),
      ("", #"{ "id": "mine/odd", "message": 1 }"#, "diagnostics[0].message: a text is expected"),
      (
        "", #"{ "id": "mine/odd", "message": "", "step": "two" }"#,
        #"diagnostics[0].step: the tutorial has no step "two""#
      ),
      (
        "", #"{ "id": "mine/odd", "message": "", "tutorial": "b" }"#,
        #"diagnostics[0].tutorial: the request has no tour"#
      ),
      ("", #"{ "id": "mine/odd", "message": "", "span": [1, 9999] }"#, "diagnostics[0].span: the tutorial's file ends"),
      ("", #"{ "id": "mine/odd", "message": "", "severity": "bad" }"#, #"diagnostics[0].severity: "bad" is none of"#),
    ])
  func wrongResponse(files: String, diagnostics: String, reason: String) async throws {
    try folder.write(EmitterScript.response(files: files, diagnostics: diagnostics), to: "good")
    let outcome = try await run("cat good")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("failed: its response cannot be used: \(reason)"), "\(outcome.error)")
  }

  @Test(
    "a description that cannot be used is an error, and nothing is emitted",
    arguments: [
      ("name", "\"yours\"", "it calls itself \"yours\""),
      ("protocol", "[2, 3]", "it speaks versions 2 to 3 of the protocol, and this compiler version 1"),
      ("tourMajors", "[7, 7]", "it reads version 7 of the tour, and this compiler writes version 1"),
      ("files", #"["{variant}"]"#, "its description cannot be used: files[0]: a file has a name"),
      (
        "options", #"{ "type": "object", "properties": { "a": { "type": "integer" } } }"#,
        "its description cannot be used: "
      ),
      (
        "options", #"{ "type": "object", "properties": { "a": { "type": "string" } } }"#,
        "its description cannot be used: "
      ),
      ("diagnostics", #"[{ "id": "your/odd", "rule": "" }]"#, "its description cannot be used: diagnostics[0].id: "),
      ("colour", "1", "its description cannot be used: there is no key \"colour\""),
    ])
  func wrongDescription(key: String, value: String, reason: String) async throws {
    let others = key == "name" ? ["diagnostics": "[]"] : [:]
    try folder.write(EmitterScript.description(others.merging([key: value]) { $1 }), to: "description")
    let outcome = try await run("cat good", "--emit", "mine,json")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("the emitter \"mine\" failed: \(reason)"), "\(outcome.error)")
    #expect(folder.read("runs") == "--describe\n")
    #expect(folder.read("out/a.tour.json") == nil)
  }
}
