import TutorialLanguage
import TutorialSyntax

/// The selectors that may name an element, by kind. They are guesses, still to be tried.
struct SelectorCandidates {
  private let occurrences: [ElementOccurrence]
  private let trials: SelectorTrials
  private let words: OccurrenceTraits

  /// The maximum number of ancestors and of descendants to consider.
  private static let mostAncestors = 12
  private static let mostDescendants = 24

  init(_ occurrences: [ElementOccurrence], _ trials: SelectorTrials) {
    self.occurrences = occurrences
    self.trials = trials
    words = OccurrenceTraits(occurrences, trials)
  }

  /// The candidates of one kind, the shortest first.
  func selectors(of stability: SelectorSuggestion.Stability) -> AnySequence<Selector> {
    switch stability {
    case .id: AnySequence(ids)
    case .text: AnySequence(words.texts.flatMap { [[$0], [$0] + type] }.map(trials.selector))
    case .surroundings: AnySequence(surroundings)
    case .type: AnySequence(type.isEmpty ? [] : [trials.selector(type)])
    case .figures: AnySequence(words.figures.flatMap { [[$0], [$0] + type] }.map(trials.selector))
    case .place: AnySequence(places)
    }
  }

  private var type: [Selector.Term] { words.type.map { [.type(.exact($0))] } ?? [] }

  // MARK: By id

  /// The id that the app gave it, or any of several ids if platforms differ.
  private var ids: [Selector] {
    guard let ids = words.ownIDs else { return [] }
    if ids.count == 1 { return [trials.selector([.id(.exact(ids[0]))])] }
    return [trials.selector([.anyOf(ids.map { trials.selector([.id(.exact($0))]) })])]
  }

  // MARK: By ancestors and descendants

  private var surroundings: some Sequence<Selector> {
    let own = words.texts.flatMap { [[$0], [$0] + type] } + (type.isEmpty ? [] : [type])
    let around = ancestors
    let rows = rows
    let within = own.lazy.flatMap { terms in around.lazy.map { trials.selector(terms + [.within($0)]) } }
    let kinds = type.isEmpty ? [[]] : [type]
    let inside = kinds.lazy.flatMap { terms in descendants.lazy.map { trials.selector(terms + [.has($0)]) } }
    let both = kinds.lazy.flatMap { terms in
      around.lazy.flatMap { outer in
        descendants.lazy.map { trials.selector(terms + [.has($0), .within(outer)]) }
      }
    }
    let inRows = own.lazy.flatMap { terms in rows.lazy.map { trials.selector(terms + [.within($0)]) } }
    return [AnySequence(within), AnySequence(inRows), AnySequence(inside), AnySequence(both)].lazy.flatMap(\.self)
  }

  /// Selectors of the element's named ancestors, the nearest first.
  private var ancestors: [Selector] {
    guard let first = occurrences.first else { return [] }
    let chains = occurrences.map { occurrence in chain(above: occurrence.index, in: occurrence.snapshot) }
    return chains[0].compactMap { ancestor in
      named(ElementOccurrence(first.snapshot, ancestor), on: chains)
    }
  }

  /// Selectors of unnamed ancestors by other content.
  ///
  /// An example is the list row that contains a text, if all rows have equal buttons.
  private var rows: [Selector] {
    guard let first = occurrences.first else { return [] }
    let chains = occurrences.map { chain(above: $0.index, in: $0.snapshot) }
    return (0..<Self.mostRows).flatMap { level -> [Selector] in
      let holders = zip(occurrences, chains).compactMap { occurrence, chain in
        chain.indices.contains(level) ? ElementOccurrence(occurrence.snapshot, chain[level]) : nil
      }
      guard holders.count == occurrences.count else { return [] }
      let types = Set(holders.map { $0.snapshot.elements.type($0.index) })
      guard types.count == 1, case .some(.some(let type)) = types.first else { return [] }
      let inside = holders.map { Array(contents(of: $0.index, in: $0.snapshot).prefix(Self.mostNeighbours)) }
      return inside[0].filter { $0 != first.index }
        .compactMap { named(ElementOccurrence(first.snapshot, $0), on: inside) }
        .map { trials.selector([.type(.exact(type)), .has($0)]) }
    }
  }

  /// The number of levels searched for a row, and of elements considered in each.
  private static let mostRows = 3
  private static let mostNeighbours = 8

  /// Selectors of the element's named descendants, in document order.
  private var descendants: [Selector] {
    guard let first = occurrences.first else { return [] }
    let all = occurrences.map { contents(of: $0.index, in: $0.snapshot) }
    return all[0].compactMap { named(ElementOccurrence(first.snapshot, $0), on: all) }
  }

  /// A selector for an element that has a name of its own on all screens, or nil if there is none.
  ///
  /// On each screen, its counterpart is the candidate with a name in common, else the one of the same type at the same
  /// position, as with a text in another language. That may be wrong, so the whole selector has to be tried.
  ///
  /// - Parameter elements: the candidates on each screen.
  private func named(_ example: ElementOccurrence, on elements: [[Int]]) -> Selector? {
    let wanted = OccurrenceTraits([example], trials)
    let place = elements.first.flatMap {
      withType(wanted.type, among: $0, in: example.snapshot).firstIndex(of: example.index)
    }
    var all: [ElementOccurrence] = []
    for (occurrence, elements) in zip(occurrences, elements) {
      let lookalike = elements.first { index in
        wanted.mayEqual(OccurrenceTraits([ElementOccurrence(occurrence.snapshot, index)], trials))
      }
      let alike = withType(wanted.type, among: elements, in: occurrence.snapshot)
      guard let found = lookalike ?? place.flatMap({ alike.indices.contains($0) ? alike[$0] : nil }) else { return nil }
      all.append(ElementOccurrence(occurrence.snapshot, found))
    }
    let words = OccurrenceTraits(all, trials)
    if let ids = words.ownIDs, ids.count == 1 { return trials.selector([.id(.exact(ids[0]))]) }
    return words.texts.first.map { trials.selector([$0]) }
  }

  private func withType(_ type: String?, among elements: [Int], in snapshot: Snapshot) -> [Int] {
    elements.filter { snapshot.elements.type($0) == type }
  }

  private func chain(above index: Int, in snapshot: Snapshot) -> [Int] {
    Array(sequence(first: index, next: snapshot.elements.parent).dropFirst().prefix(Self.mostAncestors))
  }

  private func contents(of index: Int, in snapshot: Snapshot) -> [Int] {
    var found: [Int] = []
    // An element's descendants follow it closely in nearly all documents.
    for other in snapshot.elements.indices.dropFirst(index + 1).prefix(40 * Self.mostDescendants)
    where found.count < Self.mostDescendants && chain(above: other, in: snapshot).contains(index) {
      found.append(other)
    }
    return found
  }

  // MARK: By position

  private var places: [Selector] {
    let around: [[Selector.Term]] = ancestors.prefix(4).map { [.within($0)] } + [[]]
    let counted = around.compactMap { outer -> Selector? in
      let terms = type + outer
      guard !terms.isEmpty else { return nil }
      let uncounted = trials.selector(terms)
      let numbers = Set(occurrences.map { trials.candidates(uncounted, on: $0.snapshot).firstIndex(of: $0.index) })
      guard numbers.count == 1, case .some(.some(let number)) = numbers.first, number <= 1_000_000 else { return nil }
      return trials.selector(terms + [.nth(number)])
    }
    let paths = Set(occurrences.map { path(to: $0) })
    guard paths.count == 1, case .some(.some(let path)) = paths.first else { return counted }
    return counted + [trials.selector([.path(path)])]
  }

  /// The path to an element in the tree, or nil if a type on the way is unknown or can't be written in a path.
  private func path(to occurrence: ElementOccurrence) -> ElementPath? {
    let elements = occurrence.snapshot.elements
    var levels: [ElementPath.Level] = []
    var next: Int? = occurrence.index
    while let index = next, levels.count < Limits.nesting {
      guard let type = elements.type(index), !type.isEmpty, !type.contains(where: { "/[]".contains($0) }) else {
        return nil
      }
      next = elements.parent(index)
      let position = elements.indices.prefix(index).count { elements.parent($0) == next && elements.type($0) == type }
      guard position < 1_000_000 else { return nil }
      levels.append(.init(type: type, index: position))
    }
    return next == nil ? ElementPath(levels: levels.reversed()) : nil
  }
}
