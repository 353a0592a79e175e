/// The candidate that a person most likely meant, or nil if none is near, as defined by ``NameIndex``.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  NameIndex(candidates).nearest(to: name)
}

extension Diagnostic {
  /// This diagnostic, with a guess at the text that its place should have. Unchanged if there is none.
  ///
  /// - Parameter shown: the guess for messages, if it differs.
  package func proposing(_ guess: String?, shown: String? = nil) -> Diagnostic {
    guard let guess, let primary else { return self }
    let shown = shown ?? guess
    var diagnostic = self
    diagnostic.primaryLabel = "did you mean \"\(shown)\"?"
    diagnostic.fixits = [FixIt("replace it with \"\(shown)\"", .maybe, [.init(primary, guess)])]
    return diagnostic
  }
}
