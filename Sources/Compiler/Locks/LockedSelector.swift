package import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

/// A selector on one screen, as locks judge it: by the properties of the element that it depends on.
package struct LockedSelector {
  private let selector: Selector
  private let screen: LockedScreen

  /// Creates the selector for matches on a screen.
  package init(_ selector: Selector, on screen: LockedScreen) {
    self.selector = selector
    self.screen = screen
  }

  /// Returns the rule for locking an element that the selector matches.
  package func rule(naming index: Int) -> LockRule {
    let isIDMadeUp = selector.hasPatternOfID && screen.snapshot.elements.identity(index).isMadeUp
    if isIDMadeUp || dependsOnPlace(selector) { return .fingerprint }
    if selector.pick != nil {
      // A place within a place can't be named.
      let isHeld = !selector.isLoose || container(around: index).flatMap(screen.appID) != nil
      return isHeld ? .place : .fingerprint
    }
    guard selector.isName, !selector.isLoose else { return .fingerprint }
    if selector.hasPatternOfWords, !selector.isNamed(beyondIDs: true) {
      // If several elements share the id, their texts distinguish them.
      let isAlone = screen.appID(index).map { screen.elements(named: $0).count == 1 } ?? false
      return selector.isNamed(beyondIDs: false) && isAlone ? .name : .pattern
    }
    return .name
  }

  /// Returns true if a selector depends on a made-up id or a path, and so on a place.
  private func dependsOnPlace(_ selector: Selector) -> Bool {
    selector.terms.contains { term in
      switch term.value {
      case .id(.exact(let id)):
        screen.snapshot.element(id).map { screen.snapshot.elements.identity($0).isMadeUp } ?? false
      case .path: true
      case .within(let inner), .has(let inner): dependsOnPlace(inner)
      case .anyOf(let selectors): selectors.contains { dependsOnPlace($0) }
      default: false
      }
    }
  }

  /// Returns the element that `within` names, if it isn't named by a place alone.
  func scope(around index: Int) -> Int? {
    guard let within = selector.within, within.isName, !selector.isLoose, !dependsOnPlace(within) else { return nil }
    return screen.nearest(Set(screen.candidates(within)), around: index)
  }

  /// Returns the container that the selector counts in.
  ///
  /// It is the element that `within` names, or else the nearest common ancestor of all matches with an app id.
  func container(around index: Int) -> Int? {
    if let within = selector.within { return screen.nearest(Set(screen.candidates(within)), around: index) }
    var unpicked = selector
    unpicked.terms.removeAll(where: \.value.isPick)
    // The matcher caches selectors by location, so the modified selector gets an empty range.
    unpicked.range = ByteRange(selector.range.start, selector.range.start)
    var shared = Array(screen.ancestors(of: index))
    for match in screen.candidates(unpicked) where match != index {
      let around = Set(screen.ancestors(of: match))
      shared.removeAll { !around.contains($0) }
      screen.search.spend(shared.count + around.count)
      if shared.isEmpty || screen.search.isExceeded { return nil }
    }
    return shared.first { screen.appID($0) != nil } ?? screen.namedAncestor(index)
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
  /// The selector of `within`.
  fileprivate var within: Selector? {
    for case .within(let outer) in terms.map(\.value) { return outer }
    return nil
  }

  /// True if it has an id pattern rather than a literal id.
  fileprivate var hasPatternOfID: Bool {
    terms.contains { term in
      if case .id(let matcher) = term.value { !matcher.isExact } else { false }
    }
  }

  /// True if it names its element: by an id, by texts, or by contents.
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

  /// Returns true if it names its element by more than text patterns. Ids are locked exactly, even with a pattern.
  ///
  /// - Parameter beyondIDs: true if ids don't count either.
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

  /// True if it has a pattern for the element's own texts.
  fileprivate var hasPatternOfWords: Bool {
    terms.contains { term in
      switch term.value {
      case .label(let matcher), .text(let matcher), .value(let matcher): !matcher.isExact
      case .anyOf(let selectors): selectors.contains(where: \.hasPatternOfWords)
      default: false
      }
    }
  }

  /// True if an ancestor or a descendant is named by a pattern, a place or an alternative.
  ///
  /// Another element may match these tomorrow. Changes of the element's own texts are noticed because they are locked.
  fileprivate var isLoose: Bool {
    terms.contains { term in
      switch term.value {
      case .within(let inner), .has(let inner): inner.isVague
      case .anyOf(let selectors): selectors.contains { $0.isLoose || $0.hasContents }
      default: false
      }
    }
  }

  /// True if it may match several elements: by a pattern, a place or an alternative.
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

  /// Returns true if it names an element by one of the element's own fields.
  ///
  /// - Parameter exactly: true if text patterns don't count. Ids always count.
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
