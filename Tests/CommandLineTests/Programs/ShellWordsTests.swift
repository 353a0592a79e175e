import Foundation
import Testing
import TutorialReporting

@Suite("Words for a shell")
struct ShellWordsTests {
  @Test(
    "words are quoted where they must be",
    arguments: [
      ("tools/m.sh", "tools/m.sh"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$(rm x)", "'$(rm x)'"),
      ("a\nb", "$'a\\x0ab'"), ("\u{1B}[2J'\\", "$'\\x1b[2J\\'\\\\'"), ("\u{202E}x", "$'\\xe2\\x80\\xaex'"),
      ("~", "'~'"), ("ä", "'ä'"),
    ])
  func quoting(word: String, expected: String) {
    #expect(ShellWords.quoted(word) == expected)
  }

  @Test(
    "bash reads back what was quoted",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func readBack() throws {
    let words = [
      "a b", "it's", "$(exit 9)", "`exit 9`", "a\nb\tc", "\u{1B}[2J'\\", "\u{202E}x", "-n", "!x", "*", "a\\",
    ]
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "printf '%s\\0' " + ShellWords.line(words)]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.split(separator: "\0").map(String.init) == words)
  }
}
