/// The options that several commands share.
package enum CommonOptions {
  /// The option that prints help.
  package static let help = Option("--help", short: "-h", help: "Print this help and exit.")

  /// The format of diagnostics.
  package static let format = Option(
    "--diagnostics", .choice(["human", "short", "json", "github", "sarif"]),
    changesResults: false,
    help: """
      The format of diagnostics. short is one line each, as compilers print them; json and sarif are for programs, \
      github annotates a pull request from a workflow.
      """)
  /// The file for diagnostics.
  package static let diagnosticsFile = Option(
    "--diagnostics-file", .path("FILE"), changesResults: false,
    help: "Write the diagnostics to FILE instead of a standard stream.")
  /// The option that makes warnings errors.
  package static let strict = Option("--strict", help: "Treat every warning as an error.")
  /// The option that makes diagnostics with an id errors.
  package static let error = Option("--error", .diagnosticID, repeats: true, help: "Treat ID as an error.")
  /// The option that makes diagnostics with an id warnings.
  package static let warn = Option("--warn", .diagnosticID, repeats: true, help: "Treat ID as a warning.")
  /// The option that silences diagnostics with an id.
  package static let ignore = Option("--ignore", .diagnosticID, repeats: true, help: "Do not report ID.")
  /// The option that reports only errors.
  package static let quiet = Option(
    "--quiet", short: "-q", changesResults: false,
    help: "Print only errors: no warnings, no notes, no progress, no summary.")
  /// The use of colours.
  package static let color = Option(
    "--color", .choice(["auto", "always", "never"]),
    changesResults: false, help: "Colour the diagnostics; auto does so on a terminal unless NO_COLOR is set.")

  /// The options of every command that reports diagnostics.
  package static let diagnostics = [format, diagnosticsFile, strict, error, warn, ignore, quiet, color]
}
