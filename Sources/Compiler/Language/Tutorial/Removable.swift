package import TutorialSyntax
import TutorialValues

/// A part of a step that can be taken away with `none`.
package enum Removable<Partial: Sendable>: Sendable {
  /// Written `none`, there.
  case none(ByteRange)
  /// Present; boxed, so that a step without it stays small.
  indirect case present(Partial)

  /// Whether it was taken away.
  package var isNone: Bool { partial == nil }

  /// The partial, nil where it was taken away.
  package var partial: Partial? {
    if case .present(let partial) = self { return partial }
    return nil
  }
}

extension Removable where Partial: DescribedMap {
  /// This over another: `none` hides what is under it, and what is over a `none` starts afresh.
  package func over(_ base: Removable) -> Removable {
    guard case .present(let own) = self, case .present(let under) = base else { return self }
    return .present(own.over(under))
  }
}

extension Optional {
  /// This over another: both where both are there, else the one that is.
  package func over<Partial: DescribedMap>(_ base: Self) -> Self where Wrapped == Removable<Partial> {
    guard let self else { return base }
    return base.map { self.over($0) } ?? self
  }

  /// The same for parts that cannot be taken away.
  package func over(_ base: Self) -> Self where Wrapped: DescribedMap {
    guard let self else { return base }
    return base.map { self.over($0) } ?? self
  }
}

extension Kind {
  /// What another kind reads, or the word `none` in its place.
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

  /// A map with a description of its own, or the word `none` in its place.
  static func removable<Partial: DescribedMap>(_: Partial.Type) -> Kind where Value == Removable<Partial> {
    removable(.map(Partial.self))
  }
}

extension Decoder {
  /// Tells who wants to take a part away how to write it.
  fileprivate mutating func proposeNone(_ node: NodeID) {
    guard document.kind(node) == .plain, ValuesOfOtherTools.nothing.contains(document.string(node)),
      let last = diagnostics.indices.last, diagnostics[last].id == .wrongType
    else { return }
    diagnostics[last].primaryLabel = "to take it away, write none"
    diagnostics[last].fixits = [replacement(node, "none", isSure: true)]
  }
}
