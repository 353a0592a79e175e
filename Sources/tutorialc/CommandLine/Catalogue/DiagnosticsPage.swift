import TutorialArguments
import TutorialSyntax

/// The documentation page that lists every diagnostic.
struct DiagnosticsPage {
  let registry: DiagnosticRegistry

  var markdown: String {
    """
    # Diagnostics

    <!-- Made by `tutorialc explain --markdown > docs/diagnostics.md`. Do not edit. -->

    Every diagnostic has an id that names the defect and stays the same from version to version. `tutorialc explain ID`
    prints its section of this page. `--error ID`, `--warn ID`, `--ignore ID` and `--strict` change the severities, and
    so does `diagnostics` in `tutorialc.yaml`. A comment `# tutorialc: ignore ID reason` on the line above silences one
    place. If no tour can be made because of an error, it always stays an error.
    `tutorialc check --fix` fixes everything that can be fixed in only one way; `--diff` shows the edits.

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
