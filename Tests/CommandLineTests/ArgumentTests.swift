import TutorialArguments
import Testing

@testable import tutorialc

@Suite("Arguments")
struct ArgumentTests {
  private func parse(_ words: String...) throws -> Arguments {
    try Arguments(parsing: words, for: BuildCommand.synopsis)
  }

  private func error(_ words: String...) -> UsageError? {
    do {
      _ = try Arguments(parsing: words, for: BuildCommand.synopsis)
      return nil
    } catch {
      return error
    }
  }

  @Test("values stand after a space, after an equals sign, and after a short name")
  func values() throws {
    let arguments = try parse("--layout", "a.yaml", "--layout=b.yaml", "-o", "out", "x.yaml")
    #expect(arguments.values(InputOptions.layout) == ["a.yaml", "b.yaml"])
    #expect(arguments.value(BuildCommand.out) == "out")
    #expect(arguments.operands == ["x.yaml"])
  }

  @Test("a value may follow a short name at once")
  func attachedValues() throws {
    let arguments = try parse("-oout=x", "-j4", "-j=3", "x.yaml")
    #expect(arguments.value(BuildCommand.out) == "out=x")
    #expect(arguments.options.map(\.value) == ["out=x", "4", "3"])
    #expect(error("-zx") == UsageError("build has no option \"-zx\""))
  }

  @Test("of an option given twice, the last value counts")
  func lastValue() throws {
    #expect(try parse("--out", "a", "--out", "b").value(BuildCommand.out) == "b")
  }

  @Test("a hyphen alone is an operand, and a value")
  func hyphen() throws {
    let arguments = try parse("-", "--out", "-")
    #expect(arguments.operands == ["-"])
    #expect(arguments.value(BuildCommand.out) == "-")
  }

  @Test("two hyphens end the options")
  func endOfOptions() throws {
    let arguments = try parse("--strict", "--", "--quiet", "-x")
    #expect(arguments.has(CommonOptions.strict))
    #expect(!arguments.has(CommonOptions.quiet))
    #expect(arguments.operands == ["--quiet", "-x"])
  }

  @Test("an unknown option names the nearest known one")
  func unknown() {
    #expect(
      error("--layuot", "x")
        == UsageError("build has no option \"--layuot\"", hint: "did you mean \"--layout\"?"))
    #expect(error("-z") == UsageError("build has no option \"-z\"", hint: nil))
  }

  @Test("a value that is missing, or too many, is said")
  func missingValue() {
    #expect(error("--out") == UsageError("--out needs a value: --out DIR"))
    #expect(error("--out", "--strict") == UsageError("--out needs a value: --out DIR"))
    #expect(error("--out=") == UsageError("--out needs a value: --out DIR"))
    #expect(error("--strict=yes") == UsageError("--strict takes no value"))
  }

  @Test("a word that isn't a choice is reported with the choices and the nearest one")
  func choices() {
    #expect(
      error("--diagnostics", "jsom")
        == UsageError(
          "--diagnostics cannot be \"jsom\": it is one of human, short, json, github, sarif",
          hint: "did you mean \"json\"?"))
  }

  @Test("operands are counted")
  func operandCount() {
    #expect(throws: UsageError("schema does not know what to do with \"b\"")) {
      try Arguments(parsing: ["tour", "b"], for: SchemaCommand.synopsis)
    }
    #expect(throws: UsageError("import needs FILE...")) {
      try Arguments(parsing: [], for: ImportCommand.synopsis)
    }
  }

  @Test("help is parsed even where operands are missing")
  func help() throws {
    #expect(try Arguments(parsing: ["-h"], for: ImportCommand.synopsis).has(CommonOptions.help))
  }
}

@Suite("Tables of commands")
struct SynopsisTests {
  @Test("no two options of a command have one name")
  func uniqueNames() {
    for command in Program.commands {
      let names = command.synopsis.allOptions.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
      #expect(Set(names).count == names.count, "\(command.synopsis.name)")
    }
  }

  @Test("help lists every option that can be given")
  func helpIsWhole() {
    for command in Program.commands {
      let help = HelpText.text(for: command.synopsis)
      for option in command.synopsis.allOptions {
        #expect(help.contains("  \(option.usage)\n"), "\(option.name)")
      }
      #expect(help.contains("usage: tutorialc \(command.synopsis.name)"))
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(command.synopsis.name)")
    }
  }

  @Test("every example of the help parses")
  func examples() throws {
    for command in Program.commands {
      for example in command.synopsis.examples {
        // The shell handles the words before the command (`source <(`) and after it (pipes, redirections).
        var words = example.command.split(separator: " ").map(String.init)
        words.removeSubrange(..<(try #require(words.firstIndex { $0.hasSuffix("tutorialc") }) + 1))
        if let end = words.firstIndex(where: { ["|", "<", ">"].contains($0) }) { words.removeSubrange(end...) }
        #expect(words.first == command.synopsis.name)
        _ = try Arguments(parsing: Array(words.dropFirst()), for: command.synopsis)
      }
    }
  }
}
