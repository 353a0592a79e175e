// How what is read from a map comes from its description.
extension Decoder {
  /// What a map gives; with nothing in it where there is no map, which is reported.
  @inlinable
  package mutating func map<Owner: DescribedMap>(_ node: NodeID, _: Owner.Type) -> Owner {
    var owner = Owner(range: document.range(node))
    read(node, into: &owner, Owner.keys)
    return owner
  }

  /// Reads the keys of a map into an owner, and reports those that are missing.
  ///
  /// - Parameters:
  ///   - what: what the map is called in messages, where that is not what its description says.
  ///   - called: what its values are called, likewise.
  @inlinable
  package mutating func read<Owner>(
    _ node: NodeID, into owner: inout Owner, _ map: MapDescription<Owner>, of what: StaticString? = nil,
    called: String? = nil
  ) {
    var fields = fields(node, map.words, of: what ?? map.what, shorthand: map.shorthand)
    while let field = next(&fields) {
      map.readers[field.number](&self, field, called ?? map.called[field.number], &owner)
    }
    map.finish(&self, node, &owner)
    if map.outline.hasRequiredKeys { reportMissingKeys(of: map.outline, what ?? map.what, fields.met, at: node) }
  }

  /// The fields of a map; a word or a number in its place is told the map that it means.
  @usableFromInline
  mutating func fields(
    _ node: NodeID, _ words: WordTable, of what: StaticString, shorthand: ((String) -> String?)?
  ) -> FieldCursor {
    let known = diagnostics.count
    let fields = self.fields(node, words, of: what)
    guard let shorthand, diagnostics.count > known, let last = diagnostics.indices.last, document.isScalar(node),
      diagnostics[last].id == .wrongType, let map = shorthand(document.string(node))
    else { return fields }
    diagnostics[last].primaryLabel = "did you mean \(map)?"
    diagnostics[last].fixits = [FixIt("replace it with \(map)", .maybe, [.init(document.span(node), map)])]
    return fields
  }

  @usableFromInline
  mutating func reportMissingKeys(
    of map: MapOutline, _ what: StaticString, _ met: FieldCursor.Met, at node: NodeID
  ) {
    guard document.kind(node) == .mapping else { return }
    for number in map.requiredKeys where !met.contains(number) {
      reportMissingKey(map.keys[number].name, of: what, at: node)
    }
  }
}
