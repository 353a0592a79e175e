package import TutorialLanguage
package import TutorialSyntax

/// The lookup tables that selectors share, and the budget spent on searching.
///
/// Columns are made when a selector first needs them. Each text is compared with each matcher once, however many
/// elements and screens have it. A search belongs to one thread, and must not outlive the snapshots.
package final class ElementSearch {
  private struct ColumnKey: Hashable {
    /// The elements, which snapshots in several languages may share.
    let elements: ObjectIdentifier
    let field: Elements.TextField
    /// The locale, if the field may have a text for each; otherwise nil.
    let locale: String?

    init(_ field: Elements.TextField, of snapshot: Snapshot) {
      elements = snapshot.elements.identity
      self.field = field
      switch field {
      case .id, .nativeId, .type: locale = nil
      case .label, .text, .value: locale = snapshot.traits.locale
      }
    }
  }

  private var columns: [ColumnKey: TextColumn] = [:]
  private var nativeIDs: [ObjectIdentifier: [Substring: [Int]]] = [:]
  private var children: [ObjectIdentifier: [[Int]]] = [:]
  private let texts = TextTable()
  /// The budget spent on searching.
  private var searches: Spending
  /// The selector being searched for.
  var current: ByteRange?
  /// The budget that was exceeded and the selector that exceeded it; from then on nothing is found.
  package private(set) var exceeded: (spending: Spending, range: ByteRange)?

  /// A search that has spent nothing yet.
  package init(_ budget: Budget) {
    searches = Spending(.searches, of: budget)
  }

  /// Spends part of the budget.
  package func spend(_ amount: Int) {
    guard !searches.spend(amount), exceeded == nil else { return }
    exceeded = (searches, current ?? ByteRange(0, 0))
  }

  /// True if the budget is exceeded.
  package var isExceeded: Bool { exceeded != nil }

  /// The elements of a snapshot whose field matches, in document order.
  ///
  /// - Parameter among: the elements to search; nil for all.
  func elements(of snapshot: Snapshot, where field: Elements.TextField, is matcher: TextMatcher, among: [Int]?) -> [Int]
  {
    let column = column(field, of: snapshot)
    guard let among else { return all(in: column, matcher) }
    spend(among.count)
    let query = texts.queryNumber(matcher)
    if isExceeded { return [] }
    var result: [Int] = []
    // Most results are known already. They are released before a new one is added, so that the bits aren't copied on
    // write.
    var known: TextTable.CachedResults? = texts.cachedResults(of: query)
    for index in among {
      guard let number = column.number(of: index) else { continue }
      if let answer = known?[number] {
        if answer { result.append(index) }
        continue
      }
      known = nil
      if isMatch(query, number) { result.append(index) }
      if isExceeded { break }
      known = texts.cachedResults(of: query)
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
      let query = texts.queryNumber(matcher)
      let places =
        texts.places(in: index, holding: query) { spend($0) }
        ?? index.numbers.indices.filter { !isExceeded && isMatch(query, index.numbers[$0]) }
      found = index.elements(at: places)
    }
    spend(found.count)
    return found
  }

  private func isMatch(_ query: Int, _ number: Int) -> Bool {
    texts.isMatch(query, number) { spend($0) }
  }

  /// The elements with that native id, in full or without its package (`com.example:id/save` is `save`).
  func elements(of snapshot: Snapshot, withNativeID id: String) -> [Int] {
    let key = snapshot.elements.identity
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

  /// The child elements of each element.
  package func children(in snapshot: Snapshot) -> [[Int]] {
    let key = snapshot.elements.identity
    if let known = children[key] { return known }
    var lists = [[Int]](repeating: [], count: snapshot.elements.count)
    for index in snapshot.elements.indices {
      if let parent = snapshot.elements.parent(index) { lists[parent].append(index) }
    }
    children[key] = lists
    return lists
  }

  private func column(_ field: Elements.TextField, of snapshot: Snapshot) -> TextColumn {
    let key = ColumnKey(field, of: snapshot)
    if let known = columns[key] { return known }
    let column = TextColumn(field, of: snapshot, in: texts)
    columns[key] = column
    return column
  }
}
