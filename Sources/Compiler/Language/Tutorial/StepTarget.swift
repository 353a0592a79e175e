package import TutorialSyntax
import TutorialValues

/// An item of a step's targets.
package struct StepTarget: DescribedMap {
  /// The selector of the highlighted element.
  package var selector = Selector(range: ByteRange(0, 0), terms: [])
  /// The item's own cutout, merged over the step's.
  @Boxed package var cutout: CutoutPartial?
  /// The item's own ring, merged over the step's.
  package var ring: Removable<RingPartial>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "targetItem", of: "an item of a list of targets", its: "the item's",
    "A target with a cutout and a ring of its own, merged over the step's."
  ) {
    Key(
      "target", .selector, "The highlighted element.", or: .required,
      get: { $0.ifWritten?.selector }, set: { if let selector = $1 { $0.selector = selector } })
    Key(
      "cutout", .map(CutoutPartial.self), "The hole around it, merged over the step's.",
      get: { $0.cutout }, set: { $0.cutout = $1 })
    Key(
      "ring", .removable(RingPartial.self), "The stroke around its hole, or `none`; merged over the step's.",
      get: { $0.ring }, set: { $0.ring = $1 })
  }

  /// The target, or nil if its selector didn't decode.
  fileprivate var ifWritten: StepTarget? { selector.terms.isEmpty ? nil : self }
}

extension Kind where Value == Located<[StepTarget]> {
  /// A selector, or a list whose items are selectors or `{ target, cutout, ring }`.
  static var targets: Kind {
    let selector = Kind<Selector>.selector.form
    return Kind(
      KindForm(
        [
          "anyOf": [
            selector.schema(),
            [
              "type": "array", "minItems": 1, "maxItems": .number(Double(Limits.targets)),
              "items": ["anyOf": [selector.schema(), .reference(StepTarget.keys.outline.definition)]],
            ],
          ]
        ], examples: ["compose-button", ["inbox", ["target": "search", "ring": "none"]]],
        map: { StepTarget.keys.outline },
        otherMap: selector.map)
    ) { decoder, field, _ in
      let node = field.value
      let isList = decoder.document.kind(node) == .sequence
      if isList, decoder.document.childCount(node) == 0 {
        decoder.reportOutOfRange(node, "the list of targets is empty")
        return nil
      }
      var targets = decoder.oneOrMore(node) { decoder, child -> StepTarget? in
        if isList, decoder.hasKey("target", child) { return decoder.map(child, StepTarget.self).ifWritten }
        guard let selector = decoder.selector(child) else { return nil }
        var target = StepTarget()
        target.selector = selector
        return target
      }
      if targets.value.count > Limits.targets {
        decoder.report(
          Diagnostic(
            .limitExceeded, "a step has \(targets.value.count) targets, the limit is \(Limits.targets)",
            at: decoder.document.span(node)))
        targets.value.removeSubrange(Limits.targets...)
      }
      return targets
    }
  }
}
