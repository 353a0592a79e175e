import Foundation
import Testing

@testable import tutorialc

@Suite("Importers out of process")
struct ImporterProgramTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
    tutorialc = Tutorialc(folder: folder)
    try folder.write("one\ntwo\n", to: "inbox.txt")
    try folder.write(ImporterScript.description(), to: "description")
    try folder.write(ImporterScript.response(), to: "good")
  }

  private func run(_ script: String, options: String = "", _ arguments: String...) async throws -> Tutorialc.Outcome {
    try folder.write(ImporterScript.configuration(script, options: options), to: "tutorialc.yaml")
    return try await start(["--from", "mine", "--allow-plugins", "-o", "out.layout.json"] + arguments)
  }

  private func start(_ arguments: [String]) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(
      ["import", "inbox.txt", "--diagnostics", "short"] + arguments, environment: ["HOME": home.path])
  }

  // MARK: Success

  @Test("its manifest is written, and what was said comes to it")
  func written() async throws {
    let outcome = try await run(
      "cat > request; cat good", "--density", "420", "--scale", "3", "--display", "1080x2400", "--safe-area", "1,2,3,4",
      "--trait", "locale=en", "--trait", "locale=de", "--lenient", "--variant", "pixel")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.read("runs") == "--describe\nsh\n")
    #expect(
      folder.read("request") == """
        {"schema":"tutorialc.import-request/1","protocol":1,"options":{},"file":{"path":"inbox.txt","text":"one\\ntwo\\n"},\
        "screen":"inbox","variant":"pixel","density":420,"scale":3,"display":[1080,2400],"safeArea":[1,2,3,4],\
        "traits":{"locale":"de"},"lenient":true}

        """)
    #expect(
      folder.read("out.layout.json") == """
        {
          "schema": "tutorialc.layout/1",
          "source": {"unit": "pt"},
          "snapshots": [
            {
              "display": {"size": [390, 844]},
              "elements": [
                {"id": "send", "frame": [300, 700, 60, 44]}
              ],
              "screen": "inbox",
              "variant": "pixel"
            }
          ]
        }

        """)
  }

  @Test("its options are those of its schema: the command line's over the configuration's, over the defaults")
  func options() async throws {
    let schema = """
      { "type": "object", "required": ["title"], "properties": { "size": { "type": "number", "minimum": 1, "default": 4 },
      "title": { "type": "string" }, "kind": { "enum": ["odd", "even"], "default": "odd" } } }
      """.replacing("\n", with: " ")
    try folder.write(ImporterScript.description(["options": schema]), to: "description")
    let outcome = try await run("cat > request; cat good", options: ", title: Hello, kind: even", "--set", "kind=odd")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.read("request")?.contains(#""options":{"size":4,"title":"Hello","kind":"odd"}"#) == true)
    let missing = try await run("cat good")
    #expect(missing.status == 2)
    #expect(missing.error.contains("the importer \"mine\" needs --set title=TEXT"))
    let wrong = try await run("cat good", options: ", title: Hello, size: 0")
    #expect(
      wrong.headlines.hasSuffix(
        "error: option \"size\" of the importer \"mine\" is not a number from 1 on [wrong-type]\n"))
    #expect(wrong.headlines.hasPrefix("tutorialc.yaml:1:"))
    let help = try await tutorialc("import", "--from", "mine", "--allow-plugins", "--help")
    #expect(help.output.contains("options of mine, with --set:\n  size=N\n"), "\(help.output)\(help.error)")
    let list = try await tutorialc("importers", "mine", "--allow-plugins")
    #expect(list.output.hasPrefix("mine 1\n"), "\(list.output)\(list.error)")
    #expect(list.output.contains("mine/odd (warning)"))
  }

  @Test("an importer's diagnostics have a place in the file, as bytes or as a line")
  func found() async throws {
    try folder.write(
      ImporterScript.response(
        diagnostics: """
          { "id": "mine/odd", "message": "this is odd", "span": [4, 7], "notes": ["look", { "message": "there", "line": 1 }] },
          { "id": "import-failed", "severity": "note", "message": "so is this", "line": 2 }
          """), to: "good")
    let outcome = try await run("cat good")
    #expect(
      outcome.error == """
        inbox.txt:2:1: note: so is this [import-failed]
        inbox.txt:2:1: warning: this is odd [mine/odd]
        inbox.txt:2:1: note: look
        inbox.txt:1:1: note: there

        """)
    #expect(try await run("cat good", "--error", "mine/odd").status == 1)
  }

  @Test("a file that is no text comes to it as base64")
  func bytes() async throws {
    try folder.write([0xFF, 0xFE, 0x41, 0x00], to: "inbox.txt")
    #expect(try await run("cat > request; cat good").status == 0)
    #expect(folder.read("request")?.contains(#""file":{"path":"inbox.txt","base64":"//5BAA=="}"#) == true)
  }

  @Test("--record-plugin writes what is said")
  func recorded() async throws {
    #expect(try await run("cat good; echo careful >&2", "--record-plugin", "said").status == 0)
    #expect(
      try folder.files(below: "said") == [
        "mine.describe.request.json", "mine.describe.response.json", "mine.inbox.request.json",
        "mine.inbox.response.json", "mine.inbox.stderr.txt",
      ])
    #expect(folder.read("said/mine.inbox.response.json") == ImporterScript.response())
  }

  // MARK: When it runs

  @Test("it runs where somebody has allowed it, and where --from names it")
  func permission() async throws {
    try folder.write(ImporterScript.configuration("cat good"), to: "tutorialc.yaml")
    let refused = try await start(["--from", "mine", "-o", "out.layout.json"])
    #expect(refused.status == 1)
    #expect(refused.error.contains("[program-not-allowed]"))
    let help = try await tutorialc("import", "--from", "mine", "--help", environment: ["HOME": home.path])
    #expect(help.status == 0)
    #expect(help.output.contains("may not run: nobody has allowed it here"))
    // Guessing a file's format never starts a program, whatever is allowed.
    let guessed = try await start(["--allow-plugins"])
    #expect(guessed.error.contains("no importer recognizes the file"))
    #expect(folder.read("runs") == nil)
    let unknown = try await start(["--from", "yours", "--allow-plugins"])
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("there is no importer \"yours\""))
    #expect(unknown.error.contains("there is no program tutorialc-import-yours in PATH"))
  }

  @Test("one in PATH runs where --from names it, unless it lies in the checkout")
  func inPath() async throws {
    let script = "#!/bin/sh\nif [ \"$1\" = --describe ]; then cat description; else cat good; fi\n"
    for place in [home, folder] {
      try place.write(script, to: "bin/tutorialc-import-mine")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: place.path("bin/tutorialc-import-mine"))
      let outcome = try await tutorialc.run(
        ["import", "inbox.txt", "--from", "mine", "-o", "out.layout.json", "--diagnostics", "short"],
        environment: ["HOME": home.path, "PATH": "\(place.path("bin")):/usr/bin:/bin"])
      #expect(outcome.status == (place === home ? 0 : 1), "\(outcome.error)")
      if place === folder { #expect(outcome.error.contains("[program-not-allowed]"), "\(outcome.error)") }
    }
  }

  @Test(
    "configuring an importer that comes with tutorialc is an error, and so is an importer without a command")
  func builtIn() async throws {
    try folder.write("importers: { wda: { command: x }, detox: {}, other: {} }\n", to: "tutorialc.yaml")
    let outcome = try await tutorialc("importers", "--diagnostics", "short")
    #expect(
      outcome.headlines == """
        tutorialc.yaml:1:21: error: the importer "wda" comes with tutorialc, so it cannot be another program [value-out-of-range]
        tutorialc.yaml:1:35: error: the importer "detox" comes with tutorialc; `import --set` gives it its options [value-out-of-range]
        tutorialc.yaml:1:46: error: the importer "other" does not come with tutorialc, and has no "command" [value-out-of-range]

        """)
    // A built-in importer needs no configuration, however broken that is.
    #expect(try await start(["--from", "wda"]).error.contains("inbox.txt:1:1: error:"))
  }

  // MARK: Failure

  @Test(
    "a program that fails writes nothing, and says why",
    arguments: [
      ("echo one >&2; exit 1", "it ended with exit code 1"), ("kill -KILL $$", "it was ended by signal 9"),
      ("exec sleep 1000", "its answers took more than 1 s in all"),
      ("head -c 40 good", "its response cannot be used: it is not valid JSON: "),
      ("echo garbage", "its response cannot be used: it is not valid JSON: "),
      (
        "i=0; while [ $i -lt 200 ]; do printf '['; i=$((i+1)); done",
        "its response cannot be used: it is not valid JSON"
      ),
      ("sed s/390.0/NaN/ good", "its response cannot be used: it is not valid JSON: "),
      ("yes", "its answer is longer than 268435456 bytes"),
      (
        "sed s/import-response/emit-response/ good",
        "its response cannot be used: schema: \"tutorialc.import-response/1\" is expected"
      ),
    ])
  func fails(script: String, reason: String) async throws {
    let outcome = try await run(script, "--program-seconds", script.contains("sleep") ? "1" : "300")
    #expect(outcome.status == 3)
    #expect(
      outcome.error.hasPrefix("tutorialc.yaml:1:14: error: the importer \"mine\" failed: \(reason)"), "\(outcome.error)"
    )
    #expect(folder.read("out.layout.json") == nil)
  }

  @Test(
    "mistakes in a returned manifest are reported as in any manifest, and nothing is written",
    arguments: [
      (["elements": #"[{ "id": "a", "frame": 1 }]"#], "wrong-type"),
      (["elements": #"[{ "id": "a", "frame": [0, 0, 1] }]"#], "wrong-type"),
      (["elements": #"[{ "id": "a", "frame": [0, 0, 1, 1e300] }]"#], "value-out-of-range"),
      (["elements": #"[{ "id": "a", "id": "b", "frame": [0, 0, 1, 1] }]"#], "duplicate-key"),
      (["elements": #"[{ "id": "a", "frame": [0, 0, 1, 1], "lable": "x" }]"#], "unknown-key"),
      (["elements": #"[{ "id": "a", "frame": [0, 0, 1, 1], "parent": "b" }]"#], "unknown-element"),
      (["screen": #""a/b""#], "value-out-of-range"), (["traits": "[]"], "wrong-type"), (["colour": "1"], "unknown-key"),
    ])
  func wrongManifest(keys: [String: String], id: String) async throws {
    try folder.write(ImporterScript.response(ImporterScript.manifest(keys)), to: "good")
    let outcome = try await run("cat good")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("out.layout.json:"), "\(outcome.error)")
    #expect(outcome.error.contains("[\(id)]"), "\(outcome.error)")
    #expect(folder.read("out.layout.json") == nil)
  }

  @Test(
    "a response without a valid manifest is refused",
    arguments: [
      ("[]", "manifest: an object is expected"), ("{}", "manifest: the key \"snapshots\" is missing"),
      (#"{ "snapshots": 1 }"#, "manifest.snapshots: a list is expected"),
    ])
  func noManifest(manifest: String, reason: String) async throws {
    try folder.write(ImporterScript.response(manifest), to: "good")
    let outcome = try await run("cat good")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("failed: its response cannot be used: \(reason)"), "\(outcome.error)")
  }

  @Test(
    "a mistake in a diagnostic is reported with its place in the response",
    arguments: [
      (#"{ "id": "mine/even", "message": "x" }"#, #"diagnostics[0].id: "mine/even" is neither an id of its"#),
      (#"{ "id": "mine/odd", "message": "x", "span": [1, 99] }"#, "diagnostics[0].span: the file ends before that"),
      (#"{ "id": "mine/odd", "message": "x", "line": 4 }"#, "diagnostics[0].line: the file has no such line"),
      (#"{ "id": "mine/odd", "message": "x", "line": 0 }"#, "diagnostics[0].line: the file has no such line"),
      (#"{ "id": "mine/odd", "message": "x", "line": 1, "span": [0, 1] }"#, #"diagnostics[0]: a place is either"#),
      (#"{ "id": "mine/odd", "message": "x", "labels": [{ "message": "y" }] }"#, "diagnostics[0].labels[0]: a label"),
      (#"{ "id": "mine/odd", "message": "x", "notes": [1] }"#, "diagnostics[0].notes[0]: an object is expected"),
    ])
  func wrongDiagnostic(diagnostic: String, reason: String) async throws {
    try folder.write(ImporterScript.response(diagnostics: diagnostic), to: "good")
    let outcome = try await run("cat good")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("failed: its response cannot be used: \(reason)"), "\(outcome.error)")
  }

  @Test("an answer without a manifest says why")
  func nothing() async throws {
    try folder.write(
      ImporterScript.response("null", diagnostics: #"{ "id": "mine/odd", "message": "x" }"#), to: "good")
    let silent = try await run("cat good")
    #expect(silent.error.contains("its response cannot be used: there is neither a manifest nor an error"))
    try folder.write(
      ImporterScript.response("null", diagnostics: #"{ "id": "import-failed", "message": "no" }"#), to: "good")
    let outcome = try await run("cat good")
    #expect(outcome.status == 1)
    #expect(outcome.error == "tutorialc: error: no [import-failed]\n")
  }

  @Test(
    "a description that cannot be used is an error, and nothing is imported",
    arguments: [
      ("name", "\"yours\"", "it calls itself \"yours\""),
      ("protocol", "[2, 3]", "it speaks versions 2 to 3 of the protocol, and this compiler version 1"),
      ("schema", "\"tutorialc.emitter/1\"", "its description cannot be used: schema: \"tutorialc.importer/1\" is"),
      ("tourMajors", "[1, 1]", "its description cannot be used: there is no key \"tourMajors\""),
    ])
  func wrongDescription(key: String, value: String, reason: String) async throws {
    let others = key == "name" ? ["diagnostics": "[]"] : [:]
    try folder.write(ImporterScript.description(others.merging([key: value]) { $1 }), to: "description")
    let outcome = try await run("cat good")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("the importer \"mine\" failed: \(reason)"), "\(outcome.error)")
    #expect(folder.read("runs") == "--describe\n")
  }
}
