import TutorialMotion
import TutorialSyntax
import TutorialValues

enum SpringKey: String, CaseIterable {
  case response, dampingFraction, velocity
  case duration, bounce
  case stiffness, damping, mass

  /// The description of a spring to which the key belongs. Keys of different descriptions can't be combined.
  var form: SpringForm {
    switch self {
    case .response, .dampingFraction, .velocity: .response
    case .duration, .bounce: .bounce
    case .stiffness, .damping, .mass: .physical
    }
  }
}

/// A spring while it is being decoded.
struct SpringPartial: DescribedMap {
  var written: [(key: SpringKey, name: NodeID, value: Double)] = []
  var isComplete = true

  /// The value of a key, or nil if it is missing.
  subscript(_ key: SpringKey) -> Double? { written.first { $0.key == key }?.value }

  static let keys = MapDescription<Self>(
    "spring", of: "a spring",
    "A spring: `{ response, dampingFraction, velocity }`, `{ duration, bounce }` or `{ stiffness, damping, mass }`. It has to settle within 10 s.",
    rules: { [.init("anyOf", .array([.response, .bounce, .physical].map(schema)))] }, hints: ForeignKeys.spring
  ) {
    parameter(.response, .springTime, "The spring's response: the time of one oscillation without damping.")
    parameter(
      .dampingFraction, .number(0.1...100, examples: [0.8]),
      "The damping fraction; at 1 and above the spring does not overshoot.")
    parameter(
      .velocity, .number(-1000...1000, examples: [0]),
      "The initial velocity, as a multiple of the distance per second.", or: .value(0))
    parameter(.duration, .springTime, "The perceived duration.")
    parameter(
      .bounce, .number(-0.99...0.9, examples: [0.2]), "The bounce; at 0 and below the spring does not overshoot.",
      or: .value(0))
    parameter(.stiffness, .positive, "The stiffness: how strongly the spring pulls.", examples: [200])
    parameter(.damping, .positive, "The damping: how strongly the movement is braked.", examples: [20])
    parameter(.mass, .positive, "The mass of the object on the spring.", or: .value(1), examples: [1])
  }

  private static func parameter(
    _ key: SpringKey, _ kind: Kind<Located<Double>>, _ prose: String, or otherwise: KeyDescription.Otherwise = .nothing,
    examples: [SchemaNode] = []
  ) -> Key<Self> {
    Key(
      KeyDescription(name: key.rawValue, prose: prose, form: kind.form, otherwise: otherwise, examples: examples)
    ) {
      decoder, field, called, spring in
      if let first = spring.written.first, first.key.form != key.form {
        decoder.report(
          mixedSpring(
            key, first.key, at: decoder.document.span(field.name), first: decoder.document.span(first.name)))
        spring.isComplete = false
      } else if let value = kind.read(&decoder, field, called)?.value {
        spring.written.append((key, field.name, value))
      } else {
        spring.isComplete = false
      }
    }
  }

  /// The schema of one description: its required keys, and no key of another.
  private static func schema(of form: SpringForm) -> SchemaNode {
    let others = SpringKey.allCases.filter { $0.form != form }
    return [
      "required": .array(form.required.map { .string($0.rawValue) }),
      "properties": .object(others.map { .init($0.rawValue, false) }),
    ]
  }
}

extension Kind where Value == Located<Double> {
  /// A time in a spring, in seconds, without a unit.
  fileprivate static var springTime: Kind {
    let schema = SchemaDefinition("springTime") { ["type": "number", "exclusiveMinimum": 0, "maximum": 10] }
    return Kind(KindForm(.reference(schema), examples: [0.4])) { decoder, field, called in
      decoder.positive(field.value, upTo: 10, of: called)
    }.advising(AdviceOnValues.springTime)
  }
}

extension Kind where Value == Spring {
  static var spring: Kind {
    Kind(
      KindForm(
        .reference(SpringPartial.keys.outline.definition),
        examples: [
          ["response": 0.4, "dampingFraction": 0.8], ["duration": 0.5, "bounce": 0.2],
          ["stiffness": 200, "damping": 20],
        ], map: { SpringPartial.keys.outline })
    ) { decoder, field, _ in decoder.spring(field.value) }.advising(AdviceOnValues.spring)
  }
}

enum SpringForm {
  case response, bounce, physical

  var required: [SpringKey] {
    switch self {
    case .response: [.response, .dampingFraction]
    case .bounce: [.duration]
    case .physical: [.stiffness, .damping]
    }
  }
}

extension Decoder {
  /// Reads a spring.
  ///
  /// It is `{ response, dampingFraction, velocity }`, `{ duration, bounce }` or `{ stiffness, damping, mass }`.
  /// Velocity and bounce default to 0, and mass to 1. The other keys are required.
  mutating func spring(_ node: NodeID) -> Spring? {
    var written = map(node, SpringPartial.self)
    guard written.isComplete, document.kind(node) == .mapping else { return nil }
    let form = written.written.first?.key.form ?? .response
    for key in form.required where written[key] == nil {
      if !hasUnknownKey(in: node) { reportMissingKey(key.rawValue, of: "a spring", at: node) }
      written.isComplete = false
    }
    guard written.isComplete else { return nil }
    let spring = makeSpring(form, { written[$0] })
    return isCompilable(spring, node) ? spring : nil
  }

  private func makeSpring(_ form: SpringForm, _ value: (SpringKey) -> Double?) -> Spring {
    switch form {
    case .response:
      Spring(
        response: value(.response) ?? 0, dampingFraction: value(.dampingFraction) ?? 0, velocity: value(.velocity) ?? 0)
    case .bounce:
      Spring(duration: value(.duration) ?? 0, bounce: value(.bounce) ?? 0)
    case .physical:
      Spring(stiffness: value(.stiffness) ?? 0, damping: value(.damping) ?? 0, mass: value(.mass) ?? 1)
    }
  }

  /// Returns true if the spring settles in time; otherwise reports the reason.
  ///
  /// Values of single parameters have been checked by then. This check is about their combination.
  private mutating func isCompilable(_ spring: Spring, _ node: NodeID) -> Bool {
    if spring.surelySettles { return true }
    let message: String
    switch spring.problem {
    case .responseTooShort:
      message = "the spring's response is below \(describe(Spring.shortestResponse)) s, too short to be seen"
    case .notFinite, .velocityTooLarge: message = "the spring's parameters give no movement that can be followed"
    case .dampingTooSmall:
      message = "the spring's damping fraction is \(rounded(spring.dampingFraction)), it must be at least 0.1"
    case .settlesTooLate: message = "the spring settles far too late, the limit is 10 s"
    case nil:
      if spring.settles(by: Limits.duration) { return true }
      message = "the spring settles only after \(rounded(spring.settlingTime)) s, the limit is 10 s"
    }
    report(Diagnostic(.valueOutOfRange, message, at: SourceSpan(document.source, headRange(node))))
    return false
  }

  private func rounded(_ value: Double) -> String { describe((value * 1000).rounded() / 1000) }
}

extension Spring {
  /// True if a simple bound proves that the spring settles within the limit.
  ///
  /// Finding the exact settling time costs more than all else about a tutorial, and few springs come near the limit.
  ///
  /// From rest the distance is at most e^(−ζωt)/√(1−ζ²): for ζ up to 0.95 it is under 0.001 once ζωt is ln 3203, that
  /// is at 1.29·response/ζ. Up to ζ = 1.5 the slower of the two exponentials has decayed that far by ωt = 20, that is
  /// at 3.2·response.
  var surelySettles: Bool {
    guard velocity == 0, response >= Self.shortestResponse else { return false }
    switch dampingFraction {
    case 0.1...0.95: return 1.29 * response / dampingFraction <= Limits.duration
    case 0.95...1.5: return 3.2 * response <= Limits.duration
    default: return false
    }
  }
}

private func mixedSpring(_ key: SpringKey, _ other: SpringKey, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "\"\(key.rawValue)\" does not go with \"\(other.rawValue)\" in a spring", at: span,
    labels: [.init(first, "\"\(other.rawValue)\" is written here")],
    notes: [
      .init("a spring is { response, dampingFraction, velocity }, { duration, bounce } or { stiffness, damping, mass }")
    ])
}
