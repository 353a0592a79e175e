import TutorialLanguage
import TutorialSyntax

/// Collects names that refer to nothing. Each is reported once, at its first occurrence.
struct UnknownNames {
  private var names: [(first: Sourced<String>, count: Int)] = []
  private var positions: [String: Int] = [:]

  /// The number of names for which a suggestion is searched.
  ///
  /// The search compares a name with every candidate. The limit keeps the time near-linear for a file that is wrong
  /// throughout.
  private static let searched = 10

  mutating func note(_ name: Sourced<String>) {
    if let position = positions[name.value] {
      names[position].count += 1
    } else {
      positions[name.value] = names.count
      names.append((name, 1))
    }
  }

  /// One diagnostic for each name.
  ///
  /// - Parameters:
  ///   - candidates: the names for suggestions.
  ///   - message: the headline for a name.
  func diagnostics(
    _ id: DiagnosticID, among candidates: @autoclosure () -> [String], message: (String) -> String
  ) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    let known = candidates()
    return names.enumerated().map { number, name in
      var diagnostic = Diagnostic(id, message(excerpt(name.first.value)), at: name.first.span)
      if number < Self.searched, let nearest = nearestName(to: name.first.value, among: known) {
        diagnostic = diagnostic.proposing(nearest, shown: excerpt(nearest))
      }
      if name.count > 1 {
        diagnostic.notes = [.init("\(name.count - 1) more \(name.count == 2 ? "place names" : "places name") it")]
      }
      return diagnostic
    }
  }
}
