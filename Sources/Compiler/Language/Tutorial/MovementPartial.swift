package import TutorialMotion
package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A partial movement: one of the four parts of a transition.
package struct MovementPartial: LocatedMap {
  /// The map.
  package var range = ByteRange(0, 0)
  /// `kind`.
  package var kind: Located<TourTransitionKind>?
  /// `easing`.
  package var easing: Located<Easing>?
  /// `duration`, in seconds; not with a spring.
  package var duration: Located<Double>?
  /// `delay`, in seconds.
  package var delay: Located<Double>?
  /// `arc`: the height of the bend as a fraction of the distance, positive to the left of travel.
  package var arc: Located<Double>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "movement", of: "a movement", "One part of a transition.",
    rules: { springWithoutDuration },
    hints: ForeignKeys.movement, examples: [["kind": "fade", "duration": 0.2], ["easing": "snappy"]],
    shorthand: movementMap,
    finish: { decoder, _, partial in
      if decoder.isSpringWithDuration(partial.easing, partial.duration) { partial.duration = nil }
    }
  ) {
    Key(
      "kind", .word(TourTransitionKind.self), "The kind of movement of the holes.",
      or: .words("`fade` for enter and exit, else `morph`"),
      get: { $0.kind }, set: { $0.kind = $1 })
    Key(
      "easing", .easing, "The easing of the movement: its progress over time.",
      or: .words("`easeOut` for enter and exit, else `[0.2, 0, 0, 1]`"),
      get: { $0.easing }, set: { $0.easing = $1 })
    Key(
      "duration", .time, "The duration of the movement; not with a spring, which takes its own time.",
      or: .words("0.25 for enter and exit, else 0.35"),
      get: { $0.duration }, set: { $0.duration = $1 })
    Key(
      "delay", .time, "The time before the movement starts.", else: \.delayOrDefault,
      get: { $0.delay }, set: { $0.delay = $1 })
    Key(
      "arc", .arc, "The height of the path's bend as a fraction of the distance, positive to the left of travel.",
      or: .value(0),
      get: { $0.arc }, set: { $0.arc = $1 })
  }

  /// The map that a single word certainly means.
  static func movementMap(_ text: String) -> String? {
    if let kind = TourTransitionKind(rawValue: text) { return "{ kind: \(kind.rawValue) }" }
    return isEasingWord(text) ? "{ easing: \(text) }" : AdviceOnValues.mapOfDuration("duration", text)
  }

  /// Merges this movement over another, key by key. A spring takes its own time, so it replaces an inherited duration.
  package func over(_ base: Self) -> Self {
    var result = inheriting(base)
    if result.easing?.value.takesOwnTime == true { result.duration = nil }
    return result
  }

  /// `delay`, else 0.
  package var delayOrDefault: Double { delay?.value ?? 0 }
}

/// The schema rule that a map with a spring has no duration.
let springWithoutDuration: [SchemaNode.Member] = [
  .init("if", ["required": ["easing"], "properties": ["easing": .reference(.springEasing)]]),
  .init("then", ["properties": ["duration": false]]),
]

extension Kind where Value == Located<Double> {
  /// The height of the bend as a fraction of the distance.
  static var arc: Kind { number(-10...10, examples: [0.2]) }
}

extension Decoder {
  /// Reports `duration-with-spring` and returns true if a map has both.
  mutating func isSpringWithDuration(_ easing: Located<Easing>?, _ duration: Located<Double>?) -> Bool {
    guard let easing, easing.value.takesOwnTime, let duration else { return false }
    report(
      durationWithSpring(
        SourceSpan(document.source, duration.range), spring: SourceSpan(document.source, easing.range)))
    return true
  }
}

/// The diagnostic for a duration beside a spring, or over an inherited one.
func durationWithSpring(_ span: SourceSpan, spring: SourceSpan) -> Diagnostic {
  Diagnostic(
    .durationWithSpring, "a spring takes its own time to settle, a duration cannot change it", at: span,
    label: "remove the duration, or use another easing", labels: [.init(spring, "the spring is written here")])
}

extension DiagnosticID {
  /// `duration-with-spring`.
  package static let durationWithSpring = DiagnosticID(
    "duration-with-spring", .error,
    rule:
      "A spring takes the time that it needs to settle, so a duration beside it in the same map has no meaning. An "
      + "inherited duration is replaced.",
    wrong: """
      move: { easing: { spring: { response: 0.4, dampingFraction: 0.7 } }, duration: 1 }
      """,
    right: """
      move: { easing: { spring: { response: 0.4, dampingFraction: 0.7 } } }
      """)
}
