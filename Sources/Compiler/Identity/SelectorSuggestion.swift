package import TutorialLanguage
package import TutorialSyntax

/// A selector that named one element and no other wherever it was tried.
package struct SelectorSuggestion: Sendable {
  /// The kind of a selector, which decides how long it will last. The first kind lasts longest.
  package enum Stability: String, Sendable, Hashable, CaseIterable {
    /// An id that the app's developers gave the element.
    case id
    /// The element's text or label.
    case text
    /// An id or a text of an element around or inside it, and types.
    case surroundings
    /// The type alone: the screen has only one such element.
    case type
    /// A text without letters, such as a time or a number: it will have changed tomorrow.
    case figures
    /// The position among other elements. Any new element changes it, so the selector is fragile.
    case place
  }

  /// The selector. Its source ranges mean nothing, because it isn't in a file.
  package var selector: Selector
  /// The selector as one line of YAML, as written after `target:`.
  package var text: String
  /// The kind of condition that it relies on.
  package var stability: Stability

  init(_ selector: Selector, _ stability: Stability) {
    self.selector = selector
    self.stability = stability
    text = SelectorText.yaml(selector)
  }

  /// The selector as written in the given file: JSON if the file is JSON, else YAML.
  package func text(in source: SourceText) -> String {
    source.path.hasSuffix(".json") ? SelectorText.json(selector) : text
  }

  /// A fix-it that replaces another selector with this one, and keeps the comments inside that one behind it.
  package func fix(replacing span: SourceSpan) -> FixIt {
    let text = text(in: span.source)
    return FixIt("replace it with \(text)", .maybe, [.init(span, KeptComments(in: span).appended(to: text))])
  }

  /// True if `fragile-selector` would warn about it.
  package var isFragile: Bool { stability == .place }
}
