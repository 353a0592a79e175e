import TutorialMotion
import TutorialSyntax

/// The keys of a spring.
enum SpringKey: String, DocumentKey {
  case response, dampingFraction, velocity
  case duration, bounce
  case stiffness, damping, mass
  static let table = KeyTable<Self>()

  /// The three ways to describe a spring. Keys of different ways do not go together.
  var form: SpringForm {
    switch self {
    case .response, .dampingFraction, .velocity: .response
    case .duration, .bounce: .bounce
    case .stiffness, .damping, .mass: .physical
    }
  }
}

enum SpringForm {
  case response, bounce, physical
}

extension Decoder {
  /// A spring: `{ response, dampingFraction, velocity }`, `{ duration, bounce }` or `{ stiffness, damping, mass }`.
  /// Velocity and bounce are 0 and mass is 1 where they are left out; the others must be there.
  mutating func spring(_ node: NodeID) -> Spring? {
    var written: [(key: SpringKey, name: NodeID, value: Double)] = []
    var isComplete = true
    var fields = self.fields(node, SpringKey.self, of: "a spring")
    while let field = next(&fields) {
      if let first = written.first, first.key.form != field.key.form {
        report(mixedSpring(field.key, first.key, at: document.span(field.name), first: document.span(first.name)))
        isComplete = false
      } else if let value = springParameter(field.value, field.key) {
        written.append((field.key, field.name, value))
      } else {
        isComplete = false
      }
    }
    guard isComplete, document.kind(node) == .mapping else { return nil }
    func value(_ key: SpringKey) -> Double? { written.first { $0.key == key }?.value }
    let form = written.first?.key.form ?? .response
    for key in required(form) where value(key) == nil {
      reportMissingKey(key.rawValue, of: "a spring", at: node)
      isComplete = false
    }
    guard isComplete else { return nil }
    let spring = makeSpring(form, value)
    return isCompilable(spring, node) ? spring : nil
  }

  private mutating func springParameter(_ node: NodeID, _ key: SpringKey) -> Double? {
    switch key {
    case .response, .duration: positive(node, upTo: 10, of: "the spring's \(key.rawValue)")?.value
    case .stiffness, .damping, .mass: positive(node, of: "the spring's \(key.rawValue)")?.value
    case .dampingFraction: number(node, in: 0.1...100, of: "the spring's dampingFraction")?.value
    case .bounce: number(node, in: -0.99...0.9, of: "the spring's bounce")?.value
    case .velocity: number(node, in: -1000...1000, of: "the spring's velocity")?.value
    }
  }

  private func required(_ form: SpringForm) -> [SpringKey] {
    switch form {
    case .response: [.response, .dampingFraction]
    case .bounce: [.duration]
    case .physical: [.stiffness, .damping]
    }
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

  /// Whether the spring comes to rest in time. What a single parameter gets wrong has been said by then; this is about
  /// what they do together.
  private mutating func isCompilable(_ spring: Spring, _ node: NodeID) -> Bool {
    if spring.surelySettles { return true }
    let span = SourceSpan(document.source, headRange(node))
    switch spring.problem {
    case .responseTooShort:
      report(
        Diagnostic(
          .valueOutOfRange,
          "the spring's response is below \(describe(Spring.shortestResponse)) s, too short to be seen",
          at: span))
      return false
    case .notFinite, .velocityTooLarge:
      report(Diagnostic(.valueOutOfRange, "the spring's parameters give no movement that can be followed", at: span))
      return false
    case .dampingTooSmall:
      report(
        Diagnostic(
          .valueOutOfRange,
          "the spring's damping fraction is \(rounded(spring.dampingFraction)), it must be at least 0.1", at: span))
      return false
    case .settlesTooLate:
      report(settlesTooLate(nil, at: span))
      return false
    case nil:
      guard spring.settles(by: Limits.duration) else {
        report(settlesTooLate(rounded(spring.settlingTime), at: span))
        return false
      }
      return true
    }
  }

  private func rounded(_ value: Double) -> String { describe((value * 1000).rounded() / 1000) }
}

extension Spring {
  /// Whether it is plain that the spring settles within the limit. Finding its exact settling time costs more than
  /// all else about a tutorial, and few springs come near the limit.
  ///
  /// From rest the distance is at most e^(−ζωt)/√(1−ζ²): for ζ up to 0.95 it is under 0.001 once ζωt is ln 3203, that is
  /// at 1.29·response/ζ. Up to ζ = 1.5 the slower of the two decays has brought it there by ωt = 20, that is at
  /// 3.2·response.
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

private func settlesTooLate(_ seconds: String?, at span: SourceSpan) -> Diagnostic {
  let time = seconds.map { "only after \($0) s" } ?? "far too late"
  return Diagnostic(.valueOutOfRange, "the spring settles \(time), the limit is 10 s", at: span)
}
