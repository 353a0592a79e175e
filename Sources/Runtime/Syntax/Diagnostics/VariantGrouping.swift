/// Merges the diagnostics of variants: the same defect at the same place becomes one that lists its variants.
///
/// The headline has the first variant's numbers; notes have those of other variants, if they differ.
package struct VariantGrouping {
  /// The identity of a diagnostic across variants.
  private struct Key: Hashable {
    var id: DiagnosticID
    var severity: Diagnostic.Severity
    var primary: SourceSpan?
    /// The number of earlier diagnostics with this id and place in the variant: a place can be wrong in two ways.
    var number: Int
  }

  /// The diagnostics so far, in the order in which they were found.
  package private(set) var diagnostics: [Diagnostic] = []
  private var positions: [Key: Int] = [:]

  /// No diagnostics yet.
  package init() {}

  /// Adds the diagnostics of one variant without duplicates, up to `Diagnostic.maximumCount`.
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

  /// Adds diagnostics that don't depend on variants.
  package mutating func add(_ found: [Diagnostic]) {
    diagnostics += found
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
    .limitExceeded, "more than \(Diagnostic.maximumCount) findings; the rest is not shown", at: span)
}
