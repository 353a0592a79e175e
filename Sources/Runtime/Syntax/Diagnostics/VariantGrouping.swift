/// Groups what is found variant by variant: the same defect at the same place is one diagnostic that lists the variants
/// it occurs in. The first variant's numbers stand in its headline, those of the others in notes where they differ.
package struct VariantGrouping {
  /// What makes two diagnostics the same.
  private struct Key: Hashable {
    var id: DiagnosticID
    var severity: Diagnostic.Severity
    var primary: SourceSpan?
    /// How many diagnostics of that id and place the variant had before: a place can be wrong in two ways.
    var number: Int
  }

  /// The diagnostics so far, in the order of finding.
  package private(set) var diagnostics: [Diagnostic] = []
  private var positions: [Key: Int] = [:]

  /// No diagnostics.
  package init() {}

  /// Adds the diagnostics of one variant, each once and as many as anybody reads.
  package mutating func add(_ found: [Diagnostic], variant: String) {
    var counts: [Key: Int] = [:]
    var seen: Set<Diagnostic> = []
    for diagnostic in found where diagnostics.count <= Diagnostic.maximumCount && seen.insert(diagnostic).inserted {
      var key = Key(id: diagnostic.id, severity: diagnostic.severity, primary: diagnostic.primary, number: 0)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      if let position = positions[key] {
        add(diagnostic, to: position, variant: variant)
      } else if diagnostics.count == Diagnostic.maximumCount {
        diagnostics.append(tooManyDiagnostics(at: diagnostic.primary))
      } else {
        positions[key] = diagnostics.count
        diagnostics.append(diagnostic)
        diagnostics[diagnostics.count - 1].variants = [variant]
      }
    }
  }

  /// Adds diagnostics that have nothing to do with variants.
  package mutating func add(_ found: [Diagnostic]) {
    diagnostics += found
  }

  /// Replaces each diagnostic by what `change` makes of it.
  package mutating func rewrite(_ change: (Diagnostic) -> Diagnostic) {
    diagnostics = diagnostics.map(change)
  }

  private mutating func add(_ diagnostic: Diagnostic, to position: Int, variant: String) {
    guard diagnostics[position].variants.last != variant else { return }
    diagnostics[position].variants.append(variant)
    if diagnostic.message != diagnostics[position].message {
      diagnostics[position].notes.append(.init("in variant \"\(excerpt(variant))\": \(diagnostic.message)"))
    }
  }
}

private func tooManyDiagnostics(at span: SourceSpan?) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "more than \(Diagnostic.maximumCount) findings; those from here on are not shown", at: span)
}
