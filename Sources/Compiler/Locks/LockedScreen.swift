package import TutorialLanguage
package import TutorialSelectors

/// One screen of one variant, as locks see it: what its elements are told by, and which of them are alike.
///
/// Lives in one thread, and no longer than its snapshot. What it looks at is spent from the search's budget.
package final class LockedScreen {
  /// The screen.
  let snapshot: Snapshot
  let search: ElementSearch
  private var matcher: SelectorMatcher
  private var known: [ElementTraits: [Int]]?
  private var named: [String: [Int]]?

  /// So many levels are climbed in search of a named element or of words: no screen means anything by nesting deeper.
  static let mostLevels = 64
  /// So many elements are looked at for the words around one.
  private static let mostNeighbours = 256
  /// No row has more elements.
  private static let mostOfRow = 32

  /// A screen of which nothing is known yet.
  package init(_ snapshot: Snapshot, search: ElementSearch) {
    self.snapshot = snapshot
    self.search = search
    matcher = SelectorMatcher(snapshot, search: search)
  }

  // MARK: What an element is told by

  /// The id that the app gave an element; nil where it has none of its own.
  func appID(_ index: Int) -> String? {
    let elements = snapshot.elements
    guard let native = elements.nativeID(index) else {
      return elements.identity(index) == .native ? elements.id(index) : nil
    }
    // Builds of one app have packages of their own, and the same ids: `com.example.debug:id/save` is `save`.
    guard let slash = native.utf8.firstIndex(of: UInt8(ascii: "/")), native[..<slash].hasSuffix(":id") else {
      return native
    }
    return String(native[native.index(after: slash)...])
  }

  /// The nearest element around another that has an id of the app's own.
  func namedAncestor(_ index: Int) -> Int? {
    var next = snapshot.elements.parent(index)
    for _ in 0..<Self.mostLevels {
      guard let ancestor = next else { return nil }
      if appID(ancestor) != nil { return ancestor }
      next = snapshot.elements.parent(ancestor)
    }
    return nil
  }

  /// All that an element is told by, but for its value, which people change.
  func traits(_ index: Int) -> ElementTraits {
    var traits = ElementTraits()
    traits.id = appID(index)
    traits.type = snapshot.elements.type(index)
    traits.label = label(index)
    traits.text = text(index)
    traits.under = namedAncestor(index).flatMap(appID)
    return traits
  }

  func label(_ index: Int) -> String? { inLanguage(snapshot.elements.label(index)) }
  func text(_ index: Int) -> String? { inLanguage(snapshot.elements.text(index)) }
  func value(_ index: Int) -> String? { inLanguage(snapshot.elements.value(index)) }

  /// What an element says: its text, else its label.
  func words(_ index: Int) -> String? { text(index) ?? label(index) }

  private func inLanguage(_ text: LocalizedText?) -> String? {
    guard let text = text?.text(for: snapshot.traits.locale), !text.isEmpty else { return nil }
    let locked = lockedText(text)
    return locked.isEmpty ? nil : locked
  }

  // MARK: What is around it

  /// Whether an element lies in one that the app gave an id.
  func isInside(_ index: Int, of id: String) -> Bool {
    var next = snapshot.elements.parent(index)
    for _ in 0..<Self.mostLevels {
      guard let ancestor = next else { return false }
      if appID(ancestor) == id { return true }
      next = snapshot.elements.parent(ancestor)
    }
    return false
  }

  /// The elements that the app gave an id.
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

  /// The elements that a selector names.
  func candidates(_ selector: Selector) -> [Int] { matcher.candidates(selector) }

  /// The nearest of some elements around another.
  func nearest(_ wanted: Set<Int>, around index: Int) -> Int? {
    var next = snapshot.elements.parent(index)
    for _ in 0..<Self.mostLevels {
      guard let ancestor = next else { return nil }
      if wanted.contains(ancestor) { return ancestor }
      next = snapshot.elements.parent(ancestor)
    }
    return nil
  }

  // MARK: What is alike

  /// The elements with given traits, in document order.
  ///
  /// - Parameters:
  ///   - scope: only those inside of this element, whatever named element is around them; nil is the whole screen.
  func elements(with traits: ElementTraits, in scope: Int?) -> [Int] {
    var wanted = traits
    if scope != nil { wanted.under = nil }
    let all = scope == nil ? likes()[wanted] ?? [] : inside(scope, with: wanted)
    return all
  }

  private func likes() -> [ElementTraits: [Int]] {
    if let known { return known }
    search.spend(4 * snapshot.elements.count)
    var index: [ElementTraits: [Int]] = [:]
    for element in snapshot.elements.indices { index[traits(element), default: []].append(element) }
    known = index
    return index
  }

  private func inside(_ scope: Int?, with wanted: ElementTraits) -> [Int] {
    guard let scope else { return [] }
    var result: [Int] = []
    visit(scope, most: Int.max) { index in
      guard index != scope else { return }
      var traits = traits(index)
      traits.under = nil
      if traits == wanted { result.append(index) }
    }
    return result.sorted()
  }

  /// Visits all in an element, but not itself; nil is the whole screen.
  func visit(inside root: Int?, _ body: (Int) -> Void) {
    guard let root else {
      search.spend(snapshot.elements.count)
      return snapshot.elements.indices.forEach(body)
    }
    visit(root, most: Int.max) { if $0 != root { body($0) } }
  }

  /// Visits an element and all in it.
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

  /// A digest of the words beside an element in its row: in the smallest element around it that has no id of the app's own
  /// and holds other words. Nil where there is none, and where it is too much for a row.
  func row(of index: Int) -> String? {
    var next = snapshot.elements.parent(index)
    for _ in 0..<Self.mostLevels {
      guard let holder = next, appID(holder) == nil else { return nil }
      var (digest, count) = (WordDigest(), 0)
      visit(holder, most: Self.mostOfRow + 1) { part in
        count += 1
        if part != index, let words = words(part) { digest.add(words) }
      }
      if count > Self.mostOfRow { return nil }
      if !digest.isEmpty { return digest.text }
      next = snapshot.elements.parent(holder)
    }
    return nil
  }

  /// For each of some elements that are alike a digest of the words around it: those in it, else those in the nearest
  /// element around it that holds any, and none of the others.
  func surroundings(of likes: [Int]) -> [String] {
    var holders: [Int: Int] = [:]
    for like in likes {
      var next: Int? = like
      for _ in 0..<Self.mostLevels {
        guard let holder = next else { break }
        holders[holder, default: 0] += 1
        next = snapshot.elements.parent(holder)
      }
    }
    search.spend(likes.count)
    return likes.map { like in
      var next: Int? = like
      for _ in 0..<Self.mostLevels {
        guard let holder = next, holder == like || holders[holder] == 1 else { break }
        var digest = WordDigest()
        visit(holder, most: Self.mostNeighbours) { index in
          guard index != like else { return }
          if let words = words(index) { digest.add(words) }
        }
        if !digest.isEmpty { return digest.text }
        next = snapshot.elements.parent(holder)
      }
      return WordDigest().text
    }
  }
}
