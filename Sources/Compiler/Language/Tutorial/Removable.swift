package import TutorialSyntax
import TutorialValues

/// A part of a step that can be removed with `none`.
package enum Removable<Partial: Sendable>: Sendable {
  /// Removed by `none`, at this place.
  case none(ByteRange)
  /// Present; boxed, so that a step without it stays small.
  indirect case present(Partial)

  /// True if it is removed.
  package var isNone: Bool { partial == nil }

  /// The partial, or nil if it is removed.
  package var partial: Partial? {
    if case .present(let partial) = self { return partial }
    return nil
  }
}

extension Removable where Partial: DescribedMap {
  /// Merges this part over another. `none` hides the one beneath, and a part over `none` inherits nothing.
  package func over(_ base: Removable) -> Removable {
    guard case .present(let own) = self, case .present(let under) = base else { return self }
    return .present(own.over(under))
  }
}

extension Optional {
  /// Merges this part over another; if only one is there, returns that one.
  package func over<Partial: DescribedMap>(_ base: Self) -> Self where Wrapped == Removable<Partial> {
    guard let self else { return base }
    return base.map { self.over($0) } ?? self
  }

  /// Merges this part, which can't be removed, over another; if only one is there, returns that one.
  package func over(_ base: Self) -> Self where Wrapped: DescribedMap {
    guard let self else { return base }
    return base.map { self.over($0) } ?? self
  }
}

extension Kind {
  /// A value of another kind, or the word `none`.
  static func removable<Partial: DescribedMap>(_ kind: Kind<Partial>) -> Kind where Value == Removable<Partial> {
    let form = kind.form
    return Kind(
      KindForm(
        ["anyOf": [["const": "none"], form.schema()]], examples: form.examples + ["none"], map: form.map,
        otherMap: form.otherMap, names: form.names),
      over: { $0.over($1) }
    ) { decoder, field, called in
      if decoder.isWord(field.value, "none") { return Removable.none(decoder.document.range(field.value)) }
      let known = decoder.diagnostics.count
      let partial = kind.read(&decoder, field, called)
      if decoder.diagnostics.count > known { decoder.proposeNone(field.value) }
      return partial.map { .present($0) }
    }
  }

  /// A map with a description of its own, or the word `none`.
  static func removable<Partial: DescribedMap>(_: Partial.Type) -> Kind where Value == Removable<Partial> {
    removable(.map(Partial.self))
  }
}

extension Decoder {
  /// Advises an author to write `none`, if the value looks like an attempt to remove a part.
  fileprivate mutating func proposeNone(_ node: NodeID) {
    guard document.kind(node) == .plain, ForeignValues.nothing.contains(document.string(node)),
      let last = diagnostics.indices.last, diagnostics[last].id == .wrongType
    else { return }
    diagnostics[last].primaryLabel = "to take it away, write none"
    diagnostics[last].fixits = [replacement(node, "none", isSure: true)]
  }
}
