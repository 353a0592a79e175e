package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
package import TutorialValues

/// A partial `interaction`: the touches that reach the app.
package struct InteractionPartial: DescribedMap {
  /// `mode`; a plain word is the mode.
  package var mode: Located<TourInteraction.Mode>?
  /// `allow`: further elements whose touches pass.
  package var allow: Located<[Selector]>?
  /// `hitPadding`: the margin around a hole within which touches still reach the app.
  package var hitPadding: Located<Padding>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "interactionMap", of: "an interaction", its: "the interaction's", "The touches that reach the app.",
    hints: ForeignKeys.interaction
  ) {
    Key(
      "mode", .mode, "The touches that reach the app.",
      or: .words("`target` if a rule waits for a tap on the target, else `block`"),
      get: { $0.mode }, set: { $0.mode = $1 })
    Key("allow", .selectors, "Further elements whose touches reach the app.", get: { $0.allow }, set: { $0.allow = $1 })
    Key(
      "hitPadding", .padding, "The margin around each hole in which touches also count, in any form that padding has.",
      called: "the hit padding", or: .value(0),
      get: { $0.hitPadding }, set: { $0.hitPadding = $1 })
  }
}

extension Kind where Value == Located<TourInteraction.Mode> {
  /// The touches that reach the app.
  fileprivate static var mode: Kind { word(TourInteraction.Mode.self).named("mode") }
}

extension Kind where Value == InteractionPartial {
  /// A map, or a word that is the interaction's mode.
  static var interaction: Kind {
    let words = WordDescription.all(TourInteraction.Mode.self)
    return Kind(
      KindForm(
        [
          "anyOf": [
            Kind<Located<TourInteraction.Mode>>.mode.form.schema(),
            .reference(InteractionPartial.keys.outline.definition),
          ]
        ], examples: ["target", ["mode": "target", "allow": "menu"]], words: words,
        map: { InteractionPartial.keys.outline }),
      over: { $0.over($1) }
    ) { decoder, field, _ in
      guard decoder.document.isScalar(field.value) else { return decoder.map(field.value, InteractionPartial.self) }
      var partial = InteractionPartial()
      partial.mode = decoder.choice(field.value, TourInteraction.Mode.self, of: "the interaction")
      return partial
    }
  }
}
