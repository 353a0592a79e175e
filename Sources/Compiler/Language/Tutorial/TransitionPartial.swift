package import TutorialMotion
package import TutorialSyntax

/// A partial `transition`: how the overlay comes, moves and goes.
package struct TransitionPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `enter`: from nothing to this step.
  package var enter: Removable<MovementPartial>?
  /// `move`: from another step to this one.
  package var move: Removable<MovementPartial>?
  /// `exit`: from this step to nothing.
  package var exit: Removable<MovementPartial>?
  /// `variantChange`: while this step is shown, such as a rotation.
  package var variantChange: Removable<MovementPartial>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// A partial movement: one of the four parts of a transition.
package struct MovementPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `kind`.
  package var kind: Located<MovementKind>?
  /// `easing`.
  package var easing: Located<Easing>?
  /// `duration`, in seconds; not with a spring.
  package var duration: Located<Double>?
  /// `delay`, in seconds.
  package var delay: Located<Double>?
  /// `arc`: the height of the bend as a fraction of the way, positive to the left of travel.
  package var arc: Located<Double>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// What a movement does with the holes.
package enum MovementKind: String, DocumentKey {
  /// The old holes become the new ones.
  case morph
  /// The old picture fades into the new one.
  case fade
  /// The new holes grow.
  case reveal
  /// At once.
  case cut

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// A partial `reducedMotion`: what replaces movement for people who asked for less of it.
package struct ReducedMotionPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `kind`.
  package var kind: Located<ReducedMotionKind>?
  /// `duration`, in seconds.
  package var duration: Located<Double>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// What replaces movement.
package enum ReducedMotionKind: String, DocumentKey {
  /// A cross-fade.
  case fade
  /// At once.
  case cut

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
