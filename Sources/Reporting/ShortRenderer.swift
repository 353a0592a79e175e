import TutorialSyntax

/// One line for each diagnostic, as compilers print them and editors parse them.
package enum ShortRenderer {
  /// `path:line:column: error: message [id]`; a diagnostic without a place names the program.
  package static func render(_ diagnostic: ReportedDiagnostic) -> String {
    let place = diagnostic.place.map { "\($0.path.printable):\($0.line):\($0.column)" } ?? "tutorialc"
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message.printable) [\(diagnostic.id.rawValue)]\n"
  }
}
