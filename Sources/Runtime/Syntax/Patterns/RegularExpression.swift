/// A regular expression that is searched in time linear in the length of the text.
///
/// It is an automaton that follows all transitions at once, without backtracking, after Ken Thompson's "Regular
/// Expression Search Algorithm" (1968). Anything that needs backtracking is rejected: back-references, lookahead and
/// lookbehind, possessive and atomic groups. The only result is a Boolean, so groups capture nothing, and lazy
/// quantifiers are the same as greedy ones.
package struct RegularExpression: Sendable {
  private let program: PatternProgram

  /// Parses and compiles `text`.
  package init(_ text: String) throws(PatternError) {
    program = try PatternProgram(PatternReader.read(text))
  }

  /// Returns true if it matches any part of `text`. A character is an extended grapheme cluster.
  package func isFound(in text: String) -> Bool {
    var search = search
    return search.finds(in: text)
  }

  /// A search for it in one text after another.
  package var search: PatternSearch { PatternSearch(program) }
}
