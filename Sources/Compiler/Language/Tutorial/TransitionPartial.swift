package import TutorialSyntax
import TutorialValues

/// A partial `transition`: the movements of the overlay as it appears, changes and disappears.
package struct TransitionPartial: DescribedMap {
  /// The map.
  package var range: ByteRange
  /// `enter`: from no step to this one.
  package var enter: Removable<MovementPartial>?
  /// `move`: from another step to this one.
  package var move: Removable<MovementPartial>?
  /// `exit`: from this step to none.
  package var exit: Removable<MovementPartial>?
  /// `variantChange`: a change while this step is shown, such as a rotation.
  package var variantChange: Removable<MovementPartial>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

extension TransitionPartial {
  package static let keys = MapDescription<Self>(
    "transition", of: "a transition", "How the overlay comes, moves and goes.", hints: WordsOfOtherTools.transition,
    examples: [["move": ["easing": "snappy"]], ["enter": ["kind": "reveal"], "exit": "none"]],
    shorthand: { text in
      if text == "none" || ValuesOfOtherTools.nothing.contains(text) { return "{ move: none }" }
      return MovementPartial.movementMap(text).map { "{ move: \($0) }" }
    }
  ) {
    Key(
      "enter", .removable(MovementPartial.self), "From nothing to this step.", or: .words("a fade in 0.25 s, easeOut")
    ) {
      $0.enter
    } set: {
      $0.enter = $1
    }
    Key(
      "move", .removable(MovementPartial.self), "From another step to it.", or: .words("a morph in 0.35 s, easeInOut")
    ) {
      $0.move
    } set: {
      $0.move = $1
    }
    Key("exit", .removable(MovementPartial.self), "From it to nothing.", or: .words("a fade in 0.25 s, easeOut")) {
      $0.exit
    } set: {
      $0.exit = $1
    }
    Key(
      "variantChange", .removable(MovementPartial.self),
      "When the device is turned, or what it shows changes otherwise, while the step is shown.", or: .words("none")
    ) {
      $0.variantChange
    } set: {
      $0.variantChange = $1
    }
  }
}
