import TutorialLanguage
import TutorialSyntax

/// What the selectors of one tutorial look things up in, and what looking has taken so far.
///
/// Columns are made when a selector first asks for them, and each text is compared with each matcher once, on however
/// many elements and screens it stands. Lives in one thread, for the resolution of one tutorial: the snapshots are those
/// of its layouts, which live as long.
final class ElementSearch {
  private struct ColumnKey: Hashable {
    let snapshot: ObjectIdentifier
    let field: Elements.TextField
  }

  private var columns: [ColumnKey: TextColumn] = [:]
  private var nativeIDs: [ObjectIdentifier: [Substring: [Int]]] = [:]
  private var children: [ObjectIdentifier: [[Int]]] = [:]
  private var suspects: [ObjectIdentifier: SuspectedCovers] = [:]
  private let texts = TextTable()
  /// What it took.
  private var searches: Spending
  /// The steps in all variants, and what they have.
  private var pairs: Spending
  /// Those that a step does without, and that were found on some screen: nobody has to look for them again.
  private var found: Set<ByteRange> = []
  /// The selector that is looked for.
  var current: ByteRange?
  /// What of there was not enough, and the selector or step for which more was asked: nothing is found from there on.
  private(set) var exceeded: (spending: Spending, range: ByteRange)?

  init(_ budget: Budget) {
    searches = Spending(.searches, of: budget)
    pairs = Spending(.pairs, of: budget)
  }

  /// Spends some.
  func spend(_ amount: Int) {
    guard !searches.spend(amount), exceeded == nil else { return }
    exceeded = (searches, current ?? ByteRange(0, 0))
  }

  /// What may be opaque in a snapshot.
  func suspects(of snapshot: Snapshot) -> SuspectedCovers {
    if let known = suspects[ObjectIdentifier(snapshot)] { return known }
    let found = SuspectedCovers(snapshot)
    spend(snapshot.elements.count)
    suspects[ObjectIdentifier(snapshot)] = found
    return found
  }

  /// Takes up a step of a variant, with the styles that it is made of there.
  func enter(_ count: Int, stylesOfStepAt range: ByteRange) { spendPairs(1 + count, at: range) }

  /// Takes up all that a step has in a variant.
  func enter(_ step: Step) {
    let selectors =
      step.targets.count + step.fallback.count + (step.interaction?.allow?.value.count ?? 0)
      + (step.callout?.avoid?.value.count ?? 0)
    let others = step.rules.count + (step.callout?.buttons?.value.count ?? 0) + step.sprites.count + step.effects.count
    spendPairs(selectors + others, at: step.id.range)
  }

  /// Whether a selector is known to fit something on some screen.
  func isFound(_ selector: Selector) -> Bool { found.contains(selector.range) }

  /// Remembers that a selector fits something.
  func markFound(_ selector: Selector) { found.insert(selector.range) }

  private func spendPairs(_ amount: Int, at range: ByteRange) {
    guard !pairs.spend(amount), exceeded == nil else { return }
    exceeded = (pairs, range)
  }

  /// Whether there is nothing left to spend.
  var isExceeded: Bool { exceeded != nil }

  /// The elements of a snapshot whose text is what a matcher asks for, in document order.
  ///
  /// - Parameter among: the elements that come into question; nil is all.
  func elements(of snapshot: Snapshot, where field: Elements.TextField, is matcher: TextMatcher, among: [Int]?) -> [Int]
  {
    let column = column(field, of: snapshot)
    guard let among else { return all(in: column, matcher) }
    spend(among.count)
    let question = texts.question(matcher)
    var result: [Int] = []
    for index in among where !isExceeded {
      if let number = column.number(of: index), isMatch(question, number) { result.append(index) }
    }
    return result
  }

  private func all(in column: TextColumn, _ matcher: TextMatcher) -> [Int] {
    let found: [Int]
    switch matcher {
    case .exact(let wanted): found = column.elements(with: texts.numbers(of: comparableText(wanted)))
    case .equalsIgnoringCase(let wanted):
      found = column.elements(with: texts.numbers(ofLowercase: comparableText(wanted).lowercased()))
    case .contains, .matches:
      let index = column.index
      spend(index.numbers.count)
      let question = texts.question(matcher)
      let places =
        texts.places(in: index, holding: question) { spend($0) }
        ?? index.numbers.indices.filter { !isExceeded && isMatch(question, index.numbers[$0]) }
      found = index.elements(at: places)
    }
    spend(found.count)
    return found
  }

  private func isMatch(_ question: Int, _ number: Int) -> Bool {
    texts.isMatch(question, number) { spend($0) }
  }

  /// The elements of that native id, whole or without its package (`com.example:id/save` is `save`).
  func elements(of snapshot: Snapshot, withNativeID id: String) -> [Int] {
    let key = ObjectIdentifier(snapshot)
    if let known = nativeIDs[key] { return known[id[...]] ?? [] }
    var index: [Substring: [Int]] = [:]
    for place in snapshot.elements.indices {
      guard let native = snapshot.elements.nativeID(place) else { continue }
      index[native[...], default: []].append(place)
      guard let slash = native.lastIndex(of: "/") else { continue }
      let name = native[native.index(after: slash)...]
      if name != native { index[name, default: []].append(place) }
    }
    nativeIDs[key] = index
    return index[id[...]] ?? []
  }

  /// The elements in each element.
  func children(in snapshot: Snapshot) -> [[Int]] {
    let key = ObjectIdentifier(snapshot)
    if let known = children[key] { return known }
    var lists = [[Int]](repeating: [], count: snapshot.elements.count)
    for index in snapshot.elements.indices {
      if let parent = snapshot.elements.parent(index) { lists[parent].append(index) }
    }
    children[key] = lists
    return lists
  }

  private func column(_ field: Elements.TextField, of snapshot: Snapshot) -> TextColumn {
    let key = ColumnKey(snapshot: ObjectIdentifier(snapshot), field: field)
    if let known = columns[key] { return known }
    let column = TextColumn(field, of: snapshot, in: texts)
    columns[key] = column
    return column
  }
}
