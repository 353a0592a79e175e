import TutorialLanguage
import TutorialSyntax

/// Resolves `extends` and `amends`, and merges snapshots from the bases up.
struct SnapshotMerger {
  /// The declared snapshots of all manifests.
  private let declarations: [SnapshotDeclaration]
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// A merger of the snapshots of these manifests, in order.
  init(_ manifests: [LayoutManifest]) {
    declarations = manifests.flatMap(\.snapshots)
  }

  /// A snapshot with everything inherited.
  struct Merged {
    var declaration: SnapshotDeclaration
    /// The index of the snapshot whose content this one shows.
    ///
    /// It is that of the base, if this one declares no content, for example only another language.
    var content: Int
  }

  /// The snapshots with everything inherited, without abstract ones and duplicates.
  mutating func merge() -> [Merged] {
    let (positions, isDuplicate) = findNames()
    let bases = declarations.map { declaration in declaration.base.flatMap { positions[$0.value.description] } }
    let dependencies = DependencyOrder(count: declarations.count) { bases[$0] }
    for cycle in dependencies.cycles { diagnostics.append(cyclicExtends(cycle.map { declarations[$0] })) }
    reportUnknownBases(positions)
    let amendments = findAmendments(positions)

    var merged = declarations
    var contents = Array(declarations.indices)
    var budget = MergeBudget()
    for index in dependencies.order where declarations[index].amended == nil {
      let base = dependencies.isInCycle[index] ? nil : bases[index]
      var result = declarations[index].merged(over: base.map { merged[$0] })
      if declarations[index].base != nil, base == nil {
        // The inherited content is unknown, so nothing that is missing gets a diagnostic.
        result.value.isPartial = true
        result.diagnostics = []
      }
      if let base, declarations[index].hasNoContent, result.value.isPartial == merged[base].isPartial {
        contents[index] = contents[base]
      }
      // Amendments come before anything extends the snapshot, so that derived snapshots inherit them.
      if let amendment = amendments[index] {
        let isQuiet = result.value.isPartial
        let amended = declarations[amendment].amending(result.value)
        result.value = amended.value
        if !isQuiet { result.diagnostics += amended.diagnostics }
        if !declarations[amendment].hasNoContent { contents[index] = index }
      }
      let verdict = budget.add(result.value)
      if verdict.isTooMuch {
        result.value.empty()
        contents[index] = index
      }
      if let diagnostic = verdict.diagnostic { diagnostics.append(diagnostic) }
      merged[index] = result.value
      diagnostics += result.diagnostics
    }
    return merged.indices.filter { !isDuplicate[$0] && !merged[$0].isAbstract && merged[$0].name != nil }
      .map { Merged(declaration: merged[$0], content: contents[$0]) }
  }

  /// The first declaration of each name, as `extends` writes it, and the declarations that repeat one.
  private mutating func findNames() -> (positions: [String: Int], isDuplicate: [Bool]) {
    var positions: [String: Int] = [:]
    var isDuplicate = Array(repeating: false, count: declarations.count)
    for (index, declaration) in declarations.enumerated() {
      guard let name = declaration.name else { continue }
      if let first = positions[name.description] {
        isDuplicate[index] = true
        diagnostics.append(duplicateSnapshot(name, at: declaration.nameSpan, first: declarations[first].nameSpan))
      } else {
        positions[name.description] = index
      }
    }
    return (positions, isDuplicate)
  }

  private mutating func reportUnknownBases(_ positions: [String: Int]) {
    let names = declarations.compactMap { $0.name?.description }
    for declaration in declarations {
      guard let base = declaration.base ?? declaration.amended, positions[base.value.description] == nil else {
        continue
      }
      diagnostics.append(unknownExtends(base, among: names))
    }
  }

  /// The declaration that amends each snapshot; the first of several.
  private mutating func findAmendments(_ positions: [String: Int]) -> [Int: Int] {
    var amendments: [Int: Int] = [:]
    for (index, declaration) in declarations.enumerated() {
      guard let amended = declaration.amended, let position = positions[amended.value.description] else { continue }
      if let first = amendments[position] {
        diagnostics.append(secondAmendment(amended, first: declarations[first].nameSpan))
      } else {
        amendments[position] = index
      }
    }
    return amendments
  }
}

private func duplicateSnapshot(_ name: SnapshotName, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .duplicateSnapshot,
    "screen \"\(excerpt(name.screen))\" has a second snapshot in variant \"\(excerpt(name.variant))\"", at: span,
    labels: [.init(first, "first declared here")])
}

private func secondAmendment(_ name: Sourced<SnapshotName>, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .duplicateSnapshot, "snapshot \"\(excerpt(name.value.description))\" is amended a second time", at: name.span,
    labels: [.init(first, "first amended here")])
}

private func unknownExtends(_ base: Sourced<SnapshotName>, among names: [String]) -> Diagnostic {
  let name = base.value.description
  return Diagnostic(.unknownExtends, "no snapshot is called \"\(excerpt(name))\"", at: base.span)
    .proposing(nearestName(to: name, among: names))
}

private func cyclicExtends(_ cycle: [SnapshotDeclaration]) -> Diagnostic {
  let names = cycle.map { $0.name.map { "\"\(excerpt($0.description))\"" } ?? "a snapshot" }
  return cyclic(.cyclicExtends, "\(names.first ?? "a snapshot") extends itself", names, cycle.map(\.base?.span))
}
