import TutorialSyntax
import TutorialValues

/// An item of a step's targets.
package struct StepTarget: Sendable {
  /// The selector of the highlighted element.
  package var selector: Selector
  /// The item's own cutout, merged over the step's.
  @Boxed package var cutout: CutoutPartial?
  /// The item's own ring, merged over the step's.
  package var ring: Removable<RingPartial>?
}

/// A map in a list of targets while it is being decoded.
struct TargetPartial: DescribedMap {
  var selector: Selector?
  @Boxed var cutout: CutoutPartial?
  var ring: Removable<RingPartial>?

  static let keys = MapDescription<Self>(
    "targetItem", of: "an item of a list of targets", its: "the item's",
    "A target with a cutout and a ring of its own, merged over the step's."
  ) {
    Key("target", .selector, "The highlighted element.", or: .required, get: { $0.selector }, set: { $0.selector = $1 })
    Key(
      "cutout", .map(CutoutPartial.self), "The hole around it, merged over the step's.",
      get: { $0.cutout }, set: { $0.cutout = $1 })
    Key(
      "ring", .removable(RingPartial.self), "The stroke around its hole, or `none`; merged over the step's.",
      get: { $0.ring }, set: { $0.ring = $1 })
  }
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
              "items": ["anyOf": [selector.schema(), .reference(TargetPartial.keys.outline.definition)]],
            ],
          ]
        ], examples: ["compose-button", ["inbox", ["target": "search", "ring": "none"]]],
        map: { TargetPartial.keys.outline },
        otherMap: selector.map)
    ) { decoder, field, _ in
      let node = field.value
      let isList = decoder.document.kind(node) == .sequence
      if isList, decoder.document.childCount(node) == 0 {
        decoder.reportOutOfRange(node, "the list of targets is empty")
        return nil
      }
      var targets = decoder.oneOrMore(node) { decoder, child -> StepTarget? in
        guard isList, decoder.hasKey("target", child) else {
          return decoder.selector(child).map { StepTarget(selector: $0) }
        }
        let item = decoder.map(child, TargetPartial.self)
        guard let selector = item.selector else { return nil }
        var target = StepTarget(selector: selector, ring: item.ring)
        target.cutout = item.cutout
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
