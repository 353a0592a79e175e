import Foundation
import Testing
import TutorialCompiler

@testable import tutorialc

@Suite("tutorialc strings")
struct StringsCommandTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(tutorial("a"), to: "a.tutorial.yaml")
  }

  private func tutorial(_ id: String, more: String = "") -> String {
    Fixture.tutorial(id).replacing("layout:", with: "strings: strings/\(id).{locale}.yaml\nlayout:") + more
  }

  private let line = "# Tap it.\nsteps.one.callout.body:\n"

  @Test("a file that is not there is made, and one that lacks nothing is left")
  func make() async throws {
    let first = try await tutorialc("strings", "de", "a.tutorial.yaml")
    #expect(first.status == 0 && first.output == "")
    #expect(first.error == "strings/a.de.yaml: 1 text added\n")
    #expect(folder.read("strings/a.de.yaml") == line)
    let date = try folder.changeDate("strings/a.de.yaml")
    let second = try await tutorialc("strings", "de", "a.tutorial.yaml")
    #expect(second.error == "strings/a.de.yaml: nothing to add, 1 text still empty\n")
    #expect(try folder.changeDate("strings/a.de.yaml") == date)
    #expect(try await tutorialc("check", "a.tutorial.yaml").error.contains("[missing-string]"))
    try folder.write("steps.one.callout.body: Tippen.\n", to: "strings/a.de.yaml")
    #expect(try await tutorialc("strings", "de", "a.tutorial.yaml").error == "strings/a.de.yaml: nothing to add\n")
    #expect(try await tutorialc("check", "a.tutorial.yaml").error == "")
  }

  @Test("a dry run writes nothing")
  func dry() async throws {
    let outcome = try await tutorialc("strings", "de", ".", "--dry-run")
    #expect(outcome.error == "strings/a.de.yaml: 1 text to add\n")
    #expect(try folder.files() == ["a.tutorial.yaml", "app.layout.yaml"])
  }

  @Test("texts of the locale's fallbacks are not added, and none are added for the tutorial's own language")
  func fallbacks() async throws {
    try folder.write("steps.one.callout.body: Toque.\n", to: "strings/a.pt.yaml")
    #expect(try await tutorialc("strings", "pt-BR", ".").error == "strings/a.pt-BR.yaml: nothing to add\n")
    #expect(
      try await tutorialc("strings", "en-GB", ".").error
        == "strings/a.en-GB.yaml: nothing to add: the tutorial is in this language\n")
    #expect(try folder.files(below: "strings") == ["a.pt.yaml"])
  }

  @Test("a strings file that cannot be read is an error", arguments: [false, true])
  func unreadable(isAskedFor: Bool) async throws {
    try folder.write("# a folder\n", to: "strings/a.de.yaml/inner")
    try FileManager.default.createSymbolicLink(atPath: folder.path("strings/a.fr.yaml"), withDestinationPath: "gone")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("strings/a.it.yaml"), withDestinationPath: "/dev/zero")
    #expect(mkfifo(folder.path("strings/a.nl.yaml"), 0o600) == 0)
    if isAskedFor { try folder.write("locales: [de, fr, it, nl]\n", to: "tutorialc.yaml") }
    let result = try await tutorialc("check", "a.tutorial.yaml", "--diagnostics", "short")
    #expect(
      result.headlines.split(separator: "\n").map { $0.drop { $0 != "\"" } } == [
        "\"strings/a.it.yaml\" lies outside of the root \".\" [outside-root]",
        "\"strings/a.de.yaml\" is not a file [unreadable-file]",
        "\"strings/a.fr.yaml\" cannot be read: it is a symbolic link to nothing [unreadable-file]",
        "\"strings/a.nl.yaml\" is not a file [unreadable-file]",
      ])
  }

  @Test("a file under the locale's other spelling is the one that is completed")
  func spelling() async throws {
    try folder.write("# ours\n", to: "strings/a.pt_BR.yaml")
    #expect(try await tutorialc("strings", "pt-BR", ".").error == "strings/a.pt_BR.yaml: 1 text added\n")
    #expect(folder.read("strings/a.pt_BR.yaml") == "# ours\n" + line)
  }

  @Test(
    "the existing file is completed, under any spelling of the locale",
    arguments: ["pt-BR", "pt_BR", "PT-br"], ["pt-BR", "pt_BR", "pt-br", "PT_br"])
  func spellings(asked: String, there: String) async throws {
    try folder.write("# ours\n", to: "strings/a.\(there).yaml")
    #expect(try await tutorialc("strings", asked, ".").error == "strings/a.\(there).yaml: 1 text added\n")
    #expect(try folder.files(below: "strings") == ["a.\(there).yaml"])
    #expect(!(try await tutorialc("check", "a.tutorial.yaml").error.contains("[conflicting-keys]")))
  }

  @Test("for a tutorial with errors, or without strings files, nothing is written; for the others it is")
  func errors() async throws {
    try folder.write(tutorial("b").replacing("send", with: "snd"), to: "b.tutorial.yaml")
    try folder.write(Fixture.tutorial("c"), to: "c.tutorial.yaml")
    let outcome = try await tutorialc("strings", "de", ".", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.headlines == """
        b.tutorial.yaml:5:24: error: no element with id "snd" on screen "home" [unknown-target]
        c.tutorial.yaml:1:11: warning: "c" names no strings files [missing-key]

        """)
    #expect(try folder.files(below: "strings") == ["a.de.yaml"])
    let alone = try await tutorialc("strings", "de", "c.tutorial.yaml", "--diagnostics", "short")
    #expect(alone.status == 1)
    #expect(alone.headlines == "c.tutorial.yaml:1:11: error: \"c\" names no strings files [missing-key]\n")
  }

  @Test("a file that nothing can be added to is left, and what it lacks is said")
  func unfit() async throws {
    try folder.write("null\n", to: "strings/a.de.yaml")
    let outcome = try await tutorialc("strings", "de", ".", "--diagnostics", "short")
    #expect(outcome.status == 3)
    #expect(
      outcome.headlines
        == "strings/a.de.yaml:1:1: error: \"strings/a.de.yaml\" is written in a form that nothing can be added to "
        + "[unwritable-output]\n")
    #expect(folder.read("strings/a.de.yaml") == "null\n")
  }

  @Test("a link to a file stays a link")
  func links() async throws {
    try folder.write("# shared\n", to: "shared/de.yaml")
    try FileManager.default.createDirectory(atPath: folder.path("strings"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("strings/a.de.yaml"), withDestinationPath: "../shared/de.yaml")
    #expect(try await tutorialc("strings", "de", ".").error == "strings/a.de.yaml: 1 text added\n")
    #expect(folder.read("shared/de.yaml") == "# shared\n" + line)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("strings/a.de.yaml"))
    #expect(link == "../shared/de.yaml")
  }

  @Test(
    "a locale is written as is usual, however it is asked for",
    arguments: [("DE", "de"), ("ZH-hant-tw", "zh-Hant-TW"), ("pt_BR", "pt-BR"), ("ZH_hans", "zh-Hans")])
  func spelledOtherwise(asked: String, written: String) async throws {
    #expect(try await tutorialc("strings", asked, ".").error == "strings/a.\(written).yaml: 1 text added\n")
  }

  @Test("a file that cannot be written is not reported as written")
  func unwritable() async throws {
    try folder.write("no folder", to: "strings")
    let outcome = try await tutorialc("strings", "de", ".")
    #expect(outcome.status == 3)
    #expect(
      outcome.error == """
        error: cannot write "strings/a.de.yaml": a part of the path is not a folder [unwritable-output]

        1 error

        """)
  }

  @Test("a malformed locale is a usage error", arguments: ["../x", "de!", "1"])
  func wrongLocale(locale: String) async throws {
    let outcome = try await tutorialc("strings", locale, ".")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix("tutorialc: error: \"\(locale)\" is not a language tag such as en or pt-BR\n"))
  }

  @Test("the command is in the help and the completions")
  func known() async throws {
    #expect(try await tutorialc("--help").output.contains("\n  strings"))
    #expect(
      try await tutorialc("strings", "--help").output.contains("usage: tutorialc strings LOCALE [FILE|FOLDER]..."))
    #expect(try await tutorialc("completions", "fish").output.contains("-f -a strings"))
  }
}
