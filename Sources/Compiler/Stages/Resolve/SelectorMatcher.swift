import TutorialIR

/// Finds the elements of one snapshot that a selector names.
struct SelectorMatcher {
  /// Where it looks.
  let snapshot: Snapshot
  private let locale: String?
  private let pattern: TextPattern
  private var children: [[Int]]?

  /// A matcher for a snapshot; `pattern` keeps compiled expressions from one snapshot to the next.
  init(_ snapshot: Snapshot, pattern: TextPattern) {
    self.snapshot = snapshot
    self.locale = snapshot.traits.locale
    self.pattern = pattern
  }

  /// All elements that match, in document order. Keys are ANDed; `nth` picks last.
  mutating func candidates(_ selector: Selector) -> [Int] {
    var found: [Int]?
    var nth: Int?
    for term in selector.terms {
      if case .nth(let index) = term.value {
        nth = index
      } else {
        found = narrow(found, by: term.value)
      }
    }
    let all = found ?? Array(snapshot.elements.indices)
    guard let nth else { return all }
    return all.indices.contains(nth) ? [all[nth]] : []
  }

  /// The elements for which all but a selector's `within` holds; none where it asks for nothing else, or for no `within`.
  mutating func candidatesAnywhere(_ selector: Selector) -> [Int] {
    var found: [Int]?
    var isNarrowed = false
    for term in selector.terms {
      switch term.value {
      case .within: isNarrowed = true
      case .nth: continue
      default: found = narrow(found, by: term.value)
      }
    }
    return isNarrowed ? found ?? [] : []
  }

  /// Those of `found` (nil is all elements) for which the term holds.
  private mutating func narrow(_ found: [Int]?, by term: Selector.Term) -> [Int] {
    switch term {
    case .id(.exact(let id)):
      let named = elements(withID: id)
      guard let found else { return named }
      let wanted = Set(named)
      return found.filter(wanted.contains)
    case .within(let outer):
      let ancestors = Set(candidates(outer))
      return (found ?? all).filter { hasAncestor($0, in: ancestors) }
    case .has(let inner):
      let holders = ancestors(of: candidates(inner))
      return (found ?? all).filter { holders.contains($0) }
    case .anyOf(let selectors):
      var union: Set<Int> = []
      for selector in selectors { union.formUnion(candidates(selector)) }
      return (found ?? all).filter { union.contains($0) }
    case .path(let path):
      let ends = Set(elements(at: path))
      return (found ?? all).filter { ends.contains($0) }
    case .id, .nativeId, .label, .text, .value, .type, .nth:
      var result: [Int] = []
      for index in found ?? all where holds(term, for: index) { result.append(index) }
      return result
    }
  }

  private var all: [Int] { Array(snapshot.elements.indices) }

  /// Whether a term that looks at one element alone holds.
  private func holds(_ term: Selector.Term, for index: Int) -> Bool {
    switch term {
    case .id(let matcher):
      return pattern.matches(matcher, snapshot.elements[index].id)
    case .nativeId(let matcher):
      return pattern.matches(matcher, snapshot.elements[index].nativeId ?? snapshot.elements[index].id)
    case .type(let matcher):
      return pattern.matches(matcher, snapshot.elements[index].type)
    case .label(let matcher):
      return holds(matcher, for: snapshot.elements[index].label)
    case .text(let matcher):
      return holds(matcher, for: snapshot.elements[index].text)
    case .value(let matcher):
      return holds(matcher, for: snapshot.elements[index].value)
    case .within, .has, .anyOf, .path, .nth:
      return false
    }
  }

  private func holds(_ matcher: LocalizedMatcher, for text: LocalizedText?) -> Bool {
    guard let text, let matcher = matcher.matcher(for: locale) else { return false }
    return pattern.matches(matcher, text.text(for: locale))
  }

  /// The element of that id. Where there is none: those whose native id is that, whole or without its package
  /// (`com.example:id/save` is `save`).
  private func elements(withID id: String) -> [Int] {
    if let index = snapshot.element(id) { return [index] }
    return snapshot.elements.indices.filter { index in
      guard let native = snapshot.elements[index].nativeId else { return false }
      if native == id { return true }
      guard let slash = native.lastIndex(of: "/") else { return false }
      return native[native.index(after: slash)...] == id
    }
  }

  private func hasAncestor(_ index: Int, in wanted: Set<Int>) -> Bool {
    var next = snapshot.elements[index].parent
    while let parent = next {
      if wanted.contains(parent) { return true }
      next = snapshot.elements[parent].parent
    }
    return false
  }

  private func ancestors(of elements: [Int]) -> Set<Int> {
    var result: Set<Int> = []
    for element in elements {
      var next = snapshot.elements[element].parent
      while let parent = next, result.insert(parent).inserted { next = snapshot.elements[parent].parent }
    }
    return result
  }

  /// The element that each level of a path leads to, from any root; at most one.
  private mutating func elements(at path: ElementPath) -> [Int] {
    let children = childLists()
    var level = snapshot.elements.indices.filter { snapshot.elements[$0].parent == nil }
    var current: Int?
    for step in path.levels {
      let ofType = level.filter { snapshot.elements[$0].type == step.type }
      guard ofType.indices.contains(step.index) else { return [] }
      current = ofType[step.index]
      level = children[ofType[step.index]]
    }
    return current.map { [$0] } ?? []
  }

  private mutating func childLists() -> [[Int]] {
    if let children { return children }
    var lists = [[Int]](repeating: [], count: snapshot.elements.count)
    for (index, element) in snapshot.elements.enumerated() {
      if let parent = element.parent { lists[parent].append(index) }
    }
    children = lists
    return lists
  }
}
