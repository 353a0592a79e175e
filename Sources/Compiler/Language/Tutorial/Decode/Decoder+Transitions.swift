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
  mutating func transitionLayer(_ node: NodeID) -> TransitionLayer {
    var layer = TransitionLayer(range: document.range(node))
    var fields = self.fields(node, TransitionKey.self, of: "a transition", for: .transition)
    while let field = next(&fields) {
      let movement = removable(field.value) { $0.movementLayer($1) }
      switch field.key {
      case .enter: layer.enter = movement
      case .move: layer.move = movement
      case .exit: layer.exit = movement
      case .variantChange: layer.variantChange = movement
      }
    }
    return layer
  }

  private mutating func movementLayer(_ node: NodeID) -> MovementLayer {
    var layer = MovementLayer(range: document.range(node))
    var fields = self.fields(node, MovementKey.self, of: "a movement", for: .movement)
    while let field = next(&fields) {
      switch field.key {
      case .kind: layer.kind = choice(field.value, MovementKind.self, of: "the movement's kind")
      case .easing: layer.easing = easing(field.value)
      case .duration: layer.duration = duration(field.value, of: "the movement's duration")
      case .delay: layer.delay = duration(field.value, of: "the movement's delay")
      case .arc: layer.arc = number(field.value, in: -10...10, of: "the movement's arc")
      }
    }
    if isSpringWithDuration(layer.easing, layer.duration) { layer.duration = nil }
    return layer
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
  mutating func reducedMotionLayer(_ node: NodeID) -> ReducedMotionLayer {
    var layer = ReducedMotionLayer(range: document.range(node))
    var fields = self.fields(node, ReducedMotionKey.self, of: "reduced motion", for: .reducedMotion)
    while let field = next(&fields) {
      switch field.key {
      case .kind: layer.kind = choice(field.value, ReducedMotionKind.self, of: "the kind of reduced motion")
      case .duration: layer.duration = duration(field.value, of: "the duration of reduced motion")
      }
    }
    return layer
  }
}

/// A duration beside, or under, a spring.
func durationWithSpring(_ span: SourceSpan, spring: SourceSpan) -> Diagnostic {
  Diagnostic(
    .durationWithSpring, "a spring takes its own time to settle, a duration cannot change it", at: span,
    label: "remove the duration, or use another easing", labels: [.init(spring, "the spring is written here")])
}
