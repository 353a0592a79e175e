import TutorialSyntax

/// A line for each diagnostic, as compilers print them and editors parse them, and one for each thing more that is said
/// of it.
package enum ShortRenderer {
  /// `path:line:column: error: message [id]`, then `path:line:column: note: …` for its label, its other places, what else
  /// helps, the variants that it is about, and how it is mended. What has no place of its own has the diagnostic's; a
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
