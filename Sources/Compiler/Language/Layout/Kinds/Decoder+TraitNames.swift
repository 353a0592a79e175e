import TutorialSyntax

extension Decoder {
  /// Warns of a trait that no client knows. It is allowed, but most likely misspelt.
  mutating func checkTrait(_ key: NodeID) {
    let name = document.string(key)
    guard !Traits.knownKeys.contains(name) else { return }
    report(unknownTrait(name, at: document.span(key)))
  }
}

private func unknownTrait(_ name: String, at span: SourceSpan) -> Diagnostic {
  var diagnostic = Diagnostic(.unknownTrait, "\"\(excerpt(name))\" is not a trait that layouts usually have", at: span)
  if let nearest = nearestName(to: name, among: Traits.knownKeys) {
    diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
    diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
  } else {
    diagnostic.notes = [.init("known traits: \(Traits.knownKeys.joined(separator: ", "))")]
  }
  return diagnostic
}
