package import TutorialSyntax
import TutorialValues

/// A partial `transition`: the movements of the overlay as it appears, changes and disappears.
package struct TransitionPartial: DescribedMap {
  /// `enter`: from no step to this one.
  package var enter: Removable<MovementPartial>?
  /// `move`: from another step to this one.
  package var move: Removable<MovementPartial>?
  /// `exit`: from this step to none.
  package var exit: Removable<MovementPartial>?
  /// `variantChange`: a change while this step is shown, such as a rotation.
  package var variantChange: Removable<MovementPartial>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "transition", of: "a transition", "The movements by which the overlay appears, changes and disappears.",
    hints: ForeignKeys.transition,
    examples: [["move": ["easing": "snappy"]], ["enter": ["kind": "reveal"], "exit": "none"]],
    shorthand: { text in
      if text == "none" || ForeignValues.nothing.contains(text) { return "{ move: none }" }
      return MovementPartial.movementMap(text).map { "{ move: \($0) }" }
    }
  ) {
    Key(
      "enter", .removable(MovementPartial.self), "The movement from no step to this one.",
      or: .words("a fade in 0.25 s, easeOut"),
      get: { $0.enter }, set: { $0.enter = $1 })
    Key(
      "move", .removable(MovementPartial.self), "The movement from another step to this one.",
      or: .words("a morph in 0.35 s, by `[0.2, 0, 0, 1]`"),
      get: { $0.move }, set: { $0.move = $1 })
    Key(
      "exit", .removable(MovementPartial.self), "The movement from this step to none.",
      or: .words("a fade in 0.25 s, easeOut"),
      get: { $0.exit }, set: { $0.exit = $1 })
    Key(
      "variantChange", .removable(MovementPartial.self),
      "The movement if the device is turned, or its display changes otherwise, while the step is shown.",
      or: .words("none"),
      get: { $0.variantChange }, set: { $0.variantChange = $1 })
  }
}
