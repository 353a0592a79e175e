import TutorialSyntax

/// One line for each finding, as compilers print them and editors parse them.
enum ShortRenderer {
  /// `path:line:column: error: message [id]`; a finding without a place names the program.
  static func render(_ finding: Finding) -> String {
    let place = finding.place.map { "\($0.path.printable):\($0.line):\($0.column)" } ?? "tutorialc"
    return "\(place): \(finding.severity.rawValue): \(finding.message.printable) [\(finding.id.rawValue)]\n"
  }
}
