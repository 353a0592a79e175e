package import TutorialLanguage
package import TutorialSyntax

/// A selector that names one element and no other, wherever it was tried.
package struct SelectorSuggestion: Sendable {
  /// What a selector goes by: how long it will last. The first lasts longest.
  package enum Stability: String, Sendable, Hashable, CaseIterable, Comparable {
    /// An id that somebody gave the element in the app.
    case id
    /// What it says, or what it is called.
    case text
    /// Something else with an id or a text: what is around it or in it, and of what kind it is.
    case surroundings
    /// Its kind alone: there is one such on the screen.
    case type
    /// A text without any letter, such as a time or a number: it will have changed tomorrow.
    case figures
    /// Its place among others, which any new element changes: such a selector is fragile.
    case place

    package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The selector. Its ranges mean nothing: it stands in no file.
  package var selector: Selector
  /// The selector as one line of YAML, as it stands behind `target:`.
  package var text: String
  /// What it goes by.
  package var stability: Stability

  init(_ selector: Selector, _ stability: Stability) {
    self.selector = selector
    self.stability = stability
    text = SelectorText.yaml(selector)
  }

  /// The selector as it may stand in a file: as JSON where that is.
  package func text(in source: SourceText) -> String {
    source.path.hasSuffix(".json") ? SelectorText.json(selector) : text
  }

  /// What puts it in the place of another; comments inside of that one stay behind it.
  package func fix(replacing span: SourceSpan) -> FixIt {
    let text = text(in: span.source)
    return FixIt("replace it with \(text)", .maybe, [.init(span, KeptComments(in: span).behind(text))])
  }

  /// Whether `fragile-selector` would warn of it.
  package var isFragile: Bool { stability == .place }
}
