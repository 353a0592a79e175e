package import TutorialSyntax

// Diagnostics about programs that may not run, or fail.
extension Diagnostic {
  /// `program-not-allowed` for a program that nobody has allowed.
  ///
  /// - Parameters:
  ///   - reason: the reason, in a few words.
  ///   - line: the command that allows it, if there is one.
  package static func notAllowed(
    _ program: String, _ reason: String, _ line: String?, at span: SourceSpan?
  ) -> Diagnostic {
    let remedy = line.map { "; look at it, then run: \($0)" } ?? ""
    return Diagnostic(
      .programNotAllowed, "\"\(excerpt(program))\" may not run: \(reason)\(remedy)", at: span,
      notes: [.init("nothing is written meanwhile; `--allow-plugins` runs whatever is named, this once")])
  }

  /// Notes with the last lines of a program's standard error.
  package static func lastWords(_ words: String) -> [Note] {
    words.split(separator: "\n").suffix(5).map { Note("it said: \($0)") }
  }
}

extension DiagnosticID {
  /// `plugin-crashed`.
  package static let pluginCrashed = DiagnosticID(
    "plugin-crashed", .error, isAlwaysError: true, isAboutSurroundings: true,
    rule:
      "A plugin failed, or gave an answer that isn't allowed, such as a file outside the output folder, or two "
      + "elements with the same id. That is a bug in the plugin. Exit code 3.",
    wrong: """
      { "files": [{ "path": "../../etc/motd" }] }
      """,
    right: """
      { "files": [{ "path": "first-mail.tour.json" }] }
      """)

  /// `program-not-allowed`.
  package static let programNotAllowed = DiagnosticID(
    "program-not-allowed", .error, isAlwaysError: true,
    rule:
      "The configuration names a program that comes with the compiled files, or a command of its own, and nobody has "
      + "allowed it to run. Compiling somebody's checkout must not run programs that are in it. Look at the program, "
      + "then run the line that the message ends with. If the program changes, it has to be allowed again. Nothing is "
      + "written meanwhile. `--allow-plugins`, or TUTORIALC_ALLOW_PLUGINS=1, runs every program that is named.",
    wrong: """
      fonts: { body: Inter.ttf, measurer: tools/measure.sh }    # and nobody has said tutorialc allow
      """,
    right: """
      fonts: { body: Inter.ttf }    # tutorialc-measure, which comes with the compiler
      """)
}
