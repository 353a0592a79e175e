package import TutorialLanguage
package import TutorialSelectors

/// The elements of one screen of one variant in the form that locks compare.
///
/// They have identifying traits, and similar elements are grouped. Used by one thread, and no longer than its snapshot
/// lives. The work is charged to the search's budget.
package final class LockedScreen {
  let snapshot: Snapshot
  let search: ElementSearch
  private var matcher: SelectorMatcher
  private var known: [ElementTraits: [Int]]?
  private var named: [String: [Int]]?

  /// The largest number of levels that are climbed for a named ancestor or for texts. Deeper nesting has no meaning.
  static let mostLevels = 64
  /// The largest number of elements that are visited for the texts around one.
  private static let mostNeighbours = 256
  /// The largest number of elements in a row.
  private static let mostOfRow = 32

  /// Creates a screen without any results.
  package init(_ snapshot: Snapshot, search: ElementSearch) {
    self.snapshot = snapshot
    self.search = search
    matcher = SelectorMatcher(snapshot, search: search)
  }

  // MARK: Identifying traits

  /// Returns the id that the app gave an element, or nil if it has none.
  func appID(_ index: Int) -> String? {
    let elements = snapshot.elements
    guard let native = elements.nativeID(index) else {
      return elements.identity(index) == .native ? elements.id(index) : nil
    }
    // Build variants of an app have the same ids in different packages: `com.example.debug:id/save` is `save`.
    guard let slash = native.utf8.firstIndex(of: UInt8(ascii: "/")), native[..<slash].hasSuffix(":id") else {
      return native
    }
    return String(native[native.index(after: slash)...])
  }

  /// Returns the nearest ancestor with an app id.
  func namedAncestor(_ index: Int) -> Int? {
    ancestors(of: index).first { appID($0) != nil }
  }

  /// Returns all identifying traits of an element, except its value, which people change.
  func traits(_ index: Int) -> ElementTraits {
    ElementTraits(
      id: appID(index), type: snapshot.elements.type(index), label: label(index), text: text(index),
      ancestor: namedAncestor(index).flatMap(appID))
  }

  func label(_ index: Int) -> String? { inLanguage(snapshot.elements.label(index)) }
  func text(_ index: Int) -> String? { inLanguage(snapshot.elements.text(index)) }
  func value(_ index: Int) -> String? { inLanguage(snapshot.elements.value(index)) }

  /// Returns the text of an element, or else its label.
  func words(_ index: Int) -> String? { text(index) ?? label(index) }

  private func inLanguage(_ text: LocalizedText?) -> String? {
    guard let text = text?.text(for: snapshot.traits.locale), !text.isEmpty else { return nil }
    let locked = lockedText(text)
    return locked.isEmpty ? nil : locked
  }

  // MARK: Ancestors

  /// Returns true if an element lies in one with the app id.
  func isInside(_ index: Int, of id: String) -> Bool {
    ancestors(of: index).contains { appID($0) == id }
  }

  /// Returns the elements with the app id.
  func elements(named id: String) -> [Int] {
    if let named { return named[id] ?? [] }
    search.spend(snapshot.elements.count)
    var index: [String: [Int]] = [:]
    for element in snapshot.elements.indices {
      if let id = appID(element) { index[id, default: []].append(element) }
    }
    named = index
    return index[id] ?? []
  }

  /// Returns the elements that match a selector.
  func candidates(_ selector: Selector) -> [Int] { matcher.candidates(selector) }

  /// Returns the innermost of some elements that contains another one.
  func nearest(_ wanted: Set<Int>, around index: Int) -> Int? {
    ancestors(of: index).first(where: wanted.contains)
  }

  /// Returns the ancestors of an element, innermost first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index, next: snapshot.elements.parent).dropFirst().prefix(Self.mostLevels)
  }

  // MARK: Similar elements

  /// Returns the elements with the locked traits, apart from the ancestor.
  func candidates(for locked: ElementTraits) -> [Int] {
    search.spend(8 * snapshot.elements.count)
    return snapshot.elements.indices.filter { index in
      if let id = locked.id, id != appID(index) { return false }
      if let type = locked.type, type != snapshot.elements.type(index) { return false }
      if let wanted = locked.label, wanted != label(index) { return false }
      if let wanted = locked.text, wanted != text(index) { return false }
      if let wanted = locked.value, wanted != value(index) { return false }
      return true
    }
  }

  /// Returns the elements with some traits, in document order.
  ///
  /// - Parameter scope: the element to search in, ignoring named ancestors, or nil for the whole screen.
  func elements(with traits: ElementTraits, in scope: Int?) -> [Int] {
    var wanted = traits
    if scope != nil { wanted.ancestor = nil }
    guard let scope else { return lookalikes()[wanted] ?? [] }
    var result: [Int] = []
    visit(inside: scope) { index in
      var own = self.traits(index)
      own.ancestor = nil
      if own == wanted { result.append(index) }
    }
    return result.sorted()
  }

  private func lookalikes() -> [ElementTraits: [Int]] {
    if let known { return known }
    search.spend(4 * snapshot.elements.count)
    var index: [ElementTraits: [Int]] = [:]
    for element in snapshot.elements.indices { index[traits(element), default: []].append(element) }
    known = index
    return index
  }

  /// Visits the descendants of an element, or all elements of the screen if it is nil.
  func visit(inside root: Int?, _ body: (Int) -> Void) {
    guard let root else {
      search.spend(snapshot.elements.count)
      return snapshot.elements.indices.forEach(body)
    }
    visit(root, most: Int.max) { if $0 != root { body($0) } }
  }

  /// Visits an element and its descendants.
  private func visit(_ root: Int, most: Int, _ body: (Int) -> Void) {
    let children = search.children(in: snapshot)
    var waiting = [root]
    var count = 0
    while let index = waiting.popLast(), count < most, !search.isExceeded {
      count += 1
      body(index)
      waiting += children[index].reversed()
    }
    search.spend(count)
  }

  /// Returns a digest of the texts beside an element in its row.
  ///
  /// The row is the smallest ancestor without an app id that contains other texts. Nil if there is none, or if it is
  /// too large for a row.
  func row(of index: Int) -> String? {
    for holder in ancestors(of: index) {
      if appID(holder) != nil { return nil }
      var (digest, count) = (WordDigest(), 0)
      visit(holder, most: Self.mostOfRow + 1) { part in
        count += 1
        if part != index, let words = words(part) { digest.add(words) }
      }
      if count > Self.mostOfRow { return nil }
      if !digest.isEmpty { return digest.text }
    }
    return nil
  }

  /// Returns a digest of the texts around each of some similar elements.
  ///
  /// The texts are those in the element, or else those in the nearest ancestor that contains any, but none of the other
  /// elements.
  func surroundings(of lookalikes: [Int]) -> [String] {
    func line(from index: Int) -> some Sequence<Int> {
      sequence(first: index, next: snapshot.elements.parent).prefix(Self.mostLevels)
    }
    var holders: [Int: Int] = [:]
    for lookalike in lookalikes {
      for holder in line(from: lookalike) { holders[holder, default: 0] += 1 }
    }
    search.spend(lookalikes.count)
    return lookalikes.map { lookalike in
      for holder in line(from: lookalike) {
        guard holder == lookalike || holders[holder] == 1 else { break }
        var digest = WordDigest()
        visit(holder, most: Self.mostNeighbours) { index in
          guard index != lookalike else { return }
          if let words = words(index) { digest.add(words) }
        }
        if !digest.isEmpty { return digest.text }
      }
      return WordDigest().text
    }
  }

  // MARK: Peers

  /// Returns an element's position, from 0, and the number of its peers, in document order.
  ///
  /// Peers are the elements of the same type in the nearest ancestor with an app id, or else on the screen.
  func place(of index: Int) -> (number: Int, count: Int) {
    let peers = peers(of: index)
    return (peers.firstIndex(of: index) ?? 0, max(peers.count, 1))
  }

  /// Returns a digest of the texts beside an element in its row.
  ///
  /// Nil if there are none, or if a peer has the same texts beside it.
  func ownRow(of index: Int) -> String? {
    guard let own = row(of: index) else { return nil }
    for peer in peers(of: index) where peer != index {
      if search.isExceeded || row(of: peer) == own { return nil }
    }
    return own
  }

  private func peers(of index: Int) -> [Int] {
    let elements = snapshot.elements
    var peers: [Int] = []
    visit(inside: namedAncestor(index)) { peer in
      if elements.type(peer) == elements.type(index) { peers.append(peer) }
    }
    return peers.sorted()
  }
}
