/// One of the four parts of a transition.
package enum MovementPart: Sendable, CaseIterable {
  /// From nothing to the step.
  case enter
  /// From another step to it.
  case move
  /// From the step to nothing.
  case exit
  /// While the step is shown, such as a rotation.
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
