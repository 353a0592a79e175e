import TutorialSyntax

/// The page of the documentation that lists every diagnostic.
enum DiagnosticsPage {
  /// The page.
  static var markdown: String {
    """
    # Diagnostics

    <!-- Made by `tutorialc explain --markdown > docs/diagnostics.md`. Do not edit. -->

    Every diagnostic has an id that names the defect and stays the same from version to version. `tutorialc explain ID`
    prints what stands here. `--error ID`, `--warn ID`, `--ignore ID` and `--strict` change the severities, `diagnostics`
    in `tutorialc.yaml` does the same, and a comment `# tutorialc: ignore ID reason` on the line above silences one
    place. An error that leaves no tour stays an error whatever is asked.

    | id | severity |
    | --- | --- |
    \(rows)
    \(sections)
    """
  }

  private static var rows: String {
    DiagnosticID.allCases.map { id in
      "| [`\(id.rawValue)`](#\(id.rawValue)) | \(id.defaultSeverity.rawValue) |\n"
    }.joined()
  }

  private static var sections: String {
    DiagnosticID.allCases.map { id in
      let entry = Catalogue.entry(for: id)
      return """
        ## \(id.rawValue)

        \(HelpText.wrapped(entry.rule, width: 116).joined(separator: "\n"))

        Wrong:

        ```yaml
        \(entry.wrong)
        ```

        Right:

        ```yaml
        \(entry.right)
        ```

        """
    }.joined(separator: "\n")
  }
}
