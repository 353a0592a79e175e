package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A partial `onMissing`: the handling of a step whose target is missing in a layout or in the running app.
package struct MissingPartial: DescribedMap {
  /// `layout`: the result for a variant in which the target doesn't resolve; a plain word stands for it.
  package var layout: Located<MissingTargetPolicy>?
  /// `wait`: the time for which a client waits for the target, in seconds.
  package var wait: Located<Double>?
  /// `then`: what comes when that time has passed.
  package var then: Located<TourMissing.Fallback>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "missing", of: "onMissing", its: "the", "The handling of a step whose target is not there.",
    hints: ForeignKeys.missing
  ) {
    Key(
      "layout", .policy, "The result for a variant in whose layout nothing resolves.", called: "onMissing",
      else: \.layoutOrDefault,
      get: { $0.layout }, set: { $0.layout = $1 })
    Key(
      "wait", .wait,
      "The time for which a client waits until the running app shows the target, at most 300 s. Nothing of the step is visible meanwhile.",
      called: "the time to wait", or: .words("0 if `then` is given, else the client doesn't look for the target"),
      get: { $0.wait }, set: { $0.wait = $1 })
    Key(
      "then", .word(TourMissing.Fallback.self), "The client's action when that time has passed.",
      called: "the action after the wait", or: .words("`skip` if `wait` is given"),
      get: { $0.then }, set: { $0.then = $1 })
  }

  /// `layout`, else an error.
  package var layoutOrDefault: MissingTargetPolicy { layout?.value ?? .error }
  /// `then`, else the step is passed over.
  package var thenOrDefault: TourMissing.Fallback { then?.value ?? .skip }
  /// Whether a client has to look for the target in the running app.
  package var isAwaited: Bool { wait != nil || then != nil }
}

/// The part of a step that remains in a variant in which its target does not resolve.
package enum MissingTargetPolicy: String, DescribedWord, DocumentKey, Written {
  /// An error.
  case error
  /// The tour without the step.
  case skip
  /// The step without a hole, with its callout in the centre.
  case center

  package static let table = KeyTable<Self>(hints: ForeignValues.missing)

  package var prose: String {
    switch self {
    case .error: "an error"
    case .skip: "the tour without the step"
    case .center: "the step without a hole, with its callout in the centre"
    }
  }
}

extension Kind where Value == Located<MissingTargetPolicy> {
  fileprivate static var policy: Kind { word(MissingTargetPolicy.self).named("missingInLayout") }
}

extension Kind where Value == MissingPartial {
  /// A map, or a word that is its `layout`.
  static var missing: Kind {
    let words = WordDescription.all(MissingTargetPolicy.self)
    return Kind(
      KindForm(
        [
          "anyOf": [
            Kind<Located<MissingTargetPolicy>>.policy.form.schema(),
            .reference(MissingPartial.keys.outline.definition),
          ]
        ], examples: ["skip", ["wait": "3s", "then": "skip"]], words: words, map: { MissingPartial.keys.outline }),
      over: { $0.over($1) }
    ) { decoder, field, called in
      guard decoder.document.isScalar(field.value) else { return decoder.map(field.value, MissingPartial.self) }
      var partial = MissingPartial()
      partial.layout = decoder.choice(field.value, MissingTargetPolicy.self, of: called)
      return partial
    }
  }
}
