import TutorialArguments
import TutorialSyntax

/// The documentation page that lists every diagnostic.
struct DiagnosticsPage {
  /// The listed diagnostics.
  let registry: DiagnosticRegistry

  /// The page in Markdown.
  var markdown: String {
    """
    # Diagnostics

    <!-- Made by `tutorialc explain --markdown > docs/diagnostics.md`. Do not edit. -->

    Every diagnostic has an id that names the defect and stays the same from version to version. `tutorialc explain ID`
    prints what stands here. `--error ID`, `--warn ID`, `--ignore ID` and `--strict` change the severities, `diagnostics`
    in `tutorialc.yaml` does the same, and a comment `# tutorialc: ignore ID reason` on the line above silences one
    place. An error that leaves no tour stays an error whatever is asked.
    What can only be mended in one way `tutorialc check --fix` mends, and `--diff` shows.

    | id | severity |
    | --- | --- |
    \(rows)
    \(sections)
    """
  }

  private var rows: String {
    registry.all.map { id in
      "| [`\(id.rawValue)`](#\(id.rawValue)) | \(id.defaultSeverity.rawValue) |\n"
    }.joined()
  }

  private var sections: String {
    registry.all.map { id in
      """
      ## \(id.rawValue)

      \(HelpText.wrapped(id.rule, width: 116).joined(separator: "\n"))

      Wrong:

      ```yaml
      \(id.wrong)
      ```

      Right:

      ```yaml
      \(id.right)
      ```

      """
    }.joined(separator: "\n")
  }
}
