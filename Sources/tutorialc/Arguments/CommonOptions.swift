/// The options that several commands share.
package enum CommonOptions {
  /// Prints help.
  package static let help = Option("--help", short: "-h", help: "Print this help and exit.")

  /// How diagnostics look.
  package static let format = Option(
    "--diagnostics", .choice(["human", "short", "json", "github", "sarif"]),
    help: """
      How diagnostics are written. short is one line each, as compilers print them; json and sarif are for programs, \
      github annotates a pull request from a workflow.
      """)
  /// Where diagnostics go.
  package static let diagnosticsFile = Option(
    "--diagnostics-file", .path("FILE"), help: "Write the diagnostics to FILE instead of a standard stream.")
  /// Warnings are errors.
  package static let strict = Option("--strict", help: "Treat every warning as an error.")
  /// Raises one id to an error.
  package static let error = Option("--error", .diagnosticID, repeats: true, help: "Treat ID as an error.")
  /// Makes one id a warning.
  package static let warn = Option("--warn", .diagnosticID, repeats: true, help: "Treat ID as a warning.")
  /// Silences one id.
  package static let ignore = Option("--ignore", .diagnosticID, repeats: true, help: "Do not report ID.")
  /// Errors only.
  package static let quiet = Option(
    "--quiet", short: "-q", help: "Say nothing but errors: no warnings, no notes, no progress, no summary.")
  /// Colours.
  package static let color = Option(
    "--color", .choice(["auto", "always", "never"]),
    help: "Colour the diagnostics; auto does so on a terminal unless NO_COLOR is set.")

  /// The options of every command that reports diagnostics.
  package static let diagnostics = [format, diagnosticsFile, strict, error, warn, ignore, quiet, color]
}
