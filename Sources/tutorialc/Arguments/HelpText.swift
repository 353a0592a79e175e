/// Help, generated from the parser's own tables.
package enum HelpText {
  /// A heading with entries.
  package struct Section: Sendable, Hashable {
    /// A syntax on the command line with its meaning, a paragraph each.
    package struct Entry: Sendable, Hashable {
      package let usage: String
      package let meaning: [String]

      /// Makes an entry.
      package init(usage: String, meaning: [String]) {
        (self.usage, self.meaning) = (usage, meaning)
      }
    }

    package let title: String
    package let entries: [Entry]

    /// Makes a heading with entries.
    package init(title: String, entries: [Entry]) {
      (self.title, self.entries) = (title, entries)
    }
  }

  /// Returns the help for one command.
  ///
  /// - Parameter details: the sections after the command's own options.
  package static func text(for synopsis: Synopsis, details: [Section] = []) -> String {
    var operands = synopsis.operands.usage
    if !operands.isEmpty { operands = " " + operands }
    var text = """
      \(synopsis.abstract.capitalizedFirst).

      usage: tutorialc \(synopsis.name)\(operands) [OPTION]...

      \(synopsis.discussion)

      """
    text += section("options", synopsis.options + [CommonOptions.help])
    text += details.map(section).joined()
    if synopsis.reportsDiagnostics { text += section("diagnostics", CommonOptions.diagnostics) }
    text += examples(synopsis.examples)
    text += synopsis.reportsDiagnostics ? exitCodes : ""
    return text
  }

  /// Returns the help for the program.
  package static func overview(_ commands: [Synopsis]) -> String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let lines = commands.map { "  \($0.name.padded(to: width))\($0.abstract)" }.joined(separator: "\n")
    return """
      Compile in-app tutorials: YAML and layout manifests in, resolved tours out.

      usage: tutorialc COMMAND [ARGUMENT]...

      commands:
      \(lines)

      tutorialc COMMAND --help explains a command; tutorialc --version prints the version.

      examples:
        tutorialc build first-mail.tutorial.yaml --out tours
            compile one tutorial to tours/first-mail.tour.json
        tutorialc check .
            report what is wrong with every tutorial below this folder, write nothing
        tutorialc explain unknown-target
            explain a diagnostic and how to fix it

      \(exitCodes)
      """
  }

  private static let exitCodes = """

    exit codes:
      0  no errors
      1  errors in the input
      2  a wrong command line
      3  something around the compiler failed, such as an output that can't be written

    """

  private static func section(_ title: String, _ options: [Option]) -> String {
    section(Section(title: title, entries: options.map { .init(usage: $0.usage, meaning: [$0.help]) }))
  }

  private static func section(_ section: Section) -> String {
    let lines = section.entries.map { entry in
      "  \(entry.usage)\n" + entry.meaning.flatMap { wrapped($0, width: 70) }.map { "      \($0)\n" }.joined()
    }
    return "\n\(section.title):\n" + lines.joined()
  }

  private static func examples(_ examples: [Synopsis.Example]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\nexamples:\n" + examples.map { "  \($0.command)\n      \($0.meaning)\n" }.joined()
  }

  /// Breaks `text` into lines of at most `width` characters, between words.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension String {
  /// The text with its first letter in upper case.
  package var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }

  /// Returns the text with spaces after it, at least `width` characters long.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
