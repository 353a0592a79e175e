/// The probable meaning of an unknown word, such as a word of another tool or a key of a nested map.
@usableFromInline
package enum KeyHint: Sendable, Hashable {
  /// A key of the same map, or a word of the enumeration: a guess.
  case key(String)
  /// A synonym: a key or word with the same meaning.
  case same(String)
  /// A key of a nested map, with the path of keys to it.
  case inside([String])
  /// Anything else: advice in words.
  case words(String)

  var label: String {
    switch self {
    case .key(let name), .same(let name): "did you mean \"\(name)\"?"
    case .inside(let path):
      "write \"\(path.dropLast().reversed().reduce("\(path.last ?? ""): …") { "\($1): { \($0) }" })\""
    case .words(let words): words
    }
  }

  /// The replacement word, or nil if another word isn't enough.
  package var word: String? {
    switch self {
    case .key(let name), .same(let name): name
    case .inside, .words: nil
    }
  }

  /// The key of the same map that it leads to, or nil.
  var first: String? {
    switch self {
    case .key(let name), .same(let name): name
    case .inside(let path): path.first
    case .words: nil
    }
  }
}
