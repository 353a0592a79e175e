import TutorialLanguage
import TutorialSyntax

extension SnapshotDeclaration {
  /// Whether it writes nothing of what is on its screen, nor where: all of that is what it extends.
  var hasNoContent: Bool {
    elements.isEmpty && spaces.isEmpty && windows.isEmpty && occluders.isEmpty && !areOccludersTold && display == nil
      && insets == WindowInsets()
  }

  /// The declaration with what it leaves out taken from the one it extends; without one, only its removals are
  /// carried out, which is to say reported. The name and whether it is abstract are never inherited here.
  func merged(over base: SnapshotDeclaration?) -> Parsed<SnapshotDeclaration> {
    var result = self
    var diagnostics: [Diagnostic] = []
    func keep<Entries>(_ parsed: Parsed<Entries>) -> Entries {
      diagnostics += parsed.diagnostics
      return parsed.value
    }
    // An element is large: none is copied but for its id.
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
    // What somebody said still is the answer where the elements that it is about are gone.
    let isForgotten = base.occluders.contains(where: \.isTold) && !occluders.contains(where: \.isTold)
    result.areOccludersAnswered = areOccludersAnswered || base.areOccludersAnswered || isForgotten
    result.isPartial = isPartial || base.isPartial
    return Parsed(result, diagnostics: base.isPartial ? [] : diagnostics)
  }

  /// The occluders of `base`, but for those of elements that are removed here: they go with them.
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

/// The elements with the inherited ones under them. What was inside a removed element is inside that one's parent
/// then, and a row loses the item.
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
    // Each turn follows one removed element upwards; more turns than those are a cycle, and left to be reported.
    var turns = 0
    while let parent = merged.value[index].parent, removed.contains(parent.value), turns < removed.count {
      merged.value[index].parent = parents[parent.value]
      turns += 1
    }
  }
  return merged
}

extension ElementPlacement {
  /// Takes items out of a row or column.
  fileprivate mutating func drop(items removed: Set<String>) {
    guard case .line(var line) = self else { return }
    line.items?.removeAll { removed.contains($0.value) }
    self = .line(line)
  }
}

extension LayoutOrigin {
  /// The origin with what it leaves out taken from an inherited one: a snapshot over a truncated capture is truncated.
  fileprivate func merged(over base: LayoutOrigin) -> LayoutOrigin {
    var result = inheriting(base)
    if base.isTruncated == true { result.isTruncated = true }
    return result
  }
}
