/// A regular expression that is looked for in texts, in time linear in their length whatever the expression is.
///
/// It is a plan of states that a text leads through, all ways at once, after Ken Thompson's "Regular Expression Search
/// Algorithm" (1968): a search never goes back in the text. What needs going back is refused: references to groups,
/// looking ahead and behind, possessive and atomic groups. Whether it is found is all that anybody asks, so groups
/// capture nothing, and lazy quantifiers mean the same as greedy ones.
package struct RegularExpression: Sendable {
  private let program: PatternProgram

  /// The expression that `text` is.
  package init(_ text: String) throws(PatternError) {
    program = try PatternProgram(PatternReader.read(text))
  }

  /// Whether it matches some part of `text`. A character is what a person takes for one.
  package func isFound(in text: String) -> Bool {
    var search = search
    return search.finds(in: text)
  }

  /// What looks for it in one text after the other.
  package var search: PatternSearch { PatternSearch(program) }
}
