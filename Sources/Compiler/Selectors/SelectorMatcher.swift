package import TutorialLanguage
import TutorialSyntax

/// Finds the elements of one snapshot that a selector matches.
package struct SelectorMatcher {
  /// The snapshot that is searched.
  package let snapshot: Snapshot
  private let search: ElementSearch
  /// Earlier results: a step asks for each of its selectors several times.
  private var known: [ByteRange: [Int]] = [:]

  /// A matcher for a snapshot. `search` shares its tables between snapshots.
  package init(_ snapshot: Snapshot, search: ElementSearch) {
    self.snapshot = snapshot
    self.search = search
  }

  /// All elements that match, in document order. Terms are ANDed; `nth`, `first` or `last` picks at the end.
  package mutating func candidates(_ selector: Selector) -> [Int] {
    search.current = selector.range
    return found(selector)
  }

  private mutating func found(_ selector: Selector) -> [Int] {
    // Looking up an id is faster than the cache.
    if selector.plainID != nil { return find(selector) }
    if let known = known[selector.range] { return known }
    let found = find(selector)
    known[selector.range] = found
    return found
  }

  private mutating func find(_ selector: Selector) -> [Int] {
    var found: [Int]?
    var pick: Selector.Term?
    search.spend(1)
    for term in selector.terms where !search.isExceeded {
      if term.value.isPick {
        pick = term.value
      } else {
        found = narrow(found, by: term.value)
      }
    }
    if search.isExceeded { return [] }
    let all = found ?? all
    switch pick {
    case .nth(let index): return all.indices.contains(index) ? [all[index]] : []
    case .first: return Array(all.prefix(1))
    case .last: return Array(all.suffix(1))
    default: return all
    }
  }

  /// The elements that match a selector without its `within`; none if it has no `within` or no other term.
  package mutating func candidatesAnywhere(_ selector: Selector) -> [Int] {
    var found: [Int]?
    var isNarrowed = false
    search.current = selector.range
    for term in selector.terms where !search.isExceeded {
      switch term.value {
      case .within: isNarrowed = true
      case .nth, .first, .last: continue
      default: found = narrow(found, by: term.value)
      }
    }
    return isNarrowed ? found ?? [] : []
  }

  /// Returns those of `found` that match the term; nil stands for all elements.
  private mutating func narrow(_ found: [Int]?, by term: Selector.Term) -> [Int] {
    switch term {
    case .id(.exact(let id)):
      let named = elements(withID: id)
      guard let found else { return named }
      return keep(found, in: Set(named))
    case .within(let outer):
      return descendants(of: self.found(outer), among: found)
    case .has(let inner):
      return keep(found ?? all, in: ancestors(of: self.found(inner)))
    case .anyOf(let selectors):
      var union: Set<Int> = []
      for selector in selectors where !search.isExceeded { union.formUnion(self.found(selector)) }
      guard let found else { return union.sorted() }
      return keep(found, in: union)
    case .path(let path):
      let ends = elements(at: path)
      return found.map { keep($0, in: Set(ends)) } ?? ends
    case .id(let matcher): return narrow(found, .id, matcher)
    case .nativeId(let matcher): return narrow(found, .nativeId, matcher)
    case .type(let matcher): return narrow(found, .type, matcher)
    case .label(let matcher): return narrow(found, .label, matcher.matcher(for: locale))
    case .text(let matcher): return narrow(found, .text, matcher.matcher(for: locale))
    case .value(let matcher): return narrow(found, .value, matcher.matcher(for: locale))
    case .nth, .first, .last: return []
    }
  }

  private var locale: String? { snapshot.traits.locale }

  private func narrow(_ found: [Int]?, _ field: Elements.TextField, _ matcher: TextMatcher?) -> [Int] {
    guard let matcher else { return [] }
    return search.elements(of: snapshot, where: field, is: matcher, among: found)
  }

  private func keep(_ found: [Int], in wanted: Set<Int>) -> [Int] {
    search.spend(found.count)
    return found.filter(wanted.contains)
  }

  private var all: [Int] {
    search.spend(snapshot.elements.count)
    return Array(snapshot.elements.indices)
  }

  /// The element with that id; if there is none, those with that native id.
  ///
  /// A native id counts in full or without its package (`com.example:id/save` is `save`).
  private func elements(withID id: String) -> [Int] {
    if let index = snapshot.element(id) { return [index] }
    return search.elements(of: snapshot, withNativeID: id)
  }

  /// Returns those of `found` (nil is all elements) with an ancestor among `wanted`.
  ///
  /// It visits each element once, however deep it is.
  private func descendants(of wanted: [Int], among found: [Int]?) -> [Int] {
    let found = found ?? all
    if wanted.isEmpty { return [] }
    let elements = snapshot.elements
    search.spend(elements.count)
    var places = [Surroundings](repeating: .unknown, count: elements.count)
    for index in wanted { places[index] = .wanted }
    var path: [Int] = []
    var result: [Int] = []
    for index in found {
      var next = elements.parent(index)
      while let place = next, places[place] == .unknown {
        path.append(place)
        next = elements.parent(place)
      }
      let isInside = next.map { places[$0] == .wanted || places[$0] == .inside } ?? false
      while let place = path.popLast() { places[place] = isInside ? .inside : .outside }
      if isInside { result.append(index) }
    }
    return result
  }

  /// The state of an element in the search for descendants.
  private enum Surroundings {
    case unknown
    /// One of the ancestors searched for; its own ancestors don't matter.
    case wanted
    case inside, outside
  }

  private func ancestors(of elements: [Int]) -> Set<Int> {
    var result: Set<Int> = []
    search.spend(elements.count)
    for element in elements {
      var next = snapshot.elements.parent(element)
      while let parent = next, result.insert(parent).inserted { next = snapshot.elements.parent(parent) }
    }
    search.spend(result.count)
    return result
  }

  /// The element at the end of a path that begins at any root; at most one.
  private func elements(at path: ElementPath) -> [Int] {
    let children = search.children(in: snapshot)
    var level = all.filter { snapshot.elements.parent($0) == nil }
    var current: Int?
    for step in path.levels {
      search.spend(level.count)
      let ofType = level.filter { snapshot.elements.type($0) == step.type }
      guard ofType.indices.contains(step.index) else { return [] }
      current = ofType[step.index]
      level = children[ofType[step.index]]
    }
    return current.map { [$0] } ?? []
  }
}
