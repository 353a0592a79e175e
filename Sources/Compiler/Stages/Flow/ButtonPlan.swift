package import TutorialLanguage
package import TutorialSyntax

/// A button of a callout.
package struct ButtonPlan: Sendable {
  /// The title of a button.
  package enum Title: Sendable {
    /// An author's title, with the button's index in the callout's list.
    case written(Located<String>, place: Int)
    /// The standard text for the button's action.
    case standard(StandardText)
  }

  /// The button's title.
  package var title: Title
  /// The name that rules refer to the button by.
  package var role: String?
  /// The index in the variant of the step that it leads to; nil is the end of the tutorial.
  package var to: Int?
  /// True if the button returns to the step that the person came from. `to` is then the step before this one.
  package var isBack = false
}

/// A text that authors needn't write: the title of a button that a rule waits for, or the progress.
package enum StandardText: String, Sendable, CaseIterable {
  /// Returns to the step that the person came from.
  case back
  /// Goes to the next step.
  case next
  /// Ends the tutorial.
  case done
  /// The person's progress in the tutorial.
  case progress

  /// The key of its translations in strings files.
  var key: String { "common.\(rawValue)" }

  /// The English text, used if no strings file has one.
  var word: String {
    switch self {
    case .back: "Back"
    case .next: "Next"
    case .done: "Done"
    case .progress: "{step} of {total}"
    }
  }
}

/// A rule of `advance` with its destination resolved.
package struct RulePlan: Sendable {
  /// The rule's index in the step.
  package var place: Int
  /// The event that triggers the rule.
  package var trigger: AdvanceTrigger
  /// The index in the variant of the step that comes next; nil is the end of the tutorial.
  package var to: Int?
  /// True if the rule returns to the step that the person came from. `to` is then the step before this one.
  package var isBack = false
  /// A condition that the client evaluates.
  package var when: Condition?
}
