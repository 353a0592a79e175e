import TutorialIR

/// Collects what is found variant by variant, and makes of the same defect at the same place one diagnostic that lists
/// the variants. The first variant's numbers stand in the message, those of the others in notes.
struct Findings {
  private struct Key: Hashable {
    let id: DiagnosticID
    let span: SourceSpan?
    let severity: Diagnostic.Severity
  }

  private var places: [Key: Int] = [:]
  private var found: [(diagnostic: Diagnostic, detail: String)] = []

  /// Adds what was found in one variant.
  ///
  /// - Parameter detail: what the finding says of this variant alone, such as a frame; shown for variants after the
  ///   first where it differs.
  mutating func add(_ diagnostic: Diagnostic, variant: String, detail: String = "") {
    let key = Key(id: diagnostic.id, span: diagnostic.primary, severity: diagnostic.severity)
    guard let place = places[key] else {
      places[key] = found.count
      var first = diagnostic
      first.variants = [variant]
      found.append((first, detail))
      return
    }
    guard !found[place].diagnostic.variants.contains(variant) else { return }
    found[place].diagnostic.variants.append(variant)
    if !detail.isEmpty, detail != found[place].detail {
      found[place].diagnostic.notes.append(.init("in \(variant): \(detail)"))
    }
  }

  /// Adds what has nothing to do with variants.
  mutating func add(_ diagnostic: Diagnostic) {
    found.append((diagnostic, ""))
  }

  /// All findings, in the order of their first occurrence.
  var diagnostics: [Diagnostic] { found.map(\.diagnostic) }
}

extension Findings {
  /// Replaces each finding by what `change` makes of it.
  mutating func rewrite(_ change: (Diagnostic) -> Diagnostic) {
    for index in found.indices { found[index].diagnostic = change(found[index].diagnostic) }
  }
}
