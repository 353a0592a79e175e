import TutorialSyntax
package import TutorialTour
import TutorialValues

/// One item of `before`: what gets the app to where a step stands.
package enum Preparation: Sendable, Hashable {
  /// `action`: the client performs the app's action of that name.
  case action(String)
  /// `event`: the client waits until the app reports the event of that name.
  case event(String)
  /// `route`: the client waits until the app's route matches.
  case route(TourRoute)
}

/// An item of `before`, as far as it is read.
struct PreparationPartial: DescribedMap {
  let range: ByteRange
  var preparation: Preparation?

  init(range: ByteRange) {
    self.range = range
  }

  /// The keys of which an item has one.
  private static let choices = ["action", "event", "route"]

  static let keys = MapDescription<Self>(
    "preparation", of: "what comes before a step", its: "the",
    "One thing that gets the app to where the step stands: something that the client performs, or waits for.",
    rules: { schemaOfOne(of: choices) }, hints: WordsOfOtherTools.preparation,
    shorthand: { $0.hasPrefix("/") ? "{ route: \($0) }" : $0.contains(" ") ? nil : "{ action: \($0) }" },
    finish: { decoder, node, _ in
      decoder.requireOne(
        of: choices, in: node, what: "what comes before a step", limit: "an item says one thing only",
        advice: "write an item of its own for it")
    }
  ) {
    choice(
      "action", KindForm(.reference(.name)),
      "The name of an action that the client performs, such as to open a screen.",
      examples: ["open-settings"]
    ) { decoder, field, called in decoder.name(field.value, of: called).map { .action($0) } }
    choice(
      "event", KindForm(.reference(.name)),
      "The name of an event that the app has to report. Whoever is on the step's screen already need not wait for it.",
      examples: ["settings-opened"]
    ) { decoder, field, called in decoder.name(field.value, of: called).map { .event($0) } }
    choice(
      "route", Kind<Located<TourRoute>>.route.form, "A pattern of routes that the app's has to match.",
      examples: ["/settings/*"]
    ) { decoder, field, called in decoder.route(field.value, of: called).map { .route($0.value) } }
  }

  private static func choice(
    _ name: String, _ form: KindForm, _ prose: String, examples: [SchemaNode],
    read: @escaping @Sendable (inout Decoder, FieldCursor.Field, String) -> Preparation?
  ) -> Key<Self> {
    Key(
      KeyDescription(name: name, prose: prose, form: form, otherwise: .nothing, examples: examples)
    ) { decoder, field, called, item in
      item.preparation = item.preparation ?? read(&decoder, field, called)
    }
  }
}

extension Kind where Value == Located<[Preparation]> {
  /// One item, or a list of them in their order.
  static var preparations: Kind {
    let item = SchemaNode.reference(PreparationPartial.keys.outline.definition)
    return Kind(
      KindForm(
        ["anyOf": [item, ["type": "array", "maxItems": .number(Double(Limits.preparations)), "items": item]]],
        examples: [["action": "open-settings"], [["action": "open-settings"], ["route": "/settings/*"]]],
        map: { PreparationPartial.keys.outline })
    ) { decoder, field, called in
      let count = decoder.document.kind(field.value) == .sequence ? decoder.document.childCount(field.value) : 1
      guard count <= Limits.preparations else {
        decoder.report(
          Diagnostic(
            .limitExceeded, "\(called) has \(count) items, the limit is \(Limits.preparations)",
            at: decoder.document.span(field.value)))
        return nil
      }
      return decoder.oneOrMore(field.value) { $0.map($1, PreparationPartial.self).preparation }
    }
  }
}
