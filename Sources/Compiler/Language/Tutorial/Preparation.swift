import TutorialSyntax
package import TutorialTour
import TutorialValues

/// One item of `before`: an action or a wait that gets the app to the step's screen.
package enum Preparation: Sendable, Equatable {
  /// `action`: the client performs the app's action with that name.
  case action(String)
  /// `event`: the client waits until the app reports the event with that name.
  case event(String)
  /// `route`: the client waits until the app's route matches.
  case route(TourRoute)
  /// `appears`: the client waits until the element is present.
  case appears(Selector)
  /// `gone`: the client waits until the element is absent.
  case gone(Selector)

  /// Compares two items; selectors are equal if they have the same source range.
  package static func == (one: Preparation, other: Preparation) -> Bool {
    switch (one, other) {
    case (.action(let name), .action(let second)), (.event(let name), .event(let second)): name == second
    case (.route(let route), .route(let second)): route == second
    case (.appears(let selector), .appears(let second)), (.gone(let selector), .gone(let second)):
      selector.range == second.range
    default: false
    }
  }
}

/// An item of `before` while it is being decoded.
struct PreparationPartial: DescribedMap {
  var preparation: Preparation?

  /// The keys of which an item has exactly one.
  private static let choices = ["action", "event", "route", "appears", "gone"]

  static let keys = MapDescription<Self>(
    "preparation", of: "`before`", its: "the",
    "One thing that gets the app to the step's screen: an action that the client performs, or something that it waits for.",
    rules: { schemaOfOne(of: choices) }, hints: ForeignKeys.preparation,
    shorthand: { $0.hasPrefix("/") ? "{ route: \($0) }" : $0.contains(" ") ? nil : "{ action: \($0) }" },
    finish: { decoder, node, _ in
      decoder.requireOne(
        of: choices, in: node, what: "an item of `before`", limit: "an item has one of these keys only",
        advice: "write another item for it")
    }
  ) {
    choice(
      "action", KindForm(.reference(.name)),
      "The name of an action that the client performs, such as opening a screen.",
      examples: ["open-settings"]
    ) { decoder, field, called in decoder.name(field.value, of: called).map { .action($0) } }
    choice(
      "event", KindForm(.reference(.name)),
      "The name of an event that the app has to report. The client doesn't wait for it if the app is on the step's screen already.",
      examples: ["settings-opened"]
    ) { decoder, field, called in decoder.name(field.value, of: called).map { .event($0) } }
    choice(
      "route", Kind<Located<TourRoute>>.route.form, "A pattern of routes that the app's route has to match.",
      examples: ["/settings/*"]
    ) { decoder, field, called in decoder.route(field.value, of: called).map { .route($0.value) } }
    choice(
      "appears", Kind<Selector>.selector.form,
      "An element that has to be there: on the step's screen, or if that has no such element, on the next step's.",
      examples: ["settings-list"]
    ) { decoder, field, _ in decoder.selector(field.value).map { .appears($0) } }
    choice(
      "gone", Kind<Selector>.selector.form, "An element of the step's screen that must not be there.",
      examples: ["spinner"]
    ) { decoder, field, _ in decoder.selector(field.value).map { .gone($0) } }
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
  /// An item, or a list of items in order.
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
