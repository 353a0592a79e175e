import TutorialLanguage
import TutorialSyntax

extension SnapshotDeclaration {
  /// True if it declares no content of its own, so that everything on its screen comes from its base.
  var hasNoContent: Bool {
    elements.isEmpty && spaces.isEmpty && windows.isEmpty && occluders.isEmpty && !areOccludersTold && display == nil
      && insets == WindowInsets()
  }

  /// Merges this declaration over the one that it extends.
  ///
  /// Without a base, only its removals matter: they are reported. The name and `isAbstract` are never inherited here.
  func merged(over base: SnapshotDeclaration?) -> Parsed<SnapshotDeclaration> {
    var result = self
    var diagnostics: [Diagnostic] = []
    func keep<Entries>(_ parsed: Parsed<Entries>) -> Entries {
      diagnostics += parsed.diagnostics
      return parsed.value
    }
    // Elements are large: only their ids are copied.
    let removed = Set(elements.indices.lazy.filter { elements[$0].isRemoval }.map { elements[$0].id.value })
    result.windows = keep(mergeEntries(windows, over: base?.windows ?? [], of: "window"))
    result.spaces = keep(mergeEntries(spaces, over: base?.spaces ?? [], of: "space"))
    if base != nil || !removed.isEmpty {
      result.elements = keep(mergeElements(elements, over: base?.elements ?? [], removing: removed))
    }
    let occluders = inheritedOccluders(of: base, without: removed)
    result.occluders = keep(mergeEntries(self.occluders, over: occluders, of: "occluder"))
    guard let base else { return Parsed(result, diagnostics: diagnostics) }
    let ownTraits = Set(traits.map(\.key))
    result.traits = base.traits.filter { !ownTraits.contains($0.key) } + traits
    if let display = base.display { result.display = self.display?.merged(over: display) ?? display }
    result.insets = insets.inheriting(base.insets)
    result.origin = origin.merged(over: base.origin)
    result.matrix = matrix ?? base.matrix
    // An author's answer about occluders stays valid even if the elements that it concerns are gone.
    let isForgotten = base.occluders.contains(where: \.isTold) && !occluders.contains(where: \.isTold)
    result.areOccludersAnswered = areOccludersAnswered || base.areOccludersAnswered || isForgotten
    result.isPartial = isPartial || base.isPartial
    return Parsed(result, diagnostics: base.isPartial ? [] : diagnostics)
  }

  /// The occluders of `base`, without those of elements that are removed here.
  private func inheritedOccluders(of base: SnapshotDeclaration?, without removed: Set<String>) -> [OccluderDeclaration]
  {
    guard let base, !removed.isEmpty else { return base?.occluders ?? [] }
    let own = Set(occluders.compactMap(\.mergeID?.value))
    return base.occluders.filter { occluder in
      guard let element = occluder.element?.value, removed.contains(element) else { return true }
      return occluder.mergeID.map { own.contains($0.value) } ?? false
    }
  }
}

/// Merges elements over the inherited ones.
///
/// Children of a removed element move to its parent, and a row loses a removed item.
private func mergeElements(
  _ own: [ElementDeclaration], over base: [ElementDeclaration], removing removed: Set<String>
) -> Parsed<[ElementDeclaration]> {
  guard !removed.isEmpty else { return mergeEntries(own, over: base, of: "element") }
  var items: Set<String> = []
  var parents: [String: Sourced<String>] = [:]
  for element in base {
    for item in element.placement?.value.line?.items ?? [] { items.insert(item.value) }
    if removed.contains(element.id.value), let parent = element.parent { parents[element.id.value] = parent }
  }
  var merged = mergeEntries(own, over: base, of: "element") { items.contains($0) }
  for index in merged.value.indices {
    merged.value[index].placement?.value.drop(items: removed)
    // Each turn follows one removed element upwards. More turns than removed elements mean a cycle, reported elsewhere.
    var turns = 0
    while let parent = merged.value[index].parent, removed.contains(parent.value), turns < removed.count {
      merged.value[index].parent = parents[parent.value]
      turns += 1
    }
  }
  return merged
}

extension ElementPlacement {
  /// Removes items from a row or column.
  fileprivate mutating func drop(items removed: Set<String>) {
    guard case .line(var line) = self else { return }
    line.items?.removeAll { removed.contains($0.value) }
    self = .line(line)
  }
}

extension LayoutOrigin {
  /// Merges the origin over an inherited one: a snapshot over a truncated capture is truncated.
  fileprivate func merged(over base: LayoutOrigin) -> LayoutOrigin {
    var result = inheriting(base)
    if base.isTruncated == true { result.isTruncated = true }
    return result
  }
}
