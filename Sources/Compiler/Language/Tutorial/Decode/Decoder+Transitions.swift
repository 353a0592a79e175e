import TutorialMotion
import TutorialSyntax

/// The keys of a transition.
enum TransitionKey: String, DocumentKey {
  case enter, move, exit, variantChange
  static let table = KeyTable<Self>()
}

/// The keys of a movement.
enum MovementKey: String, DocumentKey {
  case kind, easing, duration, delay, arc
  static let table = KeyTable<Self>()
}

/// The keys of reduced motion.
enum ReducedMotionKey: String, DocumentKey {
  case kind, duration
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// A partial `transition`.
  mutating func transitionPartial(_ node: NodeID) -> TransitionPartial {
    var partial = TransitionPartial(range: document.range(node))
    var fields = self.fields(node, TransitionKey.self, of: "a transition", for: .transition)
    while let field = next(&fields) {
      let movement = removable(field.value) { $0.movementPartial($1) }
      switch field.key {
      case .enter: partial.enter = movement
      case .move: partial.move = movement
      case .exit: partial.exit = movement
      case .variantChange: partial.variantChange = movement
      }
    }
    return partial
  }

  private mutating func movementPartial(_ node: NodeID) -> MovementPartial {
    var partial = MovementPartial(range: document.range(node))
    var fields = self.fields(node, MovementKey.self, of: "a movement", for: .movement)
    while let field = next(&fields) {
      switch field.key {
      case .kind: partial.kind = choice(field.value, MovementKind.self, of: "the movement's kind")
      case .easing: partial.easing = easing(field.value)
      case .duration: partial.duration = duration(field.value, of: "the movement's duration")
      case .delay: partial.delay = duration(field.value, of: "the movement's delay")
      case .arc: partial.arc = number(field.value, in: -10...10, of: "the movement's arc")
      }
    }
    if isSpringWithDuration(partial.easing, partial.duration) { partial.duration = nil }
    return partial
  }

  /// `duration-with-spring` where both stand in one map.
  mutating func isSpringWithDuration(_ easing: Located<Easing>?, _ duration: Located<Double>?) -> Bool {
    guard let easing, case .spring = easing.value, let duration else { return false }
    report(
      durationWithSpring(
        SourceSpan(document.source, duration.range), spring: SourceSpan(document.source, easing.range)))
    return true
  }

  /// A partial `reducedMotion`.
  mutating func reducedMotionPartial(_ node: NodeID) -> ReducedMotionPartial {
    var partial = ReducedMotionPartial(range: document.range(node))
    var fields = self.fields(node, ReducedMotionKey.self, of: "reduced motion", for: .reducedMotion)
    while let field = next(&fields) {
      switch field.key {
      case .kind: partial.kind = choice(field.value, ReducedMotionKind.self, of: "the kind of reduced motion")
      case .duration: partial.duration = duration(field.value, of: "the duration of reduced motion")
      }
    }
    return partial
  }
}

/// A duration beside, or under, a spring.
func durationWithSpring(_ span: SourceSpan, spring: SourceSpan) -> Diagnostic {
  Diagnostic(
    .durationWithSpring, "a spring takes its own time to settle, a duration cannot change it", at: span,
    label: "remove the duration, or use another easing", labels: [.init(spring, "the spring is written here")])
}
