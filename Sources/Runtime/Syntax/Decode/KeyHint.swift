/// What an author may have meant by a word that is not known: one of another tool, or a key of a map inside.
@usableFromInline
package enum KeyHint: Sendable, Hashable {
  /// A key of the map itself, or a word of the enumeration: a guess.
  case key(String)
  /// The same, which says what the word says.
  case same(String)
  /// A key of a map that a key holds: the way there.
  case inside([String])
  /// Something else: what to write, in words.
  case words(String)

  /// What stands beside the marks.
  var label: String {
    switch self {
    case .key(let name), .same(let name): "did you mean \"\(name)\"?"
    case .inside(let path):
      "write \"\(path.dropLast().reversed().reduce("\(path.last ?? ""): …") { "\($1): { \($0) }" })\""
    case .words(let words): words
    }
  }

  /// The word in its place; nil where it takes more than another word.
  package var word: String? {
    switch self {
    case .key(let name), .same(let name): name
    case .inside, .words: nil
    }
  }

  /// The key of the map itself that it leads to.
  var first: String? {
    switch self {
    case .key(let name), .same(let name): name
    case .inside(let path): path.first
    case .words: nil
    }
  }
}
