/// What an author may have meant by a key that a map does not have: a word of another tool, or a key of a map inside.
@usableFromInline
package enum KeyHint: Sendable, Hashable {
  /// A key of the map itself.
  case key(String)
  /// A key of a map that a key holds: the way there.
  case inside([String])
  /// Something else: what to write, in words.
  case words(String)

  /// What stands beside the marks.
  var label: String {
    switch self {
    case .key(let name): "did you mean \"\(name)\"?"
    case .inside(let path):
      "write \"\(path.dropLast().reversed().reduce("\(path.last ?? ""): …") { "\($1): { \($0) }" })\""
    case .words(let words): words
    }
  }
}
