import TutorialSyntax

/// Decoding of maps that need exactly one of several keys: a rule's trigger, a condition's question.
extension Decoder {
  /// The keys of a map that are among some words, in the order of the file.
  func keys(of node: NodeID, among words: [String]) -> [NodeID] {
    guard document.kind(node) == .mapping else { return [] }
    var found: [NodeID] = []
    var children = document.children(node)
    while let key = children.next(), children.next() != nil {
      if document.isScalar(key), words.contains(document.string(key)) { found.append(key) }
    }
    return found
  }

  /// Reports a map that has several, or none, of the keys of which it needs one.
  ///
  /// - Parameters:
  ///   - words: those keys.
  ///   - what: the map's name, with its article.
  ///   - limit: the message for a map with several (`a condition asks one thing only`).
  ///   - advice: the label that says what to write instead.
  /// - Returns: the key, if there is exactly one.
  @discardableResult
  mutating func requireOne(
    of words: [String], in node: NodeID, what: String, limit: String, advice: String
  ) -> NodeID? {
    guard document.kind(node) == .mapping else { return nil }
    let found = keys(of: node, among: words)
    switch found.count {
    case 1: return found[0]
    case 0: reportNone(of: words, in: node, what: what)
    default:
      report(
        Diagnostic(
          .conflictingKeys, limit, at: document.span(found[1]), label: advice,
          labels: [.init(document.span(found[0]), "the first is written here")]))
    }
    return nil
  }

  /// Reports a map that has none of the keys of which it needs one.
  mutating func reportNone(of words: [String], in node: NodeID, what: String) {
    // In a broken file the key may be in the unread part, and an unknown key may be a misspelt one.
    guard document.kind(node) == .mapping, !document.isPartial, !hasUnknownKey(in: node) else { return }
    let names = words.map { "\"\($0)\"" }
    report(
      Diagnostic(
        .missingKey,
        "\(what) needs one of the keys \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")",
        at: SourceSpan(document.source, headRange(node))))
  }
}

/// The schema of a map that has exactly one of some keys.
func schemaOfOne(of words: [String]) -> [SchemaNode.Member] {
  [.init("oneOf", .array(words.map { ["required": [.string($0)]] }))]
}
