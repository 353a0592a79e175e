import Foundation
import Testing
import TutorialPluginKit
import TutorialSyntax

import TutorialArguments
@testable import tutorialc

@Suite("Other commands")
struct CommandTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
  }

  @Test("help and the version are results; a wrong command is a usage error")
  func program() async throws {
    #expect(try await tutorialc("--version").output == "tutorialc \(Version.current)\n")
    #expect(try await tutorialc("--help").output.contains("commands:\n  build  "))
    #expect(try await tutorialc("help", "check").output == tutorialc("check", "--help").output)
    let nothing = try await tutorialc()
    #expect(nothing.status == 2 && nothing.output == "")
    let wrong = try await tutorialc("biuld")
    #expect(wrong.status == 2)
    #expect(
      wrong.error
        == "tutorialc: error: there is no command \"biuld\"\n  did you mean \"build\"?\n  try \"tutorialc --help\"\n")
    let later = try await tutorialc("init")
    #expect(later.status == 2)
    #expect(later.error.hasPrefix("tutorialc: error: the command \"init\" is not in this version\n"))
  }

  @Test("explain prints the rule and both examples, or lists all")
  func explain() async throws {
    let one = try await tutorialc("explain", "unknown-target")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("unknown-target (error)\n\nNo element matches the selector"))
    #expect(one.output.contains("wrong:\n    target: { id: compose-buton }\n"))
    let all = try await tutorialc("explain")
    #expect(all.output.split(separator: "\n").count == Plugins.diagnostics.all.count)
    let wrong = try await tutorialc("explain", "unkown-target")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("did you mean \"unknown-target\"?"))
  }

  @Test("the schemas are JSON", arguments: ["tour", "layout", "tutorial", "strings"])
  func schemas(name: String) async throws {
    let outcome = try await tutorialc("schema", name)
    let schema = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("emitters are listed with what they write and lose")
  func emitters() async throws {
    let outcome = try await tutorialc("emitters")
    #expect(outcome.output.hasPrefix("json "))
    #expect(outcome.output.contains("\n  writes: NAME.tour.json\n"))
    let one = try await tutorialc("emitters", "json")
    #expect(one.output.contains("\noptions of json, with --set:\n  json.pretty=true|false\n"), "\(one.output)")
  }

  @Test("completions name every command, and the shells read them", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let outcome = try await tutorialc("completions", shell)
    for command in Program.commands { #expect(outcome.output.contains(command.synopsis.name)) }
    let program = "/bin/\(shell)"
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    try folder.write(outcome.output, to: "script")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-n", folder.path("script")]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static let emitterNames = Plugins.emitters.map { $0.describe().plugin.name }

  @Test(
    "bash completes a list of emitters behind each comma",
    arguments: [
      ("", emitterNames.joined(separator: " ")), ("sw", "swift swiftui"),
      ("json,", emitterNames.map { "json,\($0)" }.joined(separator: " ")),
      ("json,sv", "json,svg"), ("json,svg,sw", "json,svg,swift json,svg,swiftui"), ("json,x", ""),
    ])
  func listCompletion(word: String, expected: String) async throws {
    let script = try await tutorialc("completions", "bash").output
    try folder.write(
      script + "COMP_WORDS=(tutorialc build --emit '\(word)'); COMP_CWORD=3; _tutorialc; echo \"${COMPREPLY[*]}\"\n",
      to: "script")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [folder.path("script")]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == expected + "\n")
  }

  private static let dump = """
    <?xml version="1.0" encoding="UTF-8"?>
    <hierarchy rotation="0">
      <node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="p" bounds="[0,0][1080,2400]">
        <node index="0" text="Send" resource-id="p:id/send" class="android.widget.Button" package="p"
          clickable="true" bounds="[900,2100][1040,2240]" />
      </node>
    </hierarchy>

    """

  @Test("import writes a manifest that check takes; the format is found from the content")
  func importing() async throws {
    try folder.write(Self.dump, to: "inbox.xml")
    let outcome = try await tutorialc("import", "inbox.xml", "--density", "420", "-o", "inbox.layout.json")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "")
    #expect(try #require(folder.read("inbox.layout.json")).contains("\"screen\": \"inbox\""))
    #expect(try await tutorialc("check", "inbox.layout.json").status == 0)
    let printed = try await tutorialc("import", "-", "--density", "420", "--screen", "inbox", input: Self.dump)
    #expect(printed.output.contains("\"screen\": \"inbox\""))
  }

  @Test("import --set gives an importer its own options, once the format is known, named or found")
  func importSettings() async throws {
    try folder.write(Self.dump, to: "inbox.xml")
    for format in [[], ["--from", "uiautomator"]] {
      let arguments = ["import", "inbox.xml", "--density", "420"] + format
      let kept = try await tutorialc.run(arguments + ["--set", "wrappers=keep"])
      #expect(kept.status == 0, "\(kept.error)")
      #expect(kept.output.contains("\"frameLayout-0\""))
      let dropped = try await tutorialc.run(arguments + ["--set", "wrappers=drop"])
      #expect(!dropped.output.contains("\"frameLayout-0\""))
      #expect(dropped.output.contains("\"send\""))
      let wrong = try await tutorialc.run(arguments + ["--set", "wrapers=drop", "-o", "x.layout.json"])
      #expect(wrong.status == 2)
      #expect(
        wrong.error.hasPrefix(
          """
          tutorialc: error: --set wrapers=drop: unknown option "wrapers" of the importer "uiautomator"
            did you mean "wrappers"?

          """))
      #expect(folder.read("x.layout.json") == nil)
    }
    try folder.write("<XCUIElementTypeApplication width='390' height='844'/>", to: "ios.xml")
    let both = try await tutorialc(
      "import", "inbox.xml", "ios.xml", "--density", "420", "--set", "wrappers=drop", "-o", "x.layout.json")
    #expect(both.status == 2)
    #expect(both.error.contains("unknown option \"wrappers\" of the importer \"wda\"\n  it has no options\n"))
    #expect(folder.read("x.layout.json") == nil)
    let wda = try await tutorialc("import", "none.xml", "--from", "wda", "--set", "wrappers=drop")
    #expect(wda.status == 2)
  }

  @Test("the help of import lists the options of the importer that is named")
  func importHelp() async throws {
    let help = try await tutorialc("import", "--help", "--from", "uiautomator")
    #expect(help.status == 0)
    #expect(help.output.contains("\noptions of uiautomator, with --set:\n  wrappers=keep|drop\n"))
    #expect(try await tutorialc("import", "--from", "wda", "--help").output.contains("with --set:\n  none\n"))
    #expect(!(try await tutorialc("import", "--help").output.contains("with --set")))
  }

  @Test("an import with errors writes nothing")
  func failedImport() async throws {
    try folder.write("words", to: "x.xml")
    let outcome = try await tutorialc("import", "x.xml", "-o", "x.layout.json", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.headlines == "x.xml:1:1: error: no importer recognizes the file [import-failed]\n")
    #expect(folder.read("x.layout.json") == nil)
  }

  @Test(
    "options of import are checked",
    arguments: [
      ("--density", "much", "--density: \"much\" is not a number from 1 to 10000"),
      ("--display", "1080", "--display is \"1080\", not like 1080x2400"),
      ("--safe-area", "1,2,3", "--safe-area is \"1,2,3\", not like 59,0,34,0"),
      ("--trait", "locale", "--trait is \"locale\", not like locale=en-US"),
    ])
  func importOptions(option: String, value: String, expected: String) async throws {
    let outcome = try await tutorialc("import", "x.xml", option, value)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("tutorialc: error: \(expected)\n"))
  }
}
