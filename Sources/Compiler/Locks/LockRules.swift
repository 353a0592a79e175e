package import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

extension LockedScreen {
  /// What of an element is locked that a selector names.
  package func rule(for selector: Selector, naming index: Int) -> LockRule {
    let isIDMadeUp = selector.hasPatternOfID && snapshot.elements.identity(index).isMadeUp
    if isIDMadeUp || rests(selector) { return .fingerprint }
    if selector.pick != nil {
      // A place in a place is none that somebody could name.
      let isHeld = !selector.isLoose || container(of: selector, around: index).flatMap(appID) != nil
      return isHeld ? .place : .fingerprint
    }
    guard selector.isName, !selector.isLoose else { return .fingerprint }
    if selector.hasPatternOfWords, !selector.isNamed(beyondIDs: true) {
      // What several share is told apart by the words.
      let isAlone = appID(index).map { elements(named: $0).count == 1 } ?? false
      return selector.isNamed(beyondIDs: false) && isAlone ? .name : .pattern
    }
    return .name
  }

  /// Whether a selector rests on an id that is made up, or on a path: on something that is a place.
  package func rests(_ selector: Selector) -> Bool {
    selector.terms.contains { term in
      switch term.value {
      case .id(.exact(let id)):
        snapshot.element(id).map { snapshot.elements.identity($0).isMadeUp } ?? false
      case .path: true
      case .within(let inner), .has(let inner): rests(inner)
      case .anyOf(let selectors): selectors.contains { rests($0) }
      default: false
      }
    }
  }

  /// The element among whose contents a selector looks, where it is named by more than a place.
  func scope(of selector: Selector, around index: Int) -> Int? {
    guard let within = selector.within, within.isName, !selector.isLoose, !rests(within) else { return nil }
    return nearest(Set(candidates(within)), around: index)
  }

  /// The element in which a selector counts: what `within` names, else the nearest element of the app's own ids around
  /// all that match.
  func container(of selector: Selector, around index: Int) -> Int? {
    if let within = selector.within { return nearest(Set(candidates(within)), around: index) }
    var unpicked = selector
    unpicked.terms.removeAll(where: \.value.isPick)
    // Places in the file tell selectors apart; this one stands nowhere.
    unpicked.range = ByteRange(selector.range.start, selector.range.start)
    var shared = ancestors(of: index)
    for match in candidates(unpicked) where match != index {
      let around = Set(ancestors(of: match))
      shared.removeAll { !around.contains($0) }
      search.spend(shared.count + around.count)
      if shared.isEmpty || search.isExceeded { return nil }
    }
    return shared.first { appID($0) != nil } ?? namedAncestor(index)
  }

  /// The elements around another, from the inside out.
  private func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = snapshot.elements.parent(index)
    while let ancestor = next, result.count < Self.mostLevels {
      result.append(ancestor)
      next = snapshot.elements.parent(ancestor)
    }
    return result
  }
}

extension TextMatcher {
  fileprivate var isExact: Bool {
    if case .exact = self { true } else { false }
  }
}

extension LocalizedMatcher {
  fileprivate var isExact: Bool {
    switch self {
    case .plain(let matcher): matcher.isExact
    case .byLocale(let entries): entries.allSatisfy { $0.matcher.isExact }
    }
  }
}

extension Selector {
  /// What `within` names.
  fileprivate var within: Selector? {
    for case .within(let outer) in terms.map(\.value) { return outer }
    return nil
  }

  /// Whether it asks for more of an id than to be a given one.
  fileprivate var hasPatternOfID: Bool {
    terms.contains { term in
      if case .id(let matcher) = term.value, case .exact = matcher { return false }
      if case .id = term.value { return true }
      return false
    }
  }

  /// Whether it names what it means: by an id, by words, or by what is in it.
  fileprivate var isName: Bool {
    terms.contains { term in
      switch term.value {
      case .id, .nativeId, .label, .text, .value: true
      case .has(let inner): inner.isName
      case .anyOf(let selectors): selectors.allSatisfy(\.isName)
      case .type, .path, .within, .nth, .first, .last: false
      }
    }
  }

  /// Whether it names what it means by more than patterns of words. An id is locked exactly, however it is asked for.
  ///
  /// - Parameter beyondIDs: whether ids do not count either.
  fileprivate func isNamed(beyondIDs: Bool) -> Bool {
    terms.contains { term in
      switch term.value {
      case .id, .nativeId: !beyondIDs
      case .label(let matcher), .text(let matcher), .value(let matcher): matcher.isExact
      case .has(let inner): inner.isName
      case .anyOf(let selectors): selectors.allSatisfy { $0.isNamed(beyondIDs: beyondIDs) }
      case .type, .path, .within, .nth, .first, .last: false
      }
    }
  }

  /// Whether it asks for words of its own by a pattern.
  fileprivate var hasPatternOfWords: Bool {
    terms.contains { term in
      switch term.value {
      case .label(let matcher), .text(let matcher), .value(let matcher): !matcher.isExact
      case .anyOf(let selectors): selectors.contains(where: \.hasPatternOfWords)
      default: false
      }
    }
  }

  /// Whether what is around an element or in it is named by a pattern or a place, or by one of several: by what another
  /// element may have tomorrow. Of an element's own words that is seen, since they are locked.
  fileprivate var isLoose: Bool {
    terms.contains { term in
      switch term.value {
      case .within(let inner), .has(let inner): inner.isVague
      case .anyOf(let selectors): selectors.contains { $0.isLoose || $0.hasContents }
      default: false
      }
    }
  }

  /// Whether it fits more than it names: by a pattern, a place or one of several.
  private var isVague: Bool {
    terms.contains { term in
      switch term.value {
      case .id(let matcher), .nativeId(let matcher), .type(let matcher): !matcher.isExact
      case .label(let matcher), .text(let matcher), .value(let matcher): !matcher.isExact
      case .within(let inner), .has(let inner): inner.isVague
      case .path, .nth, .first, .last, .anyOf: true
      }
    }
  }

  private var hasContents: Bool {
    terms.contains { term in
      if case .has = term.value { true } else { false }
    }
  }

  /// Whether it names an element by a field of its own.
  ///
  /// - Parameter exactly: whether words are to be given as they are, and not by a pattern; ids always count.
  func names(_ field: Elements.TextField, exactly: Bool) -> Bool {
    terms.contains { term in
      switch (term.value, field) {
      case (.id, .id), (.nativeId, .id): true
      case (.label(let words), .label), (.text(let words), .text), (.value(let words), .value):
        !exactly || words.isExact
      case (.anyOf(let selectors), _): selectors.contains { $0.names(field, exactly: exactly) }
      default: false
      }
    }
  }
}
