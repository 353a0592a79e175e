/// One of the four parts of a transition.
package enum MovementPart: Sendable, CaseIterable {
  /// The first appearance, from no step.
  case enter
  /// The change from another step.
  case move
  /// The disappearance, to no step.
  case exit
  /// A change while the step is shown, such as a rotation.
  case variantChange
}

extension TransitionPartial {
  /// The partial of one part.
  package subscript(part: MovementPart) -> Removable<MovementPartial>? {
    switch part {
    case .enter: enter
    case .move: move
    case .exit: exit
    case .variantChange: variantChange
    }
  }
}
