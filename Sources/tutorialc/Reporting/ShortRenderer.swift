import TutorialSyntax

/// One line for each diagnostic, as compilers print them and editors parse them, followed by lines for its details.
package enum ShortRenderer {
  /// Returns `path:line:column: error: message [id]`, followed by `path:line:column: note: …` for each detail.
  ///
  /// Details are the label, other places, notes, variants and fix-its. A detail without a place has the diagnostic's. A
  /// diagnostic without a place names the program.
  package static func render(_ diagnostic: ReportedDiagnostic) -> String {
    let place = prefix(diagnostic.place) ?? "tutorialc"
    var text =
      "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message.printable) [\(diagnostic.id.rawValue)]\n"
    if !diagnostic.label.isEmpty { text += "\(place): note: \(diagnostic.label.printable)\n" }
    for note in diagnostic.labels + diagnostic.notes {
      text += "\(prefix(note.place) ?? place): note: \(note.message.printable)\n"
    }
    if !diagnostic.variants.isEmpty {
      text += "\(place): note: variants: \(diagnostic.variants.map(\.printable).joined(separator: ", "))\n"
    }
    for fix in diagnostic.fixes where !fix.isSaid(by: diagnostic.label) {
      text += "\(place): note: help: \(fix.title.printable)\n"
    }
    return text
  }

  private static func prefix(_ place: Place?) -> String? {
    place.map { "\($0.path.printable):\($0.line):\($0.column)" }
  }
}
