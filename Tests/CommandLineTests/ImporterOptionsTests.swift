import TutorialArguments
import Foundation
import Testing
import TutorialPluginKit
import TutorialSyntax

@testable import tutorialc

@Suite("import --set")
struct ImporterOptionsTests {
  private struct TableImporter: Importer {
    private enum Rows: String {
      case keep, drop
    }

    private static let rows = PluginOption<Rows>.word(
      "rows", default: .keep, "What becomes of rows.", [.keep: "they are imported", .drop: "they are left out"])
    private static let round = PluginOption.flag("round", default: false, "Whether places are rounded.")
    private static let depth = PluginOption.number("depth", in: 1...9, default: 2, "How deep it looks.")
    private static let app = PluginOption.text("app", default: "", "The app's name.")

    func describe() -> ImporterDescription {
      ImporterDescription(
        plugin: PluginDescription(name: "table", version: "1", summary: "a table"),
        options: OptionTable(Self.rows, Self.round, Self.depth, Self.app))
    }

    func recognizes(_ source: SourceText) -> Int { 0 }

    func read(_ request: ImportRequest) -> ImportResult { ImportResult(snapshot: nil) }
  }

  private struct ScaledImporter: Importer {
    func describe() -> ImporterDescription {
      ImporterDescription(
        plugin: PluginDescription(name: "scaled", version: "1", summary: ""),
        options: OptionTable(PluginOption.number("zoom", in: 1...9, default: 1, "How large it is.").required()))
    }

    func recognizes(_ source: SourceText) -> Int { 0 }

    func read(_ request: ImportRequest) -> ImportResult { ImportResult(snapshot: nil) }
  }

  @Test("gives the importer its options with their types; the last of several values counts")
  func given() throws {
    let options = try ImporterOptions(["rows=drop", "round=true", "depth=2.5", "app=a=b", "rows=keep"])
      .options(of: TableImporter())
    #expect(
      options.all == [
        .init("rows", .text("drop")), .init("round", .bool(true)), .init("depth", .number(2.5)),
        .init("app", .text("a=b")), .init("rows", .text("keep")),
      ])
  }

  @Test(
    "refuses what the importer does not have, or what an option cannot be",
    arguments: [
      ("rows", "--set is \"rows\", not like NAME=VALUE", nil),
      ("=drop", "--set is \"=drop\", not like NAME=VALUE", nil),
      ("rosw=drop", "--set rosw=drop: unknown option \"rosw\" of the importer \"table\"", "did you mean \"rows\"?"),
      (
        "zoom=2", "--set zoom=2: unknown option \"zoom\" of the importer \"table\"",
        "its options: rows, round, depth, app"
      ),
      (
        "rows=dorp", "--set rows=dorp: option \"rows\" of the importer \"table\" is not one of keep, drop",
        "did you mean \"drop\"?"
      ),
      ("rows=", "--set rows=: option \"rows\" of the importer \"table\" is not one of keep, drop", nil),
      ("round=1", "--set round=1: option \"round\" of the importer \"table\" is not true or false", nil),
      ("depth=10", "--set depth=10: option \"depth\" of the importer \"table\" is not a number from 1 to 9", nil),
    ] as [(String, String, String?)])
  func refused(text: String, message: String, hint: String?) {
    #expect(throws: UsageError(message, hint: hint)) {
      try ImporterOptions([text]).options(of: TableImporter())
    }
  }

  @Test("reports a required option that is missing")
  func required() throws {
    #expect(throws: UsageError("the importer \"scaled\" needs --set zoom=N")) {
      try ImporterOptions([]).options(of: ScaledImporter())
    }
    #expect(try ImporterOptions(["zoom=2"]).options(of: ScaledImporter()).all == [.init("zoom", .number(2))])
  }

  @Test("has help from the table of the importer")
  func help() {
    #expect(
      ImporterOptions.help(of: TableImporter())
        == .init(
          title: "options of table, with --set",
          entries: [
            .init(
              usage: "rows=keep|drop",
              meaning: ["What becomes of rows. Default: keep.", "keep: they are imported.", "drop: they are left out."]),
            .init(usage: "round=true|false", meaning: ["Whether places are rounded. Default: false."]),
            .init(usage: "depth=N", meaning: ["How deep it looks. Default: 2. It is a number from 1 to 9."]),
            .init(usage: "app=TEXT", meaning: ["The app's name."]),
          ]))
    #expect(
      ImporterOptions.help(of: ScaledImporter()).entries == [
        .init(usage: "zoom=N", meaning: ["How large it is. It has to be given. It is a number from 1 to 9."])
      ])
  }

  @Test(
    "is completed with the options of the importer that --from names, or with all",
    arguments: [
      // The words as zsh passes them, and as bash splits them.
      (["--from", "table", "--set", ""], "rows=keep rows=drop round=true round=false depth= app="),
      (["--from", "table", "--set", "ro"], "rows=keep rows=drop round=true round=false"),
      (["--from", "table", "--set", "rows=d"], "rows=drop"),
      (["--from=scaled", "--set", ""], "zoom="), (["--from", "=", "scaled", "--set", "z"], "zoom="),
      (["--from", "scaled", "--set", "r"], ""),
      (["--from", "table", "--set", "rows", "="], "keep drop"),
      (["--from", "table", "--set", "rows", "=", "d"], "drop"),
      (["--from", "table", "--set", "depth", "="], ""), (["--from", "scaled", "--set", "rows", "="], ""),
      (["--set", "z"], "zoom="), (["--set", "round", "=", "t"], "true"), (["--from", "table", "--scale", "x"], ""),
    ] as [([String], String)])
  func completion(words: [String], expected: String) throws {
    let words = ["tutorialc", "import"] + words
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      Completions(diagnostics: Plugins.diagnostics).bash([synopsis])
      + "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _tutorialc; echo \"${COMPREPLY[*]}\"\n"
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == expected + "\n")
  }

  @Test("is completed by fish, a line for each importer")
  func fish() {
    let lines = Completions(diagnostics: Plugins.diagnostics).fish([synopsis]).split(separator: "\n").filter {
      $0.contains("-l set ")
    }
    let start = "complete -c tutorialc -n '__fish_seen_subcommand_from import; and"
    #expect(
      lines
        == [
          "\(start) __tutorialc_given --from table' -l set -x -a 'rows=keep' -d 'An option'",
          "\(start) __tutorialc_given --from scaled' -l set -x -a 'zoom=' -d 'An option'",
          "\(start) not __tutorialc_given --from \"\\S+\"' -l set -x -a 'rows=keep zoom=' -d 'An option'",
        ].map { $0.replacingOccurrences(of: "rows=keep", with: Self.words(of: TableImporter())) }.map { $0[...] })
  }

  private static func words(of importer: any Importer) -> String {
    ImporterOptions.words(of: [importer]).all.joined(separator: " ")
  }

  private var synopsis: Synopsis {
    Synopsis(
      name: "import", abstract: "", discussion: "", operands: .init(usage: "", count: 0...1, completion: .files),
      options: [
        Option("--from", .choice(["table", "scaled"]), help: "A format."),
        Option("--scale", .text("N"), help: "A scale."),
        Option("--set", .setting(ImporterOptions.words(of: [TableImporter(), ScaledImporter()])), help: "An option."),
      ], reportsDiagnostics: false, examples: [])
  }
}
